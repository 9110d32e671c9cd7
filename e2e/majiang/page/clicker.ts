// A player without hands of its own: plays the person's seat by clicking what the page offers, as a person would.

import type Majiang from '@kobalab/majiang-core';
import { towardsTenpai } from './choice.ts';

type Player = InstanceType<typeof Majiang.Player>;

const CARDS = ['.kaiju', '.hule-dialog', '.summary'];
const ALWAYS = ['zimo', 'rong', 'lizhi'];
const AT_WHIM = ['gang', 'peng', 'chi'];
const WHIM = 0.6;

const shown = (selector: string): readonly HTMLElement[] =>
  [...document.querySelectorAll<HTMLElement>(`#board ${selector}`)].filter((e) => !e.closest('.hide'));

const buttonToClick = (): HTMLElement | undefined => {
  const buttons = shown('.player-button .button');
  const named = (names: readonly string[]) => buttons.find((b) => names.some((n) => b.classList.contains(n)));
  const whim = Math.random() < WHIM ? named(AT_WHIM) : undefined;
  return named(ALWAYS) ?? whim ?? named(['cansel']);
};

const tileToClick = (player: Player): HTMLElement | undefined => {
  const tiles = shown('.shoupai.main .bingpai .pai[tabindex]');
  const codeOf = (e: HTMLElement): string =>
    `${e.dataset.pai ?? ''}${e.parentElement?.classList.contains('zimo') ? '_' : ''}`;
  const best = towardsTenpai(player.shoupai, tiles.map(codeOf));
  return tiles.find((e) => codeOf(e) === best);
};

/** Clicks once, if there is anything to click; says what. */
export const clickOnce = (player: Player): string | undefined => {
  const [card] = CARDS.flatMap(shown);
  const [meld] = shown('.select-mianzi .mianzi[tabindex]');
  const target = card ?? meld ?? buttonToClick() ?? tileToClick(player);
  if (!target) return undefined;
  target.click();
  return target.dataset.pai ?? target.className;
};

/** Goes on clicking as soon as the page has changed. */
export const keepClicking = (player: Player): void => {
  let due = false;
  const look = (): void => {
    due = false;
    clickOnce(player);
  };
  new MutationObserver(() => {
    if (due) return;
    due = true;
    setTimeout(look, 0);
  }).observe(document.body, { subtree: true, childList: true, attributes: true });
};
