// A position as bytes and back. What is as in an empty position takes no room.

import { RULE_SETS, type Shown } from '../rules/rules.ts';
import type { Discard } from '../table/table.ts';
import { CALLS, type Meld } from '../tiles/meld.ts';
import { type Players, type Seat, seatsOf } from '../tiles/seat.ts';
import { TILE_COUNT, type Tile, WINDS } from '../tiles/tile.ts';
import { type Codec, FLAG, listOf, oneOf, record, type Source, signed, textOf, upTo } from './codec.ts';
import { MOST, MOST_PASSED } from './lists.ts';
import {
  DECLARED,
  type DeskSeat,
  emptyPosition,
  emptySeat,
  MARKS,
  type OptionChanges,
  type Position,
} from './position.ts';
import { playersOf } from './rules.ts';

const tileCodec = upTo<Tile>(TILE_COUNT);
const tilesCodec = listOf(tileCodec, MOST);

const seatCodec = (players: Players): Codec<Seat> => upTo<Seat>(players);

/** Which tiles and from whom: a closed kan has but its own. */
const meldCodec = (players: Players): Codec<Meld> => {
  const [type, own, from] = [oneOf(CALLS), listOf(tileCodec, 4), seatCodec(players)];
  return {
    write: (sink, meld) => {
      type.write(sink, meld.type);
      own.write(sink, meld.own);
      if (meld.type === 'closedKan') return;
      tileCodec.write(sink, meld.called);
      from.write(sink, meld.from);
      if (meld.type === 'addedKan') tileCodec.write(sink, meld.added);
    },
    read: (source) => {
      const [call, tiles] = [type.read(source), own.read(source)];
      if (call === 'closedKan') return { type: call, own: tiles };
      const called = { own: tiles, called: tileCodec.read(source), from: from.read(source) };
      if (call === 'addedKan') return { type: call, ...called, added: tileCodec.read(source) };
      return { type: call, ...called };
    },
  };
};

const SIDEWAYS = 64;
const DRAWN = 128;
const CALLED = 512;
/** Whether the tile was thrown as drawn: by its place. */
const DRAWN_BY_PLACE = [undefined, true, false] as const;

/** One number a tile: face, sideways, as drawn, who called it. */
const discardCodec = (players: Players): Codec<Discard> => {
  const number = upTo(CALLED * (players + 1));
  return {
    write: (sink, { tile, riichi, drawn, calledBy }) => {
      const called = calledBy === undefined ? 0 : calledBy + 1;
      const sideways = riichi ? SIDEWAYS : 0;
      number.write(sink, tile + sideways + DRAWN * DRAWN_BY_PLACE.indexOf(drawn) + CALLED * called);
    },
    read: (source) => {
      const n = number.read(source);
      const [tile, called] = [n % SIDEWAYS, Math.floor(n / CALLED)];
      const drawn = DRAWN_BY_PLACE[Math.floor(n / DRAWN) % 4];
      if (tile >= TILE_COUNT || Math.floor(n / DRAWN) % 4 === DRAWN_BY_PLACE.length) source.bad = true;
      return {
        tile: (tile % TILE_COUNT) as Tile,
        ...(drawn === undefined ? {} : { drawn }),
        ...(Math.floor(n / SIDEWAYS) % 2 === 1 ? { riichi: true } : {}),
        ...(called === 0 ? {} : { calledBy: (called - 1) as Seat }),
      };
    },
  };
};

const SHOWN_BY = ['discard', 'addedKan', 'closedKan', 'north'] as const satisfies readonly Shown['by'][];

const passedCodec = (players: Players): Codec<readonly Shown[]> => {
  const codecs = { tile: tileCodec, seat: seatCodec(players), by: oneOf(SHOWN_BY) };
  const usual: Shown = { tile: 0 as Tile, seat: 0, by: 'discard' };
  return listOf(record<Shown>(codecs, usual), MOST_PASSED);
};

const VALUE_TYPES = ['string', 'number', 'boolean'] as const;
const NUMBER_SCALE = 1000;
const name = textOf(60);
const number = signed(1e9);

