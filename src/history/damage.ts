// A game that is kept and cannot be read any more. Told apart by its name, which reaches the page from a worker, too.

const NAME = 'DamagedGame';

export class DamagedGame extends Error {
  override readonly name = NAME;
}

export const isDamage = (error: unknown): boolean => error instanceof Error && error.name === NAME;

/** What is damaged is as if it were not there; anything else that fails still fails. */
export const unlessDamaged = async <T>(reading: Promise<T>): Promise<T | undefined> => {
  try {
    return await reading;
  } catch (error) {
    if (isDamage(error)) return undefined;
    throw error;
  }
};
