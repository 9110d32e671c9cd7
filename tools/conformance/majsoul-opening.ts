// A recording that begins in the middle of a hand, with a deal before it that fits: the viewer's first tiles are those
// that leave the hand without having been drawn, filled up with tiles that nobody shows. What depends on the filling is
// not compared.

import type { Action } from '../../src/clients/majsoul/act.ts';
import { readAction, viewerSeat } from '../../src/clients/majsoul/act.ts';
import { type ActionName, action } from '../../src/clients/majsoul/encode.fixture.ts';
import { mask, readFrame } from '../../src/clients/majsoul/frame.ts';
import { ActionPrototype } from '../../src/clients/majsoul/messages.ts';
import { readMessage } from '../../src/clients/majsoul/protobuf.ts';
import type { Row } from './majsoul-decoded.ts';

interface Step {
  readonly step: number;
  readonly action: Action;
}

const stepOf = ({ frame }: Row): Step[] => {
  const packet = readFrame(frame.buffer);
  const proto =
    packet?.type === 'notify' && packet.name === '.lq.ActionPrototype'
      ? readMessage(ActionPrototype, packet.data)
      : undefined;
  const read = proto && readAction(proto.name, mask(proto.data));
  return proto && typeof read === 'object' ? [{ step: proto.step, action: read }] : [];
};

/** Tiles that leave the viewer's hand with an action. */
const given = ({ name, message }: Action, me: number): readonly string[] => {
  if (!('seat' in message) || message.seat !== me) return [];
  switch (name) {
    case 'ActionDiscardTile':
      return [message.tile];
    case 'ActionBaBei':
      return ['4z'];
    case 'ActionChiPengGang':
      return message.tiles.filter((_, i) => message.froms[i] === me);
    default:
      return [];
  }
};

/** What must have been dealt: given away without having been drawn before. */
const dealtTiles = (steps: readonly Step[], me: number): string[] => {
  const held: string[] = [];
  const dealt: string[] = [];
  for (const { action: a } of steps) {
    if (a.name === 'ActionDealTile' && a.message.seat === me) held.push(a.message.tile);
    for (const tile of given(a, me)) {
      const at = held.indexOf(tile);
      if (at < 0) dealt.push(tile);
      else held.splice(at, 1);
    }
  }
  return dealt;
};

/** One of each, far apart. */
const FILLING = ['2z', '7z', '9p', '9s', '4p', '8p', '2s', '5s', '1m', '9m', '6p', '3p', '5p'];

/** The deal's frame; undefined if the recording has its own, or lacks more than that. */
export const openingOf = (rows: readonly Row[]): ArrayBuffer | undefined => {
  const steps = rows.flatMap(stepOf);
  const [first] = steps;
  if (first === undefined || steps.some(({ action: a }) => a.name === 'ActionNewRound')) return undefined;
  const me = steps.map(({ action: a }) => viewerSeat(a)).find((seat) => seat !== undefined);
  const draw = steps.map((s) => s.action).find((a) => a.name === 'ActionDealTile');
  const doras = steps.flatMap(({ action: a }) => ('doras' in a.message ? [...a.message.doras] : []));
  if (first.action.name !== 'ActionDiscardTile' || me === undefined || draw === undefined) return undefined;
  const dealt = dealtTiles(steps, me);
  const name: ActionName = 'ActionNewRound';
  return action(first.step - 1, name, {
    ju: first.action.message.seat,
    tiles: [...dealt, ...FILLING].slice(0, 13),
    scores: [35000, 35000, 35000],
    left_tile_count: draw.message.left_tile_count + 1,
    doras: doras.slice(0, 1),
  });
};
