// An action by its name: what each does to the hand, and which seat it shows to be the viewer's.

import type { Seat } from '../../tiles/seat.ts';
import { aborted, exhausted, win } from './end.ts';
import type { Hand, Step } from './hand.ts';
import { ACTIONS } from './messages.ts';
import { call, discard, draw, kan, north } from './play.ts';
import { type Message, type Read, readMessage } from './protobuf.ts';
import { readSeat } from './read.ts';
import { foreignChoice } from './told.ts';

type Messages = { readonly [K in keyof typeof ACTIONS]: Read<(typeof ACTIONS)[K]> };

/** A decoded action, told apart by its name. */
export type Action = {
  readonly [K in keyof Messages]: { readonly name: K; readonly message: Messages[K] };
}[keyof Messages];

export type NewRound = Extract<Action, { name: 'ActionNewRound' }>;

const isKnown = (name: string): name is keyof Messages => Object.hasOwn(ACTIONS, name);

/** What may be an action's name, of a mode that is not known. */
const NAME = /^Action[A-Z][A-Za-z0-9]{1,40}$/;

/** `unknown`: an action of no riichi table; `broken`: bytes that are not what they say. */
export const readAction = (name: string, data: Uint8Array): Action | 'unknown' | 'broken' => {
  if (!isKnown(name)) return NAME.test(name) ? 'unknown' : 'broken';
  const message = readMessage<Message>(ACTIONS[name], data);
  // The name chooses the table, and the table is the type.
  return message === undefined ? 'broken' : ({ name, message } as Action);
};

const operationOf = ({ message }: Action) => ('operation' in message ? message.operation : undefined);

/** A mode of its own that shows itself only in play: a choice, open hands, a spell on the field. */
export const modeShown = (action: Action): string | undefined => {
  const choice = foreignChoice(operationOf(action));
  if (choice !== undefined) return `operation ${choice}`;
  if (action.name !== 'ActionNewRound') return undefined;
  if (action.message.field_spell !== 0) return 'field_spell_mode';
  return action.message.opens.some(({ tiles }) => tiles.length > 0) ? 'begin_open_mode' : undefined;
};

/** Only the viewer is dealt fourteen tiles to see, shown a drawn tile, or asked what to do. */
export const viewerSeat = (action: Action): Seat | undefined => {
  const operation = operationOf(action);
  if (action.name === 'ActionNewRound' && action.message.tiles.length === 14)
    return readSeat(action.message.ju, 4);
  if (action.name === 'ActionDealTile' && action.message.tile !== '') return readSeat(action.message.seat, 4);
  return operation && operation.operation_list.length > 0 ? readSeat(operation.seat, 4) : undefined;
};

export const isEnd = (name: string): boolean =>
  name === 'ActionHule' || name === 'ActionNoTile' || name === 'ActionLiuJu';

/** What a later action of the hand does; undefined if it cannot follow. */
export const act = (hand: Hand, action: Action): Step | undefined => {
  if (hand.ended !== undefined) return undefined;
  switch (action.name) {
    case 'ActionMJStart':
      return { hand, events: [] };
    case 'ActionNewRound':
      return undefined;
    case 'ActionDealTile':
      return draw(hand, action.message);
    case 'ActionDiscardTile':
      return discard(hand, action.message);
    case 'ActionChiPengGang':
      return call(hand, action.message);
    case 'ActionAnGangAddGang':
      return kan(hand, action.message);
    case 'ActionBaBei':
      return north(hand, action.message);
    case 'ActionHule':
      return win(hand, action.message);
    case 'ActionNoTile':
      return exhausted(hand, action.message);
    case 'ActionLiuJu':
      return aborted(hand, action.message);
  }
};
