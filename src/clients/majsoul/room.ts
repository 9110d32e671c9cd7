// A room's rules in the words of our options. A matched game states none: there the service's own defaults stand. A
// friendly room states few (red fives, open tanyao, points, hints), a contest states all. What the wire leaves out is
// zero or false, so an absent `have_…` means «no» only where a room states any of them: a friendly room, which plays
// with ura dora and ippatsu, sends none.

import type { RuleHint } from '../../table/event.ts';
import type { Players } from '../../tiles/seat.ts';
import type { GameDetailRule } from './messages.ts';
import type { Read } from './protobuf.ts';

export type Rule = Read<typeof GameDetailRule>;
type Options = Record<string, unknown>;

/** Fields that make a game of their own: no riichi table that we know how to advise at. */
const MODES = [
  'guyi_mode',
  'dora3_mode',
  'begin_open_mode',
  'jiuchao_mode',
  'muyu_mode',
  'open_hand',
  'xuezhandaodi',
  'huansanzhang',
  'chuanma',
  'reveal_discard',
  'field_spell_mode',
  'zhanxing',
  'tianming_mode',
  'yongchang_mode',
  'hunzhiyiji_mode',
  'wanxiangxiuluo_mode',
  'beishuizhizhan_mode',
] as const;

/** The event mode of a room, by the service's name for its field. */
export const modeOf = (rule: Rule): string | undefined =>
  MODES.find((field) => rule[field] !== 0) ??
  (rule.amusement_switches.length > 0 ? 'amusement_switches' : undefined);

const DETAILS = [
  'can_jifei',
  'have_liujumanguan',
  'have_biao_dora',
  'have_gang_biao_dora',
  'have_li_dora',
  'have_gang_li_dora',
  'have_sifenglianda',
  'have_sigangsanle',
  'have_sijializhi',
  'have_jiuzhongjiupai',
  'have_helelianzhuang',
  'have_helezhongju',
  'have_tingpailianzhuang',
  'have_tingpaizhongju',
  'have_yifa',
  'have_nanruxiru',
] as const;

/** Says anything at all: every room states the points it begins with. */
export const isStated = (rule: Rule): boolean => rule.init_point !== 0;

/** Says everything. */
const isDetailed = (rule: Rule): boolean => DETAILS.some((field) => rule[field]);

const RENHOU = ['none', 'mangan', 'yakuman'] as const;

/** 0: three dragons and four winds; 1: four kans too; 2: no liability. */
const PAO: readonly Options[] = [
  { 'pao.daisangen': true, 'pao.daisuushii': true, 'pao.suukantsu': false },
  { 'pao.daisangen': true, 'pao.daisuushii': true, 'pao.suukantsu': true },
  { 'pao.daisangen': false, 'pao.daisuushii': false, 'pao.suukantsu': false },
];

const doubles = (allowed: boolean): Options => ({
  'doubleYakuman.suuankouTanki': allowed,
  'doubleYakuman.chuurenJunsei': allowed,
  'doubleYakuman.kokushi13': allowed,
  'doubleYakuman.daisuushii': allowed,
});

/** What every room that states rules states: where these are zero, the usual rule stands. */
const brief = (r: Rule): Options => ({
  akaDora: r.dora_count === 2 ? 3 : r.dora_count,
  kuitan: r.shiduan !== 0,
  startPoints: r.init_point,
  ...(r.fandian > 0 && { target: r.fandian }),
  kiriageMangan: r.have_qieshangmanguan,
  multiYakuman: !r.disable_multi_yukaman && r.disable_composite_yakuman === 0,
  ...doubles(r.disable_double_yakuman === 0),
  kazoe: r.disable_leijiyiman ? 'sanbaiman' : 'yakuman',
  kuikae: r.enable_shiti === 0 ? 'forbidden' : 'allowed',
  ...(r.enable_nontsumo_liqi !== 0 && { 'riichi.minWall': 0 }),
  doubleWindPairFu: r.disable_double_wind_four_fu === 0 ? 4 : 2,
  ankanRobKokushi: r.disable_angang_guoshi === 0,
  'renhou.mode': RENHOU[r.enable_renhe] ?? 'none',
  ...PAO[r.enable_baopai_extend_settings],
  multiRon: r.have_toutiao ? 'headBump' : r.have_sanjiahele ? 'allAbortTriple' : 'all',
  kanDoraTiming: r.ming_dora_immediately_open ? 'immediate' : 'openAfterDiscard',
});

