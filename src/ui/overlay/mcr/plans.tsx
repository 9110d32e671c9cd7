// The value routes of an MCR hand: which winning hands that reach the minimum are near, how far, how dear, and what they
// need. A route opens to the hand it would be.

import type { Plan, Plans as PlansData, PlanWin } from '../../../analysis/mcr/analysis.ts';
import type { Words } from '../../../i18n/i18n.ts';
import { plainTile, type Tile } from '../../../tiles/tile.ts';
import { Choices, type Column, type Row } from '../../parts/choices.tsx';
import { Tiles } from '../../parts/tile.tsx';
import { tilesIn, useManner, useWords } from '../../parts/words.tsx';
import { type Named, YakuName, yakuName } from '../../parts/yaku-name.tsx';
import type { SecondLine } from '../dress.ts';
import { McrSheet, type McrWay } from './sheet.tsx';

const namedBy = ({ fan }: Plan): Named => ({ family: 'mcr', id: fan });

export const planName = (words: Words, plan: Plan): string => yakuName(words, namedBy(plan));

const PlanName = ({ plan }: { plan: Plan }) => <YakuName of={namedBy(plan)} />;

export const awayText = (words: Words, { away }: Plan): string =>
  away === 0 ? words.text('mcr.plan.ready') : words.text('mcr.plan.away', { n: away });

const winsOf = ({ byDiscard, bySelfDraw }: Plan): readonly PlanWin[] =>
  [byDiscard, bySelfDraw].filter((w) => w !== undefined);

/** The best it comes to, either way. */
const worthOf = (plan: Plan): number => Math.max(...winsOf(plan).map((w) => w.basic));

/** Beyond what was searched whole another plan may be nearer or dearer. */
const isApproximate = ({ away }: Plan, { exactTo }: PlansData): boolean => away > exactTo;

export const fanText = (words: Words, plan: Plan, all: PlansData): string => {
  const fan = words.text('mcr.fan', { n: worthOf(plan) });
  return isApproximate(plan, all) ? words.text('mcr.about', { fan }) : fan;
};

/** The nearest route in the second line of a row. */
export const nearestLine = (plans: PlansData, words: Words): SecondLine | undefined => {
  const [first] = plans.plans;
  if (!first) return { shanten: null, accepts: words.text('mcr.plan.none'), tiles: null };
  return {
    shanten: awayText(words, first),
    accepts: <PlanName plan={first} />,
    tiles: fanText(words, first, plans),
  };
};

const WIDTHS = { away: 62, fan: 66, edges: 24 };

const needed = ({ needs }: Plan): readonly Tile[] => needs.map((n) => plainTile(n.kind));

const Route = ({ plan }: { plan: Plan }) => {
  const { width } = useManner();
  const most = tilesIn(width - WIDTHS.away - WIDTHS.fan - WIDTHS.edges);
  return (
    <>
      <span class="then wrap">
        <PlanName plan={plan} />
      </span>
      <small>
        <Tiles tiles={needed(plan)} size={18} most={most} />
      </small>
    </>
  );
};

const wayOf = (name: string, { fans, basic }: PlanWin): McrWay => ({
  name,
  fans,
  basic,
  total: basic,
  short: 0,
});

const Why = ({ plan }: { plan: Plan }) => {
  const words = useWords();
  const { byDiscard, bySelfDraw } = plan;
  const [win] = winsOf(plan);
  const ways = [
    ...(byDiscard ? [wayOf(words.text('mcr.head.discard'), byDiscard)] : []),
    ...(bySelfDraw ? [wayOf(words.text('mcr.head.selfDraw'), bySelfDraw)] : []),
  ];
  return (
    <div class="under">
      {win && (
        <p class="goal">
          <Tiles tiles={win.concealed} size={18} />
          <Tiles tiles={[plainTile(win.win)]} size={18} />
        </p>
      )}
      <McrSheet ways={ways} />
    </div>
  );
};

const useColumns = (): readonly Column[] => {
  const words = useWords();
  return [
    { id: 'away', head: words.text('mcr.head.away'), width: WIDTHS.away },
    { id: 'plan', head: words.text('mcr.head.plan') },
    { id: 'fan', head: words.text('mcr.head.fan'), width: WIDTHS.fan, number: true },
  ];
};

const onlyOneWay = ({ byDiscard, bySelfDraw }: Plan) => {
  if (!byDiscard) return 'mcr.plan.selfDrawOnly';
  return bySelfDraw ? undefined : 'mcr.plan.discardOnly';
};

const Worth = ({ plan, plans }: { plan: Plan; plans: PlansData }) => {
  const words = useWords();
  const only = onlyOneWay(plan);
  return (
    <>
      <span class="value">{fanText(words, plan, plans)}</span>
      {only && <small>{words.text(only)}</small>}
    </>
  );
};

const rowOf = (plan: Plan, plans: PlansData, words: Words): Row => ({
  key: plan.fan,
  cells: [
    <span key="away" class="then">
      {awayText(words, plan)}
    </span>,
    <Route key="plan" plan={plan} />,
    <Worth key="fan" plan={plan} plans={plans} />,
  ],
  why: () => <Why plan={plan} />,
});

export const Plans = ({ plans }: { plans: PlansData }) => {
  const words = useWords();
  const columns = useColumns();
  const isAbout = plans.plans.some((p) => isApproximate(p, plans));
  if (plans.plans.length === 0) return null;
  return (
    <>
      <Choices
        label={words.text('mcr.head.plans')}
        columns={columns}
        rows={plans.plans.map((p) => rowOf(p, plans, words))}
        few={3}
        two
      />
      {isAbout && <p class="legend">{words.text('mcr.plan.about')}</p>}
    </>
  );
};
