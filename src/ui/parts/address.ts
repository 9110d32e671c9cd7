// Addresses as text.

/** What a stretch of an address says; one that is badly written stands as it is. */
export const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};
