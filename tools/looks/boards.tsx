// Drawn tables of every rule family at several moments, for pictures.

import { type Bot, byFlush, byUkeire } from '../../src/game/bot.ts';
import type { GameRules } from '../../src/game/game.ts';
import { DEFAULTS as KOREAN } from '../../src/rules/korean/options.ts';
import { DEFAULTS as MCR } from '../../src/rules/mcr/options.ts';
import { presetOptions } from '../../src/rules/riichi/options.ts';
import type { Table } from '../../src/table/table.ts';
import { Board, type BoardProps } from '../../src/ui/board/board.tsx';
import { playHand } from '../../src/ui/board/tables.fixture.ts';
import { mannerOf } from '../../src/ui/overlay/panel.tsx';
import { MannerContext } from '../../src/ui/parts/words.tsx';
import type { Prefs } from '../../src/ui/view.ts';

const RIICHI: GameRules = { family: 'riichi', players: 4, options: presetOptions('seed') };
const THREE: GameRules = { family: 'riichi', players: 3, options: presetOptions('seed') };
const MCR_RULES: GameRules = { family: 'mcr', players: 4, options: MCR };
const KOREAN_RULES: GameRules = { family: 'korean', players: 4, options: KOREAN };

/** A moment of a hand: `part` of the way through it. */
const at = (rules: GameRules, seed: number, part: number, bot: Bot = byUkeire): Table => {
  const moments = playHand(rules, seed, bot);
  return moments[Math.floor((moments.length - 1) * part)]!.table;
};

const BOARDS: Readonly<Record<string, BoardProps>> = {
  'riichi: hidden hands': { table: at(RIICHI, 5, 0.6), shown: (s) => (s === 0 ? 'open' : 'backs') },
  'riichi: the end': { table: at(RIICHI, 11, 1), from: 2 },
  'riichi: ghosts': { table: at(RIICHI, 23, 0.8), from: 1, shown: (s) => (s === 1 ? 'open' : 'ghost') },
  'three players': { table: at(THREE, 2, 0.9), shown: (s) => (s === 0 ? 'open' : 'backs') },
  mcr: { table: at(MCR_RULES, 4, 0.95, byFlush), shown: (s) => (s === 0 ? 'open' : 'backs') },
  'mcr: open': { table: at(MCR_RULES, 9, 1, byFlush), from: 3 },
  korean: { table: at(KOREAN_RULES, 3, 0.9), shown: (s) => (s === 0 ? 'open' : 'ghost') },
};

export const Boards = ({ prefs }: { prefs: Prefs }) => (
  <MannerContext.Provider value={mannerOf(prefs)}>
    <div class="boards">
      {Object.entries(BOARDS).map(([name, props]) => (
        <figure key={name}>
          <figcaption>{name}</figcaption>
          <Board {...props} />
        </figure>
      ))}
    </div>
  </MannerContext.Provider>
);
