// What keys do in a table of choices.

/** Which row a key leads to; undefined for keys that do not move. */
export const moved = (key: string, at: number, count: number): number | undefined => {
  switch (key) {
    case 'ArrowDown':
      return Math.min(at + 1, count - 1);
    case 'ArrowUp':
      return Math.max(at - 1, 0);
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return undefined;
  }
};

/** What a key does to a row that can open. */
export const opened = (key: string, isOpen: boolean): boolean | undefined => {
  switch (key) {
    case 'Enter':
    case ' ':
      return !isOpen;
    case 'ArrowRight':
      return true;
    case 'ArrowLeft':
      return false;
    case 'Escape':
      return isOpen ? false : undefined;
    default:
      return undefined;
  }
};
