// My turn: the discards worth considering, best first, with what the hand is then.

import { useRef, useState } from 'preact/hooks';
import type { Analysis, DiscardChoice } from '../../analysis/analysis.ts';
import type { MessageKey } from '../../i18n/i18n.ts';
import { formatTile } from '../../tiles/notation.ts';
import { Bar, Choices, type Column, type Row } from '../parts/choices.tsx';
import { Icon, Mark } from '../parts/icon.tsx';
import { Accepted, Tile } from '../parts/tile.tsx';
import { NARROW, tilesIn, useManner, useWords } from '../parts/words.tsx';
import { isUpperBound, shantenShort } from './headline.ts';
import { LiveTiles } from './live.tsx';
import { furitenSays, riskParams } from './notes.ts';
import { steady } from './order.ts';
import { said } from './said.ts';
import { Sentences } from './sentences.tsx';
import { NoYaku, Spare } from './sheet.tsx';
import { Waits } from './waits.tsx';

export const keyOf = (choice: DiscardChoice): string => formatTile(choice.tile);

/** Furiten after it, or by one way on: the mark is the same, the sentence is under the row. */
const isFuriten = (c: DiscardChoice): boolean =>
  (c.tenpai?.furiten.length ?? 0) > 0 || c.furitenRisk !== undefined;

const isYakuless = (c: DiscardChoice): boolean =>
  !c.riichi && (c.tenpai?.waits.every((w) => w.bars.includes('noYaku')) ?? false);

const FORBIDDEN: Readonly<
  Record<NonNullable<DiscardChoice['forbidden']>, { tag: MessageKey; why: MessageKey }>
> = {
  kuikae: { tag: 'tag.kuikae', why: 'why.kuikae' },
  riichi: { tag: 'tag.locked', why: 'why.locked' },
};

const Drop = ({ choice }: { choice: DiscardChoice }) => {
  const words = useWords();
  return (
    <span class="pick">
      <Tile tile={choice.tile} dead={choice.forbidden !== undefined} />
      {isFuriten(choice) && (
        <>
          <Mark id="furiten" tone="danger" />
          <span class="unseen">{words.text('tag.furiten')}</span>
        </>
      )}
    </span>
  );
};

const RiichiTag = () => (
  <span class="tag safe">
    <Mark id="safe" tone="safe" />
    <Spare>{useWords().text('tag.riichi')}</Spare>
  </span>
);

const WIDTHS = { drop: 50, shanten: 46, tiles: 44, behind: 48, edges: 16 };

/** What the other columns leave of the panel. */
const acceptsWidth = (panel: number): number =>
  panel - WIDTHS.edges - WIDTHS.drop - WIDTHS.shanten - WIDTHS.tiles - (panel < NARROW ? 0 : WIDTHS.behind);
const tagWidth = (panel: number): number => (panel < NARROW ? 28 : 64);

const Accepts = ({ choice }: { choice: DiscardChoice }) => {
  const { words, width } = useManner();
  const tag = choice.riichi ? <RiichiTag /> : isYakuless(choice) ? <NoYaku spare /> : null;
  if (choice.forbidden) return <span class="tag">{words.text(FORBIDDEN[choice.forbidden].tag)}</span>;
  return (
    <span class="accepts">
      <span>
        <Accepted
          accepts={choice.after.accepts}
          most={tilesIn(acceptsWidth(width) - (tag ? tagWidth(width) : 0))}
        />
      </span>
      {tag}
    </span>
  );
};

const Why = ({ choice, analysis }: { choice: DiscardChoice; analysis: Analysis }) => {
  const words = useWords();
  const { tenpai, furitenRisk, forbidden, after } = choice;
  if (forbidden) return <p>{words.text(FORBIDDEN[forbidden].why)}</p>;
  const sentences = [
    ...(tenpai?.furiten.flatMap((f) => furitenSays(f, '')) ?? []),
    ...(furitenRisk ? [said('furitenRisk.river', riskParams(furitenRisk))] : []),
  ];
  return (
    <div class="under">
      {sentences.length > 0 && (
        <p>
          <Sentences says={sentences} />
        </p>
      )}
      {tenpai ? (
        <Waits tenpai={tenpai} me={analysis.me} bound={isUpperBound(analysis)} />
      ) : (
        <LiveTiles hand={after} />
      )}
      {!after.forms.includes('standard') && after.forms.length > 0 && (
        <p class="muted">
          {words.text('why.forms')}: {words.list(after.forms.map((f) => words.name('form', f)))}
        </p>
      )}
    </div>
  );
};

