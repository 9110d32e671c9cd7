// A real Majiang table: rules, opponents and board of the published packages in a page of our own.
//
//   ?seed=5        the same game every time
//   ?watch         all four seats play by themselves
//   ?clicks        the own seat is played by clicking what the page offers
//   ?quick         quick opponents that call a lot, instead of the real ones
//   ?own           the board follows the own seat's messages, as it does against people
//   ?fast          as fast as the machine allows
//   ?speed=3       1 fast … 5 slow
//   ?pace=80       milliseconds a step, where even 1 is too slow
//   ?net           a table of the server, with people or bots

import './globals.cjs';
import Majiang from '@kobalab/majiang-core';
import UI from '@kobalab/majiang-ui';
import { type Acceptance, bestNow } from './accepts.ts';
import { hurry, seedChance } from './chance.ts';
import { clickOnce, keepClicking } from './clicker.ts';
import { Eager } from './eager.ts';
import { joinTable } from './net.ts';
import { Patient } from './patient.ts';
import { skeleton } from './skeleton.ts';
import { prototypes } from './tiles.ts';

declare global {
  var jQuery: (selector: string) => unknown;
  /** For tests: the game and the model that the board draws. */
  /** For the demo: one click of the own player, if there is anything to click. */
  var __click: (calls: boolean) => string | undefined;
  /** For tests: what the own hand accepts, by the package's own search. */
  var __best: () => readonly Acceptance[];
  var __game: { readonly game: InstanceType<typeof Majiang.Game>; readonly model: MajiangModel };
}

const PREFERENCES = 'Majiang.pref';
/** Of chi and pon, one a seat. */
const APPETITES = [0.25, 0.6, 0.1, 0.9];

const query = new URLSearchParams(location.search);

const setUp = (): void => {
  if (query.has('seed')) seedChance(Number(query.get('seed')));
  if (query.has('fast')) hurry();
  document.querySelector('#loaddata')!.innerHTML = prototypes();
  document.querySelector('#board > .board')!.innerHTML = skeleton();
  const speed = Number(query.get('speed') ?? 2);
  localStorage.setItem(PREFERENCES, JSON.stringify({ sound_on: false, speed }));
};

setUp();
const root = jQuery('#board');
const pai = UI.pai(jQuery('#loaddata'));
const audio = UI.audio(jQuery('#loaddata'));
const boardFor = (model: MajiangModel) => new UI.Board(jQuery('#board .board'), pai, audio, model);
const me = (): InstanceType<typeof Majiang.Player> => new UI.Player(root, pai, audio);

const opponent = (seat: number) => (query.has('quick') ? new Eager(APPETITES[seat]!) : new Patient());

const playHere = (): void => {
  const own = query.has('watch') ? opponent(0) : me();
  const players = [own, opponent(1), opponent(2), opponent(3)];
  const game = new Majiang.Game(
    players,
    () => {
      document.body.dataset.over = 'true';
    },
    Majiang.rule(),
  );
  const followsOwn = query.has('own');
  const view = boardFor(followsOwn ? own.model : game.model);
  if (followsOwn) own.view = view;
  else game.view = view;
  new UI.GameCtl(root, PREFERENCES, followsOwn ? null : game, view);
  if (query.has('fast')) game.speed = 0;
  if (query.has('pace')) game.dwell = Number(query.get('pace'));
  if (query.has('clicks')) keepClicking(own);
  globalThis.__click = (calls) => clickOnce(own, calls);
  globalThis.__best = () => bestNow(own, game.model);
  globalThis.__game = { game, model: followsOwn ? own.model : game.model };
  game.kaiju();
};

if (query.has('net')) {
  const player = me();
  globalThis.__click = (calls) => clickOnce(player, calls);
  const start = (): void => {
    const view = boardFor(player.model);
    player.view = view;
    new UI.GameCtl(root, PREFERENCES, null, view);
  };
  void joinTable(player, start, Majiang.rule());
} else {
  playHere();
}
