// The desk: any hand, any table, any rules, entered by hand. Hand first, the answer beside it (on a phone beneath), what is
// rarely needed folded.

import type { RefObject } from 'preact';
import { useRef, useState } from 'preact/hooks';
import type { Fault } from '../../desk/fault.ts';
import type { Words } from '../../i18n/i18n.ts';
import { sentencesOf } from '../../i18n/i18n.ts';
import { CATALOGUES as PAGE } from '../../i18n/page/page.ts';
import { CATALOGUES as SHEET } from '../../i18n/sheet/sheet.ts';
import { Mark } from '../parts/icon.tsx';
import { PageHead } from '../parts/page.tsx';
import { sheetOf } from '../parts/sheet-lines.ts';
import { useWords } from '../parts/words.tsx';
import type { Prefs } from '../view.ts';
import { Answer } from './answer.tsx';
import { Bar, Told } from './bar.tsx';
import { FaultLines } from './fields.tsx';
import { Fold } from './fold.tsx';
import { Keyboard } from './keyboard.tsx';
import { useKeys } from './keys.ts';
import { Notation } from './notation.tsx';
import { emptyDesk } from './own-rules.ts';
import { Put } from './put.tsx';
import { Rack } from './rack.tsx';
import { Round } from './round.tsx';
import { RuleChoice, RuleOptions } from './rules.tsx';
import { Seats, seatsFaults } from './seats.tsx';
import { Share } from './share.tsx';
import { Shortcuts } from './shortcuts.tsx';
import { Tools } from './tools.tsx';
import { type DeskHost, type Desk as DeskState, useDesk } from './use-desk.ts';
import { Win } from './win.tsx';
import { DeskSay, useDeskWords } from './words.ts';
import '../style/desk.css';

/** What is wrong with the own tiles: said under the rack. */
const handFaults = ({ answer, position }: DeskState): readonly Fault[] =>
  (answer?.faults ?? []).filter(({ place }) => {
    if (place.field === 'melds' || place.field === 'aside') return place.seat === position.me;
    return place.field === 'concealed' || place.field === 'taken' || place.field === 'hand';
  });

/** Beneath the hand in a picture: what it is worth. */
const pictureLines = ({ answer }: DeskState, words: Words): readonly string[] => {
  if (answer?.sheet?.state !== 'win') return [];
  const { total, more } = sheetOf(answer.sheet.score, { words, say: sentencesOf(SHEET, words.language) });
  return [[total, more].filter((part) => part !== undefined).join(' · ')];
};

const HandCard = ({ desk, host, typed, field }: HandProps) => {
  const { text } = useDeskWords();
  return (
    <section class="card hand-card" aria-labelledby="desk-hand">
      <div class="card-head">
        <h2 id="desk-hand">{text('hand.title')}</h2>
        <Tools desk={desk} host={host} />
      </div>
      <div class="card-body">
        <Rack desk={desk} />
        <FaultLines faults={handFaults(desk)} />
        <p class="typed" role="status">
          {typed !== '' && <DeskSay say="keys.typed" with={{ digits: typed }} />}
        </p>
        <Put desk={desk} />
        <Keyboard position={desk.position} onTile={desk.put} />
        <Notation desk={desk} field={field} />
      </div>
      <Share desk={desk} lines={pictureLines(desk, useWords())} />
    </section>
  );
};

interface HandProps {
  readonly desk: DeskState;
  readonly host: DeskHost;
  readonly typed: string;
  readonly field: RefObject<HTMLTextAreaElement | null>;
}

/** Winning way and round: what a score hangs on. */
const TableCard = ({ desk }: { desk: DeskState }) => {
  const { text } = useDeskWords();
  return (
    <section class="card table-card" aria-labelledby="desk-win">
      <div class="card-head">
        <h2 id="desk-win">{text('win.title')}</h2>
      </div>
      <div class="card-body">
        <Win desk={desk} />
      </div>
      <div class="card-head">
        <h2>{text('round.title')}</h2>
      </div>
      <div class="card-body">
        <Round desk={desk} />
      </div>
    </section>
  );
};

const changedText = (desk: DeskState, text: ReturnType<typeof useDeskWords>['text']): string | undefined => {
  const n = Object.keys(desk.position.options).length;
  return n > 0 ? text('rules.changed', { n }) : undefined;
};

export const Desk = ({ host, prefs }: { host: DeskHost; prefs: Pick<Prefs, 'rules'> }) => {
  const words = useWords();
  const { text } = useDeskWords();
  const desk = useDesk(host, emptyDesk(prefs.rules));
  const field = useRef<HTMLTextAreaElement>(null);
  const [keysOn, setKeysOn] = useState(true);
  const [help, setHelp] = useState(false);
  const toText = (): void => field.current?.focus();
  const typed = useKeys({ desk, toText, help: () => setHelp(true) }, keysOn);
  return (
    <>
      <PageHead title={sentencesOf(PAGE, words.language).text('desk')} lead={text('page.lead')}>
        <RuleChoice desk={desk} rules={prefs.rules} />
      </PageHead>
      {desk.badLink && (
        <p class="note caution">
          <Mark id="caution" tone="caution" />
          <span>
            <DeskSay say={`page.badLink.${desk.badLink}`} />
          </span>
        </p>
      )}
      <div class="desk-grid">
        <div class="desk-left">
          <HandCard desk={desk} host={host} typed={typed} field={field} />
          <TableCard desk={desk} />
          <Fold
            name="seats-card"
            title={text('table.title')}
            more={text('table.more')}
            open={seatsFaults(desk).length > 0}
          >
            <Seats desk={desk} />
          </Fold>
          <Fold name="rules-card" title={text('rules.options')} more={changedText(desk, text)}>
            <RuleOptions desk={desk} />
          </Fold>
          <Fold name="keys-card" title={text('keys.title')} open={help}>
            <Shortcuts desk={desk} on={keysOn} setOn={setKeysOn} />
          </Fold>
        </div>
        <div class="desk-right" id="answer" tabIndex={-1}>
          <Answer desk={desk} />
        </div>
      </div>
      <Told desk={desk} />
      <Bar desk={desk} />
    </>
  );
};
