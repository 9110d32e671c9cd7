// The reference: what every rule set scores. `#FAMILY/ID` opens it at that entry.

import { Reference } from '../../src/ui/reference/reference.tsx';
import { startPage } from '../shared/page.tsx';

startPage('reference', Reference);
