// What the buttons of overlay and popup do: change what is stored, or tell the reader.

import {
  DEFAULT_SITE,
  type Settings,
  withHost,
  withMode,
  withoutHost,
  withRules,
} from '../../src/settings.ts';
import type { Actions } from '../../src/ui/view.ts';
import type { ToReader } from './messages.ts';
import { askFor, giveBack } from './own-hosts.ts';
import { changeSettings, changeSite } from './store.ts';

interface Where {
  readonly host: string;
  /** Whether people sit at the table now. */
  readonly humans: () => boolean;
  /** The service shows no hints at this table: help is chosen for it alone. */
  readonly hintsOff: () => boolean;
  /** The hand as a link to the desk: known where the engine is. */
  readonly place?: () => Promise<string | undefined>;
  readonly send: (message: ToReader) => void;
}

const without = <K extends keyof Settings>(settings: Settings, key: K): Omit<Settings, K> => {
  const { [key]: _, ...rest } = settings;
  return rest;
};

const forgetPlace = (settings: Settings, host: string): Settings => {
  const { place: _, ...site } = settings.sites[host] ?? DEFAULT_SITE;
  return { ...settings, sites: { ...settings.sites, [host]: site } };
};

export const actionsFor = ({ host, humans, hintsOff, place, send }: Where): Actions => {
  const drag = (how: 'move' | 'size') => (right: number, down: number) =>
    send({ type: 'drag', how, right, down, done: true });
  const change = (make: (settings: Settings) => Settings): void => void changeSettings(make);
  return {
    setMode: (mode) =>
      hintsOff() && mode !== 'off'
        ? send({ type: 'tableMode', mode })
        : void changeSite(host, withMode(humans(), mode)),
    setRules: (family, rules) => change((s) => withRules(s, family, rules)),
    setLanguage: (language) => change((s) => ({ ...without(s, 'language'), ...(language && { language }) })),
    setTheme: (theme) => change((s) => ({ ...s, theme })),
    setWorth: (worth) => change((s) => ({ ...s, worth })),
    setTileNumbers: (tileNumbers) => change((s) => ({ ...s, tileNumbers })),
    collapse: (collapsed) => void changeSite(host, { collapsed }),
    show: (shown) => void changeSite(host, { hidden: !shown }),
    resetPlace: () => change((s) => forgetPlace(s, host)),
    moveBy: drag('move'),
    sizeBy: drag('size'),
    addHost: (added, client) => {
      void askFor(added).then((is) => (is ? undefined : changeSettings((s) => withoutHost(s, added))));
      change((s) => withHost(s, added, client));
    },
    removeHost: (removed) => {
      change((s) => withoutHost(s, removed));
      void giveBack(removed);
    },
    deskPlace: async () => place?.(),
    restart: () => send({ type: 'restart' }),
  };
};
