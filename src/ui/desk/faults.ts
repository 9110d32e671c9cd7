// Where a fault is shown, and what it says.

import type { Fault, FaultPlace } from '../../desk/fault.ts';
import { type DeskKey, isDeskKey } from '../../i18n/desk/desk.ts';
import type { Sentences, Words } from '../../i18n/i18n.ts';

const isAt = (a: FaultPlace, b: FaultPlace): boolean =>
  a.field === b.field &&
  ('seat' in a ? a.seat : undefined) === ('seat' in b ? b.seat : undefined) &&
  ('index' in a ? a.index : undefined) === ('index' in b ? b.index : undefined) &&
  ('mark' in a ? a.mark : undefined) === ('mark' in b ? b.mark : undefined);

/** The faults of one place. */
export const faultsAt = (faults: readonly Fault[], place: FaultPlace): readonly Fault[] =>
  faults.filter((f) => isAt(f.place, place));

/** The faults of places alike: of the hand, of a seat's river. */
export const faultsOf = (
  faults: readonly Fault[],
  belongs: (place: FaultPlace) => boolean,
): readonly Fault[] => faults.filter((f) => belongs(f.place));

const isSameSaying = (a: Fault, b: Fault): boolean =>
  a.code === b.code && a.tile === b.tile && a.because === b.because;

/** The same fault at several tiles is said once. */
export const onceEach = (faults: readonly Fault[]): readonly Fault[] =>
  faults.filter((f, i) => faults.findIndex((g) => isSameSaying(f, g)) === i);

/** Why a mark cannot stand: another mark's name, or what of the table. */
const becauseText = (because: string, { text }: Sentences<DeskKey>): string => {
  const key = `because.${because}`;
  return text(isDeskKey(key) ? key : 'because.other');
};

export const faultText = (fault: Fault, words: Words, say: Sentences<DeskKey>): string =>
  say.text(`fault.${fault.code}`, {
    tile: fault.tile === undefined ? '' : words.tile(fault.tile),
    n: fault.count ?? 0,
    most: fault.most ?? 0,
    because: fault.because === undefined ? '' : becauseText(fault.because, say),
  });