/** The stated worth of a counter is a whole ron's; ours is that of four players. */
const honbaValue = (r: Rule, players: Players): number => (r.changbang_value / (players - 1)) * 3;

const detailed = (r: Rule, players: Players): Options => ({
  nagashiMangan: r.have_liujumanguan,
  uraDora: r.have_li_dora,
  kanDora: r.have_gang_biao_dora,
  kanUra: r.have_gang_li_dora,
  fourWinds: r.have_sifenglianda,
  fourKanAbort: r.have_sigangsanle,
  fourRiichi: r.have_sijializhi,
  nineTerminals: r.have_jiuzhongjiupai,
  renchan: r.have_tingpailianzhuang ? 'winOrTenpai' : 'winOnly',
  ippatsu: r.have_yifa,
  tobi: r.can_jifei,
  agariYame: r.have_helezhongju,
  extension: r.have_nanruxiru,
  notenPayments: noten(r).some((n) => n > 0),
  honbaValue: honbaValue(r, players),
  ...(players === 3 && { tsumoLoss: r.have_zimosun }),
});

const noten = (r: Rule): readonly number[] => [r.noting_fafu_1, r.noting_fafu_2, r.noting_fafu_3];

/** What usual noten payments are: one, two, three hands not ready. */
const NOTEN: Readonly<Record<Players, readonly number[]>> = { 3: [1000, 2000, 0], 4: [1000, 1500, 3000] };

const isUsualNoten = (r: Rule, players: Players): boolean =>
  noten(r).every((n) => n === 0) || noten(r).every((n, i) => n === NOTEN[players][i]);

type Check = readonly [keyof Rule, (r: Rule, players: Players) => boolean];

/** Fields of any room that no option of ours stands for, and when they ask for something else than the usual. */
const BRIEF_CHECKS: readonly Check[] = [
  ['fanfu', (r) => r.fanfu > 1],
  ['dora_count', (r) => ![0, 2, 3, 4].includes(r.dora_count)],
  ['enable_renhe', (r) => r.enable_renhe >= RENHOU.length],
  ['enable_baopai_extend_settings', (r) => r.enable_baopai_extend_settings >= PAO.length],
  ['have_sanjiahele', (r) => r.have_sanjiahele && r.have_toutiao],
];

const DETAIL_CHECKS: readonly Check[] = [
  ['have_biao_dora', (r) => !r.have_biao_dora],
  ['liqibang_value', (r) => r.liqibang_value !== 1000],
  ['tianbian_value', (r) => r.tianbian_value !== 0],
  ['have_helelianzhuang', (r) => !r.have_helelianzhuang],
  ['have_tingpaizhongju', (r) => r.have_tingpaizhongju !== r.have_helezhongju],
  ['noting_fafu_1', (r, players) => !isUsualNoten(r, players)],
];

/** How many fives of m, p and s are red; with three players there is no 5m. */
const redsOf = (count: number, players: Players): readonly [number, number, number] => {
  if (count === 0) return [0, 0, 0];
  return [players === 3 ? 0 : 1, count === 4 ? 2 : 1, 1];
};

const DEFAULT_REDS = 3;

export const redFivesOf = (rule: Rule | undefined): number =>
  rule && isStated(rule) ? rule.dora_count : DEFAULT_REDS;

const LENGTHS: Readonly<Record<number, string>> = { 1: 'tonpuu', 2: 'hanchan', 11: 'tonpuu', 12: 'hanchan' };

const statedOptions = (rule: Rule, players: Players): Options =>
  isDetailed(rule) ? { ...brief(rule), ...detailed(rule, players) } : brief(rule);

const unsupportedOf = (rule: Rule, players: Players): readonly string[] =>
  [...BRIEF_CHECKS, ...(isDetailed(rule) ? DETAIL_CHECKS : [])]
    .filter(([, differs]) => differs(rule, players))
    .map(([field]) => field);

/** The rules in force. `mode` 1 and 11: East only, 2 and 12: East and South. */
export const ruleHint = (rule: Rule | undefined, mode: number, players: Players): RuleHint => {
  const reds = redsOf(redFivesOf(rule), players);
  const base = { family: 'riichi', preset: 'majsoul', reds } as const;
  if (rule === undefined || !isStated(rule)) return base;
  const gameLength = LENGTHS[mode];
  const unsupported = unsupportedOf(rule, players);
  return {
    ...base,
    options: { ...statedOptions(rule, players), ...(gameLength && { gameLength }) },
    ...(unsupported.length > 0 && { unsupported }),
  };
};
