// Settings for what draws words: they arrive once the words of their language are there.

import { learn } from '../../src/i18n/i18n.ts';
import { languageOf, type Settings } from '../../src/settings.ts';
import { loadSettings, watchSettings } from './store.ts';

const withWords = async (settings: Settings): Promise<Settings> => {
  await learn(languageOf(settings, navigator.languages));
  return settings;
};

export const loadSpoken = async (): Promise<Settings> => withWords(await loadSettings());

/** Told at once and whenever something changes: the newest alone where words come late. */
export const watchSpoken = (signal: AbortSignal, told: (settings: Settings) => void): void => {
  let newest: Settings | undefined;
  watchSettings(signal, async (settings) => {
    newest = settings;
    await withWords(settings);
    if (newest === settings && !signal.aborted) told(settings);
  });
};
