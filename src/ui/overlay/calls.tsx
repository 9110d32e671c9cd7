// What can be said now, on another's tile or on my own turn, and what each choice makes of the hand.

import type { Analysis, CallChoice } from '../../analysis/analysis.ts';
import type { Words } from '../../i18n/i18n.ts';
import { formatTiles } from '../../tiles/notation.ts';
import type { Tile } from '../../tiles/tile.ts';
import { Bar, Choices, type Column, type Row } from '../parts/choices.tsx';
import { Mark } from '../parts/icon.tsx';
import { Accepted, Tiles } from '../parts/tile.tsx';
import { tilesIn, useManner, useWords } from '../parts/words.tsx';
import { isUpperBound, shantenName } from './headline.ts';
import { LiveTiles } from './live.tsx';
import { pointsText, worthText } from './score.ts';
import { ScoreSheet } from './sheet.tsx';
import { Waits } from './waits.tsx';

export const keyOf = (choice: CallChoice): string => `${choice.call} ${formatTiles(choice.own)}`;

/** A win comes first, then letting pass, then the calls as the analysis has them. */
const RANK: Readonly<Partial<Record<CallChoice['call'], number>>> = { ron: 0, tsumo: 0, pass: 1 };
export const ordered = (calls: readonly CallChoice[]): readonly CallChoice[] =>
  [...calls].sort((a, b) => (RANK[a.call] ?? 2) - (RANK[b.call] ?? 2));

/** Riichi is not a row of its own: the discards that allow it say so. */
export const offered = ({ calls }: Analysis): readonly CallChoice[] =>
  ordered(calls.filter((c) => c.call !== 'riichi'));

/** Own tiles to draw: of a kan one will do. */
const drawnOf = ({ call, own }: CallChoice): readonly Tile[] =>
  call.endsWith('Kan') ? own.slice(0, 1) : own.slice(0, 2);

/** Which yaku the call keeps open; said of a call alone, where none may be left. */
const yakuText = (choice: CallChoice, words: Words): string | undefined => {
  if (choice.yaku === undefined || choice.call === 'pass') return undefined;
  return choice.yaku.length > 0
    ? words.list(choice.yaku.map((id) => words.name('yaku', id)))
    : words.text('then.noYaku');
};

const CALL = 112;
const TILES = 44;

const Call = ({ choice }: { choice: CallChoice }) => (
  <span class="pick">
    <span class="strong keep">{useWords().name('call', choice.call)}</span>
    {drawnOf(choice).length > 0 && <Tiles tiles={drawnOf(choice)} />}
  </span>
);

const Worth = ({ choice }: { choice: CallChoice }) => {
  const words = useWords();
  const { score } = choice;
  if (!score) return null;
  const ids = [...score.yakuman, ...score.yaku].map((y) => y.id);
  return (
    <span class="then">
      <b class="strong">{pointsText(score, words)}</b> · {worthText(score, words)}
      <br />
      {words.list(ids.map((id) => words.name('yaku', id)))}
    </span>
  );
};

const Kinds = ({ choice }: { choice: CallChoice }) => {
  const { width } = useManner();
  return <Accepted accepts={choice.after?.accepts ?? []} most={tilesIn(width - CALL - TILES - 20)} />;
};

const Then = ({ choice }: { choice: CallChoice }) => {
  const words = useWords();
  if (choice.score) return <Worth choice={choice} />;
  if (choice.call === 'nineTerminals' || (choice.call === 'north' && !choice.after))
    return <span class="then">{words.text(`then.${choice.call}`)}</span>;
  const yaku = yakuText(choice, words);
  const none = choice.yaku?.length === 0 && choice.call !== 'pass';
  return (
    <span class="then">
      {choice.after && shantenName(words, choice.after.shanten)}
      {yaku !== undefined && (
        <>
          {' · '}
          {none && <Mark id="none" />} {yaku}
        </>
      )}
      <br />
      <Kinds choice={choice} />
    </span>
  );
};

const Count = ({ choice, most, bound }: { choice: CallChoice; most: number; bound: boolean }) => {
  const words = useWords();
  const tiles = choice.after?.tiles;
  if (tiles === undefined || choice.score) return null;
  if (bound) return <>{words.text('atMost.n', { n: tiles })}</>;
  return <Bar share={most > 0 ? tiles / most : 0}>{words.number(tiles)}</Bar>;
};

const Why = ({ choice, analysis }: { choice: CallChoice; analysis: Analysis }) => {
  const words = useWords();
  if (choice.score)
    return (
      <ScoreSheet ways={[{ name: words.name('call', choice.call), score: choice.score }]} me={analysis.me} />
    );
  return (
    <div class="under">
      {choice.discards && choice.discards.length > 0 && (
        <p>
          {words.text('why.discards')} <Tiles tiles={choice.discards.slice(0, 5)} size={18} />
        </p>
      )}
      {choice.tenpai ? (
        <Waits tenpai={choice.tenpai} me={analysis.me} bound={isUpperBound(analysis)} />
      ) : (
        choice.after && <LiveTiles hand={choice.after} />
      )}
    </div>
  );
};

const useColumns = (): readonly Column[] => {
  const words = useWords();
  return [
    { id: 'call', head: words.text('head.call'), width: CALL },
    { id: 'then', head: words.text('head.then') },
    { id: 'tiles', head: words.text('head.tiles'), width: TILES, number: true },
  ];
};

const hasWhy = (choice: CallChoice): boolean =>
  choice.score !== undefined || choice.tenpai !== undefined || choice.after !== undefined;

export const Calls = ({ analysis }: { analysis: Analysis }) => {
  const words = useWords();
  const columns = useColumns();
  const choices = offered(analysis);
  const most = Math.max(0, ...choices.map((c) => c.after?.tiles ?? 0));
  const bound = isUpperBound(analysis);
  const rows = choices.map(
    (choice): Row => ({
      key: keyOf(choice),
      best: choice.score !== undefined,
      cells: [
        <Call key="call" choice={choice} />,
        <Then key="then" choice={choice} />,
        <Count key="tiles" choice={choice} most={most} bound={bound} />,
      ],
      ...(hasWhy(choice) && { why: () => <Why choice={choice} analysis={analysis} /> }),
    }),
  );
  return <Choices label={words.text('head.calls')} columns={columns} rows={rows} two />;
};
