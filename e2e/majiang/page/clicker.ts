// A player without hands of its own: plays the person's seat by clicking what the page offers, as a person would.
// Takes nothing from the game's chance, so that a seeded game stays the same game whenever and however often it looks.

import type Majiang from '@kobalab/majiang-core';
import { towardsTenpai } from './choice.ts';

type Player = InstanceType<typeof Majiang.Player>;

const CARDS = ['.kaiju', '.hule-dialog', '.summary'];
const ALWAYS = ['zimo', 'rong', 'lizhi'];
const CALLS = ['gang', 'peng', 'chi'];

const shown = (selector: string): readonly HTMLElement[] =>
  [...document.querySelectorAll<HTMLElement>(`#board ${selector}`)].filter((e) => !e.closest('.hide'));

const buttonToClick = (calls: boolean): HTMLElement | undefined => {
  const buttons = shown('.player-button .button');
  const named = (names: readonly string[]) => buttons.find((b) => names.some((n) => b.classList.contains(n)));
  return named(ALWAYS) ?? (calls ? named(CALLS) : undefined) ?? named(['cansel']);
};

const tileToClick = (player: Player): HTMLElement | undefined => {
  const tiles = shown('.shoupai.main .bingpai .pai[tabindex]');
  if (tiles.length === 0) return undefined;
  const codeOf = (e: HTMLElement): string =>
    `${e.dataset.pai ?? ''}${e.parentElement?.classList.contains('zimo') ? '_' : ''}`;
  const best = towardsTenpai(player.shoupai, tiles.map(codeOf)).at(-1);
  return tiles.find((e) => codeOf(e) === best);
};

/** Clicks once, if there is anything to click; says what. `calls`: whether chi, pon and kan are taken. */
export const clickOnce = (player: Player, calls: boolean): string | undefined => {
  const [card] = CARDS.flatMap(shown);
  // The page may hide a choice it has just offered, when an earlier one is put away late: it still counts.
  const meld = document.querySelector<HTMLElement>('#board .select-mianzi .mianzi[tabindex]');
  const target = card ?? meld ?? buttonToClick(calls) ?? tileToClick(player);
  if (!target) return undefined;
  target.click();
  return target.dataset.pai ?? target.className;
};

/** Calls in every other hand of the game. */
const callsNow = (): boolean => globalThis.__game.model.jushu % 2 === 0;

/** Goes on clicking as soon as the page has changed. */
export const keepClicking = (player: Player): void => {
  let due = false;
  const look = (): void => {
    due = false;
    clickOnce(player, callsNow());
  };
  new MutationObserver(() => {
    if (due) return;
    due = true;
    setTimeout(look, 0);
  }).observe(document.body, { subtree: true, childList: true, attributes: true });
};