const useColumns = (): readonly Column[] => {
  const { words, width } = useManner();
  return [
    { id: 'drop', head: words.text('head.drop'), width: WIDTHS.drop },
    { id: 'then', head: words.text('head.then'), width: WIDTHS.shanten },
    { id: 'accepts', head: words.text('head.accepts') },
    { id: 'tiles', head: words.text('head.tiles'), width: WIDTHS.tiles, number: true },
    ...(width < NARROW
      ? []
      : [{ id: 'behind', head: words.text('head.behind'), width: WIDTHS.behind, number: true }]),
  ];
};

const Behind = ({ choice, best }: { choice: DiscardChoice; best: boolean }) => {
  const words = useWords();
  if (best) return <span class="unseen">{words.text('best.row')}</span>;
  return choice.behind ? <span class="off">−{words.number(choice.behind)}</span> : null;
};

interface Line {
  readonly analysis: Analysis;
  readonly most: number;
  readonly narrow: boolean;
}

const Count = ({ choice, most, analysis }: Line & { choice: DiscardChoice }) => {
  const words = useWords();
  const { tiles } = choice.after;
  if (choice.forbidden) return <span class="off">–</span>;
  if (isUpperBound(analysis)) return <>{words.text('atMost.n', { n: tiles })}</>;
  if (choice.behind === undefined) return <span class="off">{words.number(tiles)}</span>;
  return (
    <Bar share={most > 0 ? tiles / most : 0} strong={tiles === most}>
      {words.number(tiles)}
    </Bar>
  );
};

const Then = ({ choice }: { choice: DiscardChoice }) => {
  const words = useWords();
  return <span class="then">{shantenShort(words, choice.after.shanten)}</span>;
};

const rowOf = (choice: DiscardChoice, best: DiscardChoice | undefined, line: Line): Row => ({
  key: keyOf(choice),
  best: choice === best,
  dim: choice.forbidden !== undefined,
  cells: [
    <Drop key="drop" choice={choice} />,
    <Then key="then" choice={choice} />,
    <Accepts key="accepts" choice={choice} />,
    <Count key="tiles" choice={choice} {...line} />,
    ...(line.narrow ? [] : [<Behind key="behind" choice={choice} best={choice === best} />]),
  ],
  why: () => <Why choice={choice} analysis={line.analysis} />,
});

/** Which turn it is: rows keep their order within one. */
const turnOf = (analysis: Analysis): string =>
  `${analysis.round.wind}${analysis.round.number}.${analysis.wall}`;

const useSteady = (analysis: Analysis): readonly DiscardChoice[] => {
  const shown = useRef<{ turn: string; keys: readonly string[] }>({ turn: '', keys: [] });
  const turn = turnOf(analysis);
  const keys = shown.current.turn === turn ? shown.current.keys : [];
  const choices = steady(keys, analysis.discards, keyOf);
  shown.current = { turn, keys: choices.map(keyOf) };
  return choices;
};

export const Discards = ({ analysis, rows: few }: { analysis: Analysis; rows: number }) => {
  const { words, width } = useManner();
  const [all, setAll] = useState(false);
  const choices = useSteady(analysis);
  const columns = useColumns();
  const best = analysis.discards.find((c) => !c.forbidden);
  const most = Math.max(0, ...choices.filter((c) => c.behind !== undefined).map((c) => c.after.tiles));
  const shown = all ? choices : choices.slice(0, few);
  const rest = choices.length - shown.length;
  return (
    <>
      <Choices
        label={words.text('head.discards')}
        columns={columns}
        rows={shown.map((c) => rowOf(c, best, { analysis, most, narrow: width < NARROW }))}
      />
      {choices.length > few && (
        <button type="button" class="more" aria-expanded={all} onClick={() => setAll(!all)}>
          {all ? words.text('more.fewer') : words.text('more.rows', { n: rest })}
          <Icon id={all ? 'up' : 'down'} />
        </button>
      )}
    </>
  );
};
