// The reference: what every rule set scores. The address says where it is open: `#riichi`, `#riichi/pinfu`.

import { decoded } from '../../src/ui/parts/address.ts';
import { Reference } from '../../src/ui/reference/reference.tsx';
import type { ReferenceHost } from '../../src/ui/reference/use-place.ts';
import { startPage } from '../shared/page.tsx';

const host: ReferenceHost = {
  read: () => decoded(location.hash.slice(1)),
  write: (place) => {
    location.hash = place;
  },
  watch: (signal, told) => addEventListener('hashchange', told, { signal }),
};

startPage('reference', ({ prefs }) => <Reference host={host} prefs={prefs} />);
