// What a rule book scores, by name: every yaku and fan that overlay and popup show goes through here, so that its name is
// one everywhere and leads to its place in the reference.

import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
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

/** In a table of rows with one way in by keys, only the links of that row are on the way. */
export const IsOnTheWay = createContext(true);

/** The name, and where the reference stands, the way to it. */
export const YakuName = ({ of }: { of: Named }) => {
  const name = yakuName(useWords(), of);
  const isOnTheWay = useContext(IsOnTheWay);
  if (!STANDING.includes('reference')) return <>{name}</>;
  return (
    <a
      class="yaku-name"
      href={placeOf(of.family, of.id)}
      target="_blank"
      rel="noopener"
      {...(!isOnTheWay && { tabIndex: -1 })}
    >
      {name}
    </a>
  );
};

/** A text with names in it, in this order: each leads to the reference, the text stays as it is. */
export const Linked = ({ text, names }: { text: string; names: readonly Named[] }) => {
  const words = useWords();
  const [first, ...others] = names;
  if (!first) return <>{text}</>;
  const name = yakuName(words, first);
  const at = text.indexOf(name);
  if (at < 0) return <Linked text={text} names={others} />;
  return (
    <>
      {text.slice(0, at)}
      <YakuName of={first} />
      <Linked text={text.slice(at + name.length)} names={others} />
    </>
  );
};

/** Names in a row, as the language lists them. */
export const YakuList = ({ of }: { of: readonly Named[] }) => {
  const words = useWords();
  return <Linked text={words.list(of.map((named) => yakuName(words, named)))} names={of} />;
};
