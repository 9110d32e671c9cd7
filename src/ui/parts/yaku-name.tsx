// What a rule book scores, by name: every yaku and fan that overlay and popup show goes through here, so that its name is
// one everywhere and leads to its place in the reference.

import type { Words } from '../../i18n/i18n.ts';
import { YAKU_NAMES } from '../../rules/korean/yaku.names.ts';
import { fanNames } from '../../rules/mcr/fans.ts';
import type { Family } from '../../settings.ts';
import { pageHref, STANDING } from './pages.ts';
import { inLanguage } from './rule-words.ts';
import { useWords } from './words.tsx';

type KoreanYaku = keyof typeof YAKU_NAMES;
type FanId = Parameters<typeof fanNames>[0];

/** An item of a rule book. */
export type Named =
  | { readonly family: 'riichi'; readonly id: string }
  | { readonly family: 'mcr'; readonly id: FanId }
  | { readonly family: 'korean'; readonly id: KoreanYaku };

export const yakuName = (words: Words, named: Named): string => {
  switch (named.family) {
    case 'riichi':
      return words.name('yaku', named.id);
    case 'mcr':
      return inLanguage(words, fanNames(named.id));
    case 'korean':
      return inLanguage(words, YAKU_NAMES[named.id]);
  }
};

const placeOf = (family: Family, id: string): string => pageHref('reference', `${family}/${id}`);

/** The name, and where the reference stands, the way to it. */
export const YakuName = ({ of }: { of: Named }) => {
  const name = yakuName(useWords(), of);
  if (!STANDING.includes('reference')) return <>{name}</>;
  return (
    <a class="yaku-name" href={placeOf(of.family, of.id)} target="_blank" rel="noopener">
      {name}
    </a>
  );
};