type Value = OptionChanges[string];

/** Numbers have up to three places after the point. */
const valueCodec: Codec<Value> = {
  write: (sink, value) => {
    const type = VALUE_TYPES.find((t) => t === typeof value)!;
    oneOf(VALUE_TYPES).write(sink, type);
    if (typeof value === 'string') name.write(sink, value);
    else if (typeof value === 'boolean') FLAG.write(sink, value);
    else number.write(sink, Math.round(value * NUMBER_SCALE));
  },
  read: (source) => {
    switch (oneOf(VALUE_TYPES).read(source)) {
      case 'string':
        return name.read(source);
      case 'boolean':
        return FLAG.read(source);
      case 'number':
        return number.read(source) / NUMBER_SCALE;
    }
  },
};

const MOST_OPTIONS = 100;
/** As a list of pairs. */
const optionsCodec: Codec<OptionChanges> = (() => {
  const pair: Codec<readonly [string, Value]> = {
    write: (sink, [id, value]) => {
      name.write(sink, id);
      valueCodec.write(sink, value);
    },
    read: (source) => [name.read(source), valueCodec.read(source)],
  };
  const pairs = listOf(pair, MOST_OPTIONS);
  return {
    write: (sink, options) => pairs.write(sink, Object.entries(options)),
    read: (source) => Object.fromEntries(pairs.read(source)),
  };
})();

const deskSeatCodec = (players: Players, usual: DeskSeat): Codec<DeskSeat> =>
  record<DeskSeat>(
    {
      melds: listOf(meldCodec(players), MOST),
      river: listOf(discardCodec(players), MOST),
      aside: tilesCodec,
      riichi: oneOf(DECLARED),
      open: FLAG,
      score: signed(1_000_000),
    },
    usual,
  );

/** One codec a seat: no more and no fewer are read. */
const seatsCodec = (players: Players, usual: DeskSeat): Codec<readonly DeskSeat[]> => {
  const seat = deskSeatCodec(players, usual);
  return {
    write: (sink, seats) => {
      for (const state of seats) seat.write(sink, state);
    },
    read: (source) => seatsOf(players).map(() => seat.read(source)),
  };
};

type Body = Omit<Position, 'family' | 'players'>;

const bodyCodec = (family: Position['family'], players: Players): Codec<Body> => {
  const { family: _family, players: _players, ...usual } = emptyPosition(family, players);
  const seat = seatCodec(players);
  const passed = passedCodec(players);
  return record<Body>(
    {
      concealed: tilesCodec,
      taken: tileCodec,
      from: seat,
      seats: seatsCodec(players, emptySeat(family, players)),
      indicators: tilesCodec,
      dealer: seat,
      roundWind: oneOf(WINDS),
      marks: listOf(oneOf(MARKS), MARKS.length),
      ura: tilesCodec,
      honba: upTo(201),
      sticks: upTo(201),
      me: seat,
      wall: upTo(145),
      preset: name,
      options: optionsCodec,
      passed,
      passedInRiichi: passed,
      called: oneOf([true]),
    },
    usual,
  );
};

const FAMILY = oneOf(RULE_SETS);
const PLAYERS = oneOf<Players>([4, 3]);

export const bytesOfPosition = ({ family, players, ...body }: Position): readonly number[] => {
  const bytes: number[] = [];
  FAMILY.write(bytes, family);
  PLAYERS.write(bytes, players);
  bodyCodec(family, players).write(bytes, body);
  return bytes;
};

/** Undefined: no position, or more than one. */
export const positionOfBytes = (bytes: readonly number[]): Position | undefined => {
  const source: Source = { bytes, at: 0, bad: false };
  const [family, players] = [FAMILY.read(source), PLAYERS.read(source)];
  if (source.bad || !playersOf(family).includes(players)) return undefined;
  const body = bodyCodec(family, players).read(source);
  return source.bad || source.at !== bytes.length ? undefined : { family, players, ...body };
};
