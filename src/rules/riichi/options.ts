/** Placeholder of the record of options; `rules/riichi` fills it. */
export interface RiichiOptions {
  readonly akaDora: 0 | 3 | 4;
}
