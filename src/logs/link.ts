// A share link of tenhou.net/6 carries its log behind `#json=`. Other links name a game that is kept elsewhere: nothing is
// ever fetched.

/** `&ts=3` behind the log says which hand to show. */
const SHARED = /^(?:https?:\/\/\S*?#|#)?json=(.*?)(?:&t[sw]=\d*)*$/;

const LINK = /^https?:\/\/\S+$/;

const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};

/** The JSON of one link; undefined: it is none. */
const jsonOfLink = (line: string): string | undefined => {
  const [, json] = SHARED.exec(line) ?? [];
  return json === undefined ? undefined : decoded(json).replaceAll('\n', ' ');
};

const linesOf = (text: string): readonly string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

/** The text with each share link in it as its JSON, one a line. */
export const withoutLinks = (text: string): string => {
  if (!/^(?:https?:|#|json=)/.test(text.trimStart())) return text;
  return linesOf(text)
    .map((line) => jsonOfLink(line) ?? line)
    .join('\n');
};

/** Links alone, and no log behind any of them. */
export const isLinkOnly = (text: string): boolean =>
  /^https?:/.test(text.trimStart()) && linesOf(text).every((line) => LINK.test(line));
