// Where the reference is open, as the address says it: a shelf, and perhaps an entry of it.

import { useEffect, useState } from 'preact/hooks';
import { parsePlace } from '../../reference/reference.ts';

/** The address, kept by whoever owns the document. */
export interface ReferenceHost {
  readonly read: () => string;
  readonly write: (place: string) => void;
  /** Told whenever the address changes. */
  readonly watch: (signal: AbortSignal, told: () => void) => void;
}

export type Place = NonNullable<ReturnType<typeof parsePlace>>;

const FIRST: Place = { shelf: 'riichi' };

const placeAt = (host: ReferenceHost): Place => {
  const address = host.read();
  return parsePlace(address) ?? (address === '' ? FIRST : { ...FIRST, id: address });
};

/** A new object with every move, so that the same place asked for again is gone to again. */
export const usePlace = (host: ReferenceHost): Place => {
  const [place, setPlace] = useState(() => placeAt(host));
  useEffect(() => {
    const visit = new AbortController();
    host.watch(visit.signal, () => setPlace(placeAt(host)));
    return () => visit.abort();
  }, [host]);
  return place;
};
