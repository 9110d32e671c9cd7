// Lists of numbers that grow: typed arrays that are doubled when full. Plain records, so that a hot loop reads `items`
// directly.

export interface Ints {
  items: Int32Array;
  size: number;
}

export const ints = (capacity = 256): Ints => ({ items: new Int32Array(capacity), size: 0 });

export const push = (list: Ints, value: number): void => {
  if (list.size === list.items.length) list.items = grownInts(list.items, list.size * 2);
  list.items[list.size++] = value;
};

const grownInts = (items: Int32Array, capacity: number): Int32Array => {
  const grown = new Int32Array(capacity);
  grown.set(items);
  return grown;
};
