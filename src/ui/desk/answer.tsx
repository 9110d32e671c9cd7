// The answer: what the overlay would say of the hand, the score sheet of the tile that is taken, or why it is no win.

import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { AnyAnalysis } from '../../analysis/analysis.ts';
import type { Worths } from '../../analysis/worth/worths.ts';
import type { DeskAnswer } from '../../desk/answer.ts';
import type { DeskKey } from '../../i18n/desk/desk.ts';
import type { KoreanRefusal } from '../../rules/korean/refusals.ts';
import type { Refusal } from '../../rules/rules.ts';
import { Reading } from '../overlay/reading.tsx';
import { explainFor } from '../parts/explain.ts';
import { Mark } from '../parts/icon.tsx';
import { ScoreSheet } from '../parts/score-sheet.tsx';
import { MannerContext, useManner, useWords } from '../parts/words.tsx';
import { FaultLines } from './fields.tsx';
import type { Desk } from './use-desk.ts';
import { DeskSay, useDeskWords } from './words.ts';
import { WorthCard } from './worth-card.tsx';

const ROWS = 14;
/** Where a score stands beneath. */
const ROWS_BESIDE_SHEET = 5;

/** Red is for furiten alone. */
const Refused = ({ reason, children }: { reason: string; children: ComponentChildren }) => {
  const tone = reason === 'furiten' ? 'danger' : 'caution';
  return (
    <p class={`note ${tone}`} data-refused={reason}>
      <Mark id={tone === 'danger' ? 'furiten' : 'caution'} tone={tone} />
      <span>{children}</span>
    </p>
  );
};

/** Korean rules have a word of their own for furiten. */
const refusedKey = (family: DeskAnswer['family'], reason: Refusal | KoreanRefusal): DeskKey =>
  family === 'korean' && reason === 'furiten' ? 'refused.furiten.korean' : `refused.${reason}`;

/** A hand that is drawn to and not complete is no refused win: the answer says how near it is. */
const shownSheet = ({ sheet }: DeskAnswer): DeskAnswer['sheet'] =>
  sheet?.state === 'refused' && sheet.reason === 'notComplete' ? undefined : sheet;

const Sheet = ({ answer, desk }: { answer: DeskAnswer; desk: Desk }) => {
  const { language } = useWords();
  const { text } = useDeskWords();
  const sheet = shownSheet(answer);
  if (!sheet) return null;
  const { players, dealer, me } = desk.position;
  const explain = explainFor(answer.family, language);
  const seating = { players, dealer, winner: me, me };
  return (
    <section class="card sheet-card" aria-label={text('sheet.title')}>
      <div class="card-head">
        <h2>{text(sheet.state === 'win' ? 'sheet.title' : 'sheet.refused')}</h2>
      </div>
      <div class="card-body">
        {sheet.state === 'refused' && (
          <Refused reason={sheet.reason}>{text(refusedKey(answer.family, sheet.reason))}</Refused>
        )}
        {sheet.state === 'refused' && sheet.score && (
          <p class="muted">
            <DeskSay say="sheet.would" />
          </p>
        )}
        {sheet.score && (
          <ScoreSheet score={sheet.score} seating={seating} explain={explain} paid={sheet.state === 'win'} />
        )}
      </div>
    </section>
  );
};

const Missing = ({ desk, answer }: { desk: Desk; answer: DeskAnswer }) => {
  const { text } = useDeskWords();
  const isEmpty = desk.position.concealed.length === 0 && answer.missing > 0;
  return (
    <div class="empty">
      <h2>{text(isEmpty ? 'answer.empty' : 'answer.missing', { n: answer.missing })}</h2>
      <p class="muted">{text(isEmpty ? 'answer.empty.more' : 'answer.missing.more')}</p>
      <FaultLines faults={answer.faults} />
    </div>
  );
};

/** That a wall was not entered is known: it is no news on every hand. */
const isWall = (w: { readonly type: string; readonly unknown?: string }): boolean =>
  w.type === 'unknown' && w.unknown === 'wall';

const withoutWall = (analysis: AnyAnalysis): AnyAnalysis => {
  switch (analysis.family) {
    case 'riichi':
      return { ...analysis, warnings: analysis.warnings.filter((w) => !isWall(w)) };
    case 'mcr':
      return { ...analysis, warnings: analysis.warnings.filter((w) => !isWall(w)) };
    case 'korean':
      return { ...analysis, warnings: analysis.warnings.filter((w) => !isWall(w)) };
  }
};

/** As wide as the answer has room. */
interface MeasuredProps {
  readonly analysis: AnyAnalysis;
  readonly worths: Worths | undefined;
  readonly rows: number;
}

const Measured = ({ analysis, worths, rows }: MeasuredProps) => {
  const place = useRef<HTMLDivElement>(null);
  const manner = useManner();
  const [width, setWidth] = useState(manner.width);
  useLayoutEffect(() => {
    const node = place.current;
    if (!node) return;
    const observer = new ResizeObserver(() => setWidth(node.clientWidth));
    observer.observe(node);
    return () => observer.disconnect();
  }, []);
  return (
    <div class="measured" ref={place}>
      <MannerContext.Provider value={{ ...manner, width }}>
        <Reading analysis={analysis} seen={{ worths, awaits: true }} rows={rows} />
      </MannerContext.Provider>
    </div>
  );
};

const Body = ({ desk, answer }: { desk: Desk; answer: DeskAnswer }) => {
  const { text } = useDeskWords();
  if (answer.analysis)
    return (
      <Measured
        analysis={withoutWall(answer.analysis)}
        worths={desk.worths}
        rows={shownSheet(answer) ? ROWS_BESIDE_SHEET : ROWS}
      />
    );
  if (answer.faults.length > 0 && answer.missing === 0)
    return (
      <div class="empty">
        <h2>{text('answer.impossible')}</h2>
        <FaultLines faults={answer.faults} />
      </div>
    );
  return <Missing desk={desk} answer={answer} />;
};

const Failed = ({ desk }: { desk: Desk }) => {
  const { text } = useDeskWords();
  return (
    <div class="empty">
      <h2>{text('answer.failed')}</h2>
      <p class="muted">{desk.failed}</p>
      <p class="actions">
        <button type="button" class="button" onClick={desk.again}>
          {text('answer.again')}
        </button>
      </p>
    </div>
  );
};

export const Answer = ({ desk }: { desk: Desk }) => {
  const { text } = useDeskWords();
  const { answer, busy, failed } = desk;
  return (
    <>
      <section class="panel wide" aria-label={text('answer.title')} aria-busy={busy}>
        <div class={`panel-body${busy ? ' busy' : ''}`}>
          {failed !== undefined && <Failed desk={desk} />}
          {failed === undefined && answer && <Body desk={desk} answer={answer} />}
          {failed === undefined && !answer && <p class="muted">{text('answer.loading')}</p>}
        </div>
      </section>
      {failed === undefined && answer && <Sheet desk={desk} answer={answer} />}
      {failed === undefined && answer?.analysis && answer.sheet?.state !== 'win' && <WorthCard desk={desk} />}
    </>
  );
};
