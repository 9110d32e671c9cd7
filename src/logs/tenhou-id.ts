// Tenhou's ids of games begin with the hour they were played in: `2009060321gm-0009-0000-…`.

const ID = /^(\d{4})(\d{2})(\d{2})\d{2}gm-/;

/** The day, in Japan. */
export const dayOfId = (id: string): string | undefined => {
  const [, year, month, day] = ID.exec(id) ?? [];
  return year === undefined ? undefined : `${year}-${month}-${day}`;
};
