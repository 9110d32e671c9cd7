// A game of our own making as Mahjong Soul's server would send it to seat 1: a hand in which the overlay has something to
// say at every turn, told with the waits, furiten and offers that the service tells; then one in which it tells wrong.

import {
  type ActionName,
  type ActionValue,
  action,
  plainAction,
  response,
  type Some,
} from '../../src/clients/majsoul/encode.fixture.ts';
import { ResAuthGame, ResSyncGame } from '../../src/clients/majsoul/messages.ts';
import { tilesOf } from './seat.ts';

export const ACCOUNT = 70123456;
export const UUID = '251129-aaaa-bbbb-cccc-0123456789ab';
const OTHERS = [70234567, 70345678, 70456789];

const ME = 1;
const DISCARD = { type: 1 };
const RIICHI = { type: 7, combination: ['3z'] };
const RON = { type: 9 };

type Sent = { readonly [K in ActionName]: readonly [K, ActionValue<K>] }[ActionName];
const one = <K extends ActionName>(name: K, value: ActionValue<K>): Sent => [name, value] as unknown as Sent;

const may = (
  ...operation_list: readonly { readonly type: number; readonly combination?: readonly string[] }[]
) => ({
  operation: { seat: ME, operation_list },
});

const draws = (seat: number, left: number, more: ActionValue<'ActionDealTile'> = {}): Sent =>
  one('ActionDealTile', { seat, left_tile_count: left, ...more });

const throws = (seat: number, tile: string, more: ActionValue<'ActionDiscardTile'> = {}): Sent =>
  one('ActionDiscardTile', { seat, tile, ...more });

const SCORES = [25000, 25000, 25000, 25000];

/** Closed wait for 7s: 40 fu by ron, 24 rounded to 30 by self-draw; without riichi no yaku. */
const YAKULESS = { tile: '7s', fu: 40, fu_zimo: 30 };
const IN_RIICHI = { tile: '7s', haveyi: true, count: 1, fu: 40, count_zimo: 2, fu_zimo: 30 };
const FURITEN = { zhenting: true };

export interface Moment {
  readonly name: string;
  readonly sent: readonly Sent[];
}

export const FIRST: readonly Moment[] = [
  {
    name: 'dealt',
    sent: [
      one('ActionNewRound', {
        tiles: tilesOf('234567m234p689s3z'),
        scores: SCORES,
        left_tile_count: 69,
        doras: ['1z'],
      }),
    ],
  },
  {
    name: 'ready with the right discard',
    sent: [
      throws(0, '4z'),
      draws(1, 68, {
        tile: '9s',
        ...may(DISCARD, RIICHI),
        tingpais: [{ tile: '3z', infos: [YAKULESS] }],
      }),
    ],
  },
  { name: 'ready without a yaku', sent: [throws(1, '3z', { tingpais: [YAKULESS] })] },
  { name: 'temporary furiten', sent: [draws(2, 67), throws(2, '7s', FURITEN)] },
  {
    name: 'still furiten',
    sent: [draws(3, 66, FURITEN), throws(3, '5z', FURITEN), draws(0, 65, FURITEN), throws(0, '5z', FURITEN)],
  },
  {
    name: 'my turn again',
    sent: [
      draws(1, 64, {
        tile: '1z',
        ...FURITEN,
        ...may(DISCARD, { ...RIICHI, combination: ['1z'] }),
        tingpais: [{ tile: '1z', infos: [YAKULESS] }],
      }),
    ],
  },
  { name: 'riichi', sent: [throws(1, '1z', { moqie: true, is_liqi: true, tingpais: [IN_RIICHI] })] },
  { name: 'the riichi stands', sent: [draws(2, 63, { liqi: { seat: 1, score: 24000, liqibang: 1 } })] },
  {
    name: 'offered a ron',
    sent: [throws(2, '6z', { moqie: true }), draws(3, 62), throws(3, '7s', may(RON))],
  },
  {
    name: 'won',
    sent: [
      one('ActionHule', {
        hules: [
          {
            hand: tilesOf('234567m234p6899s'),
            hu_tile: '7s',
            seat: 1,
            liqi: true,
            li_doras: ['9p'],
            count: 2,
            fans: [
              { id: 2, val: 1 },
              { id: 30, val: 1 },
            ],
            fu: 40,
            dadian: 2600,
          },
        ],
        old_scores: [25000, 24000, 25000, 25000],
        delta_scores: [0, 3600, 0, -2600],
        scores: [25000, 27600, 25000, 22400],
      }),
    ],
  },
];

/** 567s or the pair of 5s: 5s by ron is a pair wait, 8s by self-draw is not. The triplet of red dragons is the yaku. */
const TWO_SIDED = [
  { tile: '5s', haveyi: true, count: 1, fu: 40, count_zimo: 2, fu_zimo: 40 },
  { tile: '8s', haveyi: true, count: 1, fu: 40, count_zimo: 2, fu_zimo: 30 },
];
const PAIR = [{ tile: '9m', haveyi: true, count: 1, fu: 40, count_zimo: 2, fu_zimo: 40 }];

/** The service says furiten where there is none: one of us is wrong. */
export const SECOND: readonly Moment[] = [
  {
    name: 'dealt again',
    sent: [
      one('ActionNewRound', {
        ju: 1,
        tiles: tilesOf('123m456p5567s777z9m'),
        scores: [25000, 27600, 25000, 22400],
        left_tile_count: 69,
        doras: ['1z'],
        ...may(DISCARD, { type: 7, combination: ['9m', '5s'] }),
        tingpais0: [
          { tile: '9m', infos: TWO_SIDED },
          { tile: '5s', infos: PAIR },
        ],
      }),
    ],
  },
  { name: 'told wrong', sent: [throws(1, '9m', { tingpais: TWO_SIDED, ...FURITEN })] },
];

const frame = ([name, value]: Sent, step: number): ArrayBuffer =>
  action<ActionName>(step, name, value as never);

/** The steps of a hand are numbered from its deal. */
export const framesOf = (hand: readonly Moment[], name: string): readonly ArrayBuffer[] => {
  const at = hand.findIndex((m) => m.name === name);
  if (at < 0) throw new Error(`no moment «${name}»`);
  const before = hand.slice(0, at).flatMap((m) => m.sent).length;
  return hand[at]!.sent.map((sent, i) => frame(sent, before + i));
};

type Rule = NonNullable<
  NonNullable<NonNullable<Some<typeof ResAuthGame>['game_config']>['mode']>['detail_rule']
>;

/** Who sits where; a matched room states no rules. */
export const seated = (rule?: Rule): readonly ArrayBuffer[] => [
  response(1, ResAuthGame, {
    seat_list: [OTHERS[0]!, ACCOUNT, ...OTHERS.slice(1)],
    is_game_start: true,
    game_config: {
      category: rule ? 1 : 2,
      mode: { mode: 2, ...(rule && { detail_rule: rule }) },
      ...(rule ? { meta: { room_id: 54321 } } : { meta: { mode_id: 12 } }),
    },
  }),
  response(2, ResSyncGame, {}),
];

/** After a reconnect: the hand up to the moment named, plain, in one answer. */
export const restored = (hand: readonly Moment[], name: string): readonly ArrayBuffer[] => {
  const until = hand.findIndex((m) => m.name === name) + 1;
  const sent = hand.slice(0, until).flatMap((m) => m.sent);
  return [
    seated()[0]!,
    response(2, ResSyncGame, {
      step: sent.length,
      game_restore: { actions: sent.map(([n, value], i) => plainAction<ActionName>(i, n, value as never)) },
    }),
  ];
};
