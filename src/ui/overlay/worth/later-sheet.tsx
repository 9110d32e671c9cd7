// The sheet behind the numbers is loaded when a row is first opened.

import { useEffect, useState } from 'preact/hooks';
import type { WorthSheetProps } from '../../parts/worth/worth-sheet.tsx';

type Part = typeof import('../../parts/worth/worth-sheet.tsx');

/** Kept: the second row that is opened waits for nothing. */
let loaded: Part | undefined;

export const LaterSheet = (props: WorthSheetProps) => {
  const [part, setPart] = useState<Part | undefined>(loaded);
  useEffect(() => {
    if (part) return;
    void import('../../parts/worth/worth-sheet.tsx').then((found) => {
      loaded = found;
      setPart(found);
    });
  }, []);
  return part ? <part.WorthSheet {...props} /> : null;
};
