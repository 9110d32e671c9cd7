// What the overlay knows, and the view it makes of it.

import type { Notice, Unread } from '../../src/clients/client.ts';
import { FAMILY_AT } from '../../src/clients/matches.ts';
import { connect } from '../../src/engine/connect.ts';
import { helpAt, viewOf } from '../../src/engine/fair-play.ts';
import { noticeAfter } from '../../src/engine/history.ts';
import type { Answer, RuleChoices, Worths } from '../../src/engine/protocol.ts';
import { spawn } from '../../src/engine/spawn.ts';
import { type Mode, type Settings, siteOf } from '../../src/settings.ts';
import type { View } from '../../src/ui/view.ts';
import type { Site, ToOverlay } from '../shared/messages.ts';

interface Wires {
  readonly settings: Settings;
  readonly show: (view: View) => void;
}

export interface Session {
  readonly hear: (message: ToOverlay) => void;
  readonly arrange: (settings: Settings) => void;
  readonly humans: () => boolean;
  readonly hintsOff: () => boolean;
  /** The hand as a link to the desk. */
  readonly place: () => Promise<string | undefined>;
}

export const openSession = ({ settings: first, show }: Wires): Session => {
  let settings = first;
  let site: Site | undefined;
  let notice: Notice | undefined;
  let unread: Unread | undefined;
  let chosen: Mode | undefined;
  let answer: Answer = { seq: 0, state: 'waiting' };
  let worths: Worths | undefined;

  const draw = (): void => {
    if (!site) return;
    const table = { humans: engine.humans(), hintsOff: engine.hintsOff() };
    const mode = helpAt(siteOf(settings, site.host), { ...table, chosen });
    const { value, danger, placing } = settings.worth;
    // What would not be shown at a decision is not worked out.
    const awaits = mode === 'live' && (value || danger);
    engine.setWishes({ worths: awaits, placing });
    show(viewOf({ site, mode, ...table, notice, answer, worths, awaits, kept: engine.kept(), unread }));
  };
  const engine = connect({
    spawn,
    answered: (newest) => {
      answer = newest;
      worths = undefined;
      draw();
    },
    refined: (newest) => {
      worths = newest;
      draw();
    },
    failed: (detail) => {
      notice = { type: 'stopped', detail };
      draw();
    },
  });
  /** Where a table does not say which game it is, its site does; and what will be played can be made ready for. */
  const rulesHere = (): RuleChoices => {
    const family = site && FAMILY_AT[site.client];
    return { ...settings.rules, ...(family && { family }) };
  };

  return {
    humans: engine.humans,
    hintsOff: engine.hintsOff,
    place: engine.place,
    hear: (message) => {
      if (message.type === 'start') {
        ({ site, notice, unread, tableMode: chosen } = message);
        engine.setRules(rulesHere());
        engine.read(message.events);
        draw();
        return;
      }
      if (message.type === 'tableMode') {
        chosen = message.mode;
        draw();
        return;
      }
      const { report } = message;
      const before = notice;
      notice = noticeAfter(notice, report);
      if (report.type === 'unread') ({ unread } = report);
      if (report.type === 'events') engine.read(report.events);
      // Events alone change nothing to be seen until they are answered, a moment from now.
      if (notice !== before || report.type === 'unread') draw();
    },
    arrange: (now) => {
      const changed = JSON.stringify(now.rules) !== JSON.stringify(settings.rules);
      settings = now;
      if (changed) engine.setRules(rulesHere());
      draw();
    },
  };
};
