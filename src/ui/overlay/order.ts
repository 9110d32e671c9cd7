/** Rows keep their place while their numbers refine: the same rows stay in the order in which they were first shown. */
export const steady = <T>(
  shown: readonly string[],
  items: readonly T[],
  keyOf: (item: T) => string,
): readonly T[] => {
  const byKey = new Map(items.map((item) => [keyOf(item), item]));
  const isSame = shown.length === items.length && shown.every((key) => byKey.has(key));
  return isSame ? shown.map((key) => byKey.get(key)!) : items;
};
