// What `hora` says of a win. Converters leave out most of it: what is not there is not known, and is not counted anew.

import { type Fields, integer, listBy, listOf, text } from '../../clients/json.ts';
import type { StatedScore } from '../../table/event.ts';
import { GREEN, type Kind, RED, WHITE } from '../../tiles/tile.ts';
import { tilesOf } from './tiles.ts';
import { DRAGONS, YAKU_IDS, YAKUMAN_IDS } from './yaku.ts';

/** A yakuman counts a hundred han, once or several times. */
export const YAKUMAN_HAN = 100;

interface Line {
  readonly name: string;
  readonly han: number;
}

const lineOf = (item: unknown): Line | undefined => {
  const [first, second] = listOf(item);
  const [name, han] = [text(first), integer(second)];
  return name === undefined || han === undefined ? undefined : { name, han };
};

const isYakuman = ({ han }: Line): boolean => han >= YAKUMAN_HAN;

const DRAGON_IDS: ReadonlyMap<Kind, string> = new Map([
  [WHITE, 'haku'],
  [GREEN, 'hatsu'],
  [RED, 'chun'],
]);

/** Dragons are counted together; which ones, the hand tells. */
const yakuOf = (dragons: readonly Kind[], { name, han }: Line): readonly { id: string; han: number }[] =>
  name === DRAGONS && han === dragons.length
    ? dragons.map((kind) => ({ id: DRAGON_IDS.get(kind)!, han: 1 }))
    : [{ id: YAKU_IDS[name] ?? name, han }];

const worthOf = (
  lines: readonly Line[],
  stated: number | undefined,
  dragons: readonly Kind[],
): StatedScore => {
  const yakuman = lines.filter(isYakuman).map(({ name }) => YAKUMAN_IDS[name] ?? name);
  if (yakuman.length > 0) return { yakuman };
  const yaku = lines.filter(({ han }) => han > 0).flatMap((line) => yakuOf(dragons, line));
  return {
    ...(yaku.length > 0 ? { yaku } : {}),
    ...(stated === undefined ? {} : { han: stated }),
  };
};

/** An empty list of ura indicators says no more than that there was no riichi. */
const uraOf = (event: Fields) => {
  const ura = tilesOf(event.ura_markers ?? event.uradora_markers);
  return ura && ura.length > 0 ? { ura } : {};
};

/** Undefined where nothing at all is said. `dragons`: the triplets of them in the hand. */
export const statedOf = (event: Fields, dragons: readonly Kind[] = []): StatedScore | undefined => {
  const [fu, points] = [integer(event.fu), integer(event.hora_points)];
  const stated = {
    ...worthOf(listBy(event.yakus, lineOf) ?? [], integer(event.fan), dragons),
    ...(fu === undefined ? {} : { fu }),
    ...(points === undefined ? {} : { points }),
    ...uraOf(event),
  };
  return Object.keys(stated).length > 0 ? stated : undefined;
};
