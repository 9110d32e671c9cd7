// The review of a played game as the page shows it, without a browser's storage: `?game=riichi&place=/1/20/0`.

import { render } from 'preact';
import { prefsOf } from '../../entrypoints/shared/prefs.ts';
import { inSlices } from '../../src/engine/review-steps.ts';
import { byFlush } from '../../src/game/bot.ts';
import type { GameRules } from '../../src/game/game.ts';
import { wholeOfLog } from '../../src/history/from-log.ts';
import type { WholeGame } from '../../src/history/kept.ts';
import { learn } from '../../src/i18n/i18n.ts';
import type { LogGame } from '../../src/logs/log.ts';
import { partsOf } from '../../src/review/part.ts';
import { reviewHand } from '../../src/review/review.ts';
import { labelOf } from '../../src/review/summary.ts';
import { NOTHING, together } from '../../src/review/tally.ts';
import { DEFAULTS as KOREAN } from '../../src/rules/korean/options.ts';
import { DEFAULTS as MCR } from '../../src/rules/mcr/options.ts';
import { presetOptions } from '../../src/rules/riichi/options.ts';
import { DEFAULTS, LANGUAGES } from '../../src/settings.ts';
import { Page } from '../../src/ui/parts/page.tsx';
import { placeSprites } from '../../src/ui/parts/sprites.ts';
import { playedGame } from '../../src/ui/review/games.fixture.ts';
import type { ReviewHost } from '../../src/ui/review/host.ts';
import { Review } from '../../src/ui/review/review.tsx';

const query = new URLSearchParams(location.search);

const RIICHI: GameRules = { family: 'riichi', players: 4, options: presetOptions('seed') };

const GAMES: Readonly<Record<string, () => LogGame>> = {
  riichi: () =>
    playedGame({
      rules: RIICHI,
      seed: Number(query.get('seed') ?? 7),
      hands: 9,
    }),
  three: () =>
    playedGame({
      rules: { family: 'riichi', players: 3, options: presetOptions('seed') },
      seed: 2,
      hands: 4,
    }),
  mcr: () =>
    playedGame({ rules: { family: 'mcr', players: 4, options: MCR }, seed: 1, hands: 4, bot: byFlush }),
  korean: () => playedGame({ rules: { family: 'korean', players: 4, options: KOREAN }, seed: 3, hands: 4 }),
};

const NOW = '2026-11-30T09:00:00.000Z';
const made = (name: string): WholeGame =>
  wholeOfLog(GAMES[name]!(), { id: name, changed: NOW, names: false });
const chosen = made(query.get('game') ?? 'riichi');
const many = (): readonly WholeGame[] =>
  [1, 2, 3, 4, 5, 6].map((seed) => {
    const game = playedGame({ rules: RIICHI, seed, hands: 2 });
    const date = `2026-${seed < 4 ? '10' : '11'}-0${seed}`;
    return wholeOfLog({ ...game, date }, { id: `many-${seed}`, changed: NOW, names: false });
  });
/** Games of every family. */
const mixed = (): readonly WholeGame[] => [...many(), made('mcr'), made('korean')];
const kept = query.get('at') === 'summary' ? mixed() : [chosen];
let place = query.get('at') ?? `game/${chosen.row.id}${query.get('place') ?? ''}`;

const none = async () => undefined;
/** The judgement in the page itself, in slices: what the workers do elsewhere. */
const judged: ReviewHost['reviews'] = {
  ask: ({ game, seat }, ears) => {
    let wanted = true;
    const all = partsOf(game, seat);
    const run = async () => {
      let tally = NOTHING;
      for (const [i, part] of all.entries()) {
        const found = await inSlices(reviewHand(part), {
          now: () => performance.now(),
          pause: () => new Promise((done) => setTimeout(done, 0)),
          isGivenUp: () => !wanted,
          told: (decisions) => ears.decided?.(decisions),
        });
        if (!found) return;
        tally = together(tally, found);
        ears.progress?.(i + 1, all.length);
      }
      ears.done({ game: labelOf(game, seat), tally });
    };
    run().catch((error: unknown) => {
      console.error(error);
      ears.failed(String(error));
    });
    return () => {
      wanted = false;
    };
  },
};

const host: ReviewHost = {
  reviews: judged,
  judged: { read: async () => new Map(), find: none, keep: none },
  games: async () => ({ games: kept.map(({ row }) => row), damaged: [], loose: 0 }),
  game: async (id) => kept.find(({ row }) => row.id === id),
  restore: none,
  remove: none,
  removeDamaged: none,
  clear: none,
  watch: () => undefined,
  take: () => Promise.reject(new Error('nothing is read here')),
  stop: () => undefined,
  exportAll: async () => ({ blob: new Blob([]), games: 0, unread: 0, unreadHands: 0 }),
  exportGame: none,
  remembered: () => undefined,
  keepNames: () => undefined,
  acknowledge: () => undefined,
  space: none,
  address: {
    read: () => place,
    write: (to) => {
      location.hash = to;
    },
    replace: (to) => {
      place = to;
    },
    watch: (signal, told) =>
      addEventListener(
        'hashchange',
        () => {
          place = location.hash.slice(1);
          told();
        },
        { signal },
      ),
  },
};

const prefs = prefsOf(
  {
    ...DEFAULTS,
    language: LANGUAGES.find((l) => l === query.get('language')) ?? 'en',
    theme: query.get('theme') === 'dark' ? 'dark' : 'light',
  },
  undefined,
);
const root = document.documentElement;
root.lang = prefs.language;
root.dataset.theme = prefs.theme;
placeSprites(document);
const nothing = () => undefined;
await learn(prefs.language);
render(
  <Page
    page="review"
    Body={() => <Review host={host} />}
    prefs={prefs}
    actions={{ setLanguage: nothing, setTheme: nothing, setTileNumbers: nothing, setRules: nothing }}
  />,
  document.getElementById('app')!,
);
