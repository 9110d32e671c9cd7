// Styles are imported for their effect; the bundler collects them.
declare module '*.css';

/** The text of a drawing. */
declare module '*.svg?raw' {
  const text: string;
  export default text;
}
