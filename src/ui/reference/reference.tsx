// The reference: every yaku, fan and term of the three rule sets.

import { PageHead } from '../parts/page.tsx';

export const Reference = () => <PageHead title="Yaku" />;
