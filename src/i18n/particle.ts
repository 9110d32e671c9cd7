// Korean particles follow the sound before them: 3만은, 남가는, 서를. A tile in a sentence is read by its name, so
// the particle after a drawn tile depends on it too.

const FIRST = 0xac00;
const LAST = 0xd7a3;
const RIEUL = 8;
/** How digits end when read: 0 영, 1 일, 2 이 … as the final consonant's number, 0 none. */
const DIGIT_ENDS = [21, 8, 0, 16, 0, 0, 1, 8, 8, 0];

/** Not read: 서가 (하가) ends as 하가 does. */
const CLOSING = /[\s)\]»”’]+$/;

/** The final consonant of the last syllable, 0 for none; undefined where the text is not read in Korean. */
const finalOf = (text: string): number | undefined => {
  const last = text.replace(CLOSING, '').at(-1) ?? '';
  const code = last.codePointAt(0) ?? 0;
  if (code >= FIRST && code <= LAST) return (code - FIRST) % 28;
  return /\d/.test(last) ? DIGIT_ENDS[Number(last)] : undefined;
};

/** `forms` is `은/는`: after a consonant, after a vowel. 으로/로 takes the second also after ㄹ. */
export const particle = (text: string, forms: string): string => {
  const [closed, open] = forms.split('/') as [string, string];
  const final = finalOf(text);
  if (final === undefined) return `${closed}(${open})`;
  const isOpen = final === 0 || (closed === '으로' && final === RIEUL);
  return isOpen ? open : closed;
};
