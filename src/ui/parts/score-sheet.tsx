// The full score sheet of a win, of any rule set: what it is worth, every item with the rule behind it, and what moves
// between the seats. The desk and the practice table draw it.

import { CATALOGUES } from '../../i18n/sheet/sheet.ts';
import type { Settlement } from '../../rules/korean/settle.ts';
import { type Players, type Seat, seatAfter, seatsOf, seatWindOf } from '../../tiles/seat.ts';
import { Icon } from './icon.tsx';
import { type AnyScore, type SheetItem, type SheetPart, sheetOf } from './sheet-lines.ts';
import { Tile } from './tile.tsx';
import { speaking, useWords } from './words.tsx';
import '../style/score-sheet.css';

const { use: useSheetWords, Say } = speaking(CATALOGUES);

/** The rule behind an item in one sentence, and where it is told at length. */
export interface Rule {
  readonly sentence: string;
  readonly href?: string;
}
export type Explain = (what: SheetPart['what'], id: string) => Rule | undefined;

/** Who sits where: enough to name the seats of the payments. */
export interface Seating {
  readonly players: Players;
  readonly dealer: Seat;
  readonly winner: Seat;
  readonly me?: Seat;
}

interface SheetProps {
  readonly score: AnyScore;
  readonly seating: Seating;
  readonly explain?: Explain | undefined;
  /** False: no win, so nothing moves. */
  readonly paid?: boolean;
}

const Name = ({ item }: { item: SheetItem }) => (
  <span class="sheet-name">
    {item.name} {item.tile !== undefined && <Tile tile={item.tile} size={18} />}
  </span>
);

const Behind = ({ rule }: { rule: Rule }) => (
  <p class="sheet-rule">
    {rule.sentence}{' '}
    {rule.href && (
      <a href={rule.href} target="_blank" rel="noopener">
        <Say say="more.reference" />
      </a>
    )}
  </p>
);

const Line = ({ item, rule }: { item: SheetItem; rule: Rule | undefined }) => {
  if (!rule)
    return (
      <li class="sheet-line" data-item={item.id}>
        <Name item={item} />
        <b>{item.value}</b>
      </li>
    );
  return (
    <li data-item={item.id}>
      <details>
        <summary class="sheet-line" title={rule.sentence}>
          <Name item={item} />
          <Icon id="down" />
          <b>{item.value}</b>
        </summary>
        <Behind rule={rule} />
      </details>
    </li>
  );
};

const Part = ({ part, explain }: { part: SheetPart; explain: Explain | undefined }) => {
  const title = useSheetWords().text(part.title);
  return (
    <section class="sheet-part" data-part={part.title.slice(5)}>
      <h3>
        {title} <span>{part.sum}</span>
      </h3>
      <ul aria-label={title}>
        {part.items.map((item, i) => (
          // The same fan may stand twice; the order of a sheet never changes.
          <Line key={`${item.key}:${i}`} item={item} rule={explain?.(part.what, item.id)} />
        ))}
      </ul>
    </section>
  );
};

/** East first. */
const byWind = (players: Players, dealer: Seat): readonly Seat[] =>
  seatsOf(players).map((turns) => seatAfter(dealer, turns, players));

const signed = (n: number, number: (n: number) => string): string =>
  n > 0 ? `+${number(n)}` : n < 0 ? `−${number(-n)}` : number(0);

const Payments = ({ score, seating }: Pick<SheetProps, 'score' | 'seating'>) => {
  const words = useWords();
  const say = useSheetWords();
  const { players, dealer, winner, me } = seating;
  const title = say.text('part.payments');
  return (
    <section class="sheet-part" data-part="payments">
      <h3>{title}</h3>
      {score.deltas.every((n) => n === 0) ? (
        <p class="muted">{say.text('pay.nothing')}</p>
      ) : (
        <ul aria-label={title} class="sheet-payments">
          {byWind(players, dealer).map((seat) => (
            <li key={seat} {...(seat === winner && { class: 'winner' })}>
              <span>
                {words.name('wind', seatWindOf(seat, dealer, players))}
                {seat === me && <small> {words.name('seat', 'me')}</small>}
              </span>
              <b>{signed(score.deltas[seat] ?? 0, words.number)}</b>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
};

const Ante = ({ settlement }: { settlement: Settlement | undefined }) =>
  settlement && settlement.ante > 0 ? (
    <p class="sheet-note muted">
      <Say say="sum.ante" with={{ n: settlement.ante }} />
    </p>
  ) : null;

/** Who fed the set that made a yakuman certain. */
const LiableNote = ({ score, seating }: Pick<SheetProps, 'score' | 'seating'>) => {
  const words = useWords();
  if (score.family !== 'riichi' || !score.liable) return null;
  const { seat, yakuman } = score.liable;
  const wind = seatWindOf(seat, seating.dealer, seating.players);
  const filled = { seat: words.name('wind', wind), yakuman: words.name('yaku', yakuman) };
  return (
    <p class="sheet-note muted">
      <Say say="pay.liable" with={filled} />
    </p>
  );
};

/** What nobody at the table pays: it lay there. */
const Sticks = ({ score }: Pick<SheetProps, 'score'>) => {
  const n = score.deltas.reduce((sum, delta) => sum + delta, 0);
  return score.family === 'riichi' && n > 0 ? (
    <p class="sheet-note muted">
      <Say say="pay.sticks" with={{ n }} />
    </p>
  ) : null;
};

const Moves = ({ score, seating }: Pick<SheetProps, 'score' | 'seating'>) => (
  <>
    <Payments score={score} seating={seating} />
    {score.family === 'korean' && <Ante settlement={score.settlement} />}
    <Sticks score={score} />
    <LiableNote score={score} seating={seating} />
  </>
);

export const ScoreSheet = ({ score, seating, explain, paid = true }: SheetProps) => {
  const words = useWords();
  const sheet = sheetOf(score, { words, say: useSheetWords() });
  return (
    <div class="sheet" data-family={score.family}>
      <p class="sheet-total">
        <b>{sheet.total}</b> {sheet.more && <span>{sheet.more}</span>}
      </p>
      {sheet.parts.map((part) => (
        <Part key={part.title} part={part} explain={explain} />
      ))}
      {paid && <Moves score={score} seating={seating} />}
    </div>
  );
};
