import { expect, test } from 'vitest';
import { DEFAULTS, OPTIONS, optionValue, parseOptions } from '../../rules/riichi/options.ts';
import { encode, type Some } from './encode.fixture.ts';
import { GameDetailRule } from './messages.ts';
import { readMessage } from './protobuf.ts';
import { type Rule, ruleHint } from './room.ts';

const rule = (fields: Some<typeof GameDetailRule>): Rule =>
  readMessage(GameDetailRule, encode(GameDetailRule, fields))!;

/** What a friendly room states. */
const FRIENDLY = { dora_count: 3, shiduan: 1, init_point: 25000, fandian: 30000, fanfu: 1 };

/** What a contest states, all as usual. */
const CONTEST: Some<typeof GameDetailRule> = {
  ...FRIENDLY,
  can_jifei: true,
  liqibang_value: 1000,
  changbang_value: 300,
  noting_fafu_1: 1000,
  noting_fafu_2: 1500,
  noting_fafu_3: 3000,
  have_liujumanguan: true,
  have_biao_dora: true,
  have_gang_biao_dora: true,
  have_li_dora: true,
  have_gang_li_dora: true,
  have_sifenglianda: true,
  have_sigangsanle: true,
  have_sijializhi: true,
  have_jiuzhongjiupai: true,
  have_helelianzhuang: true,
  have_helezhongju: true,
  have_tingpailianzhuang: true,
  have_tingpaizhongju: true,
  have_yifa: true,
  have_nanruxiru: true,
};

const hint = (fields: Some<typeof GameDetailRule>, players: 3 | 4 = 4) => ruleHint(rule(fields), 2, players);

test('a matched game states no rules: the service’s own stand', () => {
  expect(ruleHint(rule({}), 2, 4)).toEqual({ family: 'riichi', preset: 'majsoul', reds: [1, 1, 1] });
  expect(ruleHint(undefined, 2, 3)).toEqual({ family: 'riichi', preset: 'majsoul', reds: [0, 1, 1] });
});

test('every option has a name that the rules know, and a value that it may have', () => {
  const { options = {} } = hint(CONTEST, 3);
  for (const [id, value] of Object.entries(options)) {
    expect(OPTIONS.map((o) => o.id)).toContain(id);
    expect(optionValue(parseOptions(DEFAULTS, { [id]: value }), id)).toBe(value);
  }
});

test('a friendly room leaves out what is usual', () => {
  const { options, unsupported } = hint(FRIENDLY);
  expect(options).toMatchObject({ akaDora: 3, kuitan: true, startPoints: 25000, target: 30000 });
  expect(options).not.toHaveProperty('uraDora');
  expect(options).not.toHaveProperty('ippatsu');
  expect(unsupported).toBeUndefined();
});

test('a contest with all as usual differs from the preset in nothing that counts', () => {
  const { options, unsupported } = hint(CONTEST);
  expect(unsupported).toBeUndefined();
  expect(options).toMatchObject({
    nagashiMangan: true,
    uraDora: true,
    ippatsu: true,
    honbaValue: 300,
    renchan: 'winOrTenpai',
    notenPayments: true,
  });
});

const options: readonly (readonly [Some<typeof GameDetailRule>, string, unknown])[] = [
  [{ dora_count: 0 }, 'akaDora', 0],
  [{ dora_count: 4 }, 'akaDora', 4],
  [{ dora_count: 2 }, 'akaDora', 3],
  [{ shiduan: 0 }, 'kuitan', false],
  [{ init_point: 35000 }, 'startPoints', 35000],
  [{ fandian: 40000 }, 'target', 40000],
  [{ have_qieshangmanguan: true }, 'kiriageMangan', true],
  [{ ming_dora_immediately_open: true }, 'kanDoraTiming', 'immediate'],
  [{ have_sanjiahele: true }, 'multiRon', 'allAbortTriple'],
  [{ have_toutiao: true }, 'multiRon', 'headBump'],
  [{ disable_multi_yukaman: true }, 'multiYakuman', false],
  [{ disable_composite_yakuman: 1 }, 'multiYakuman', false],
  [{ disable_double_yakuman: 1 }, 'doubleYakuman.kokushi13', false],
  [{ disable_leijiyiman: true }, 'kazoe', 'sanbaiman'],
  [{ enable_shiti: 1 }, 'kuikae', 'allowed'],
  [{ enable_nontsumo_liqi: 1 }, 'riichi.minWall', 0],
  [{ disable_double_wind_four_fu: 1 }, 'doubleWindPairFu', 2],
  [{ disable_angang_guoshi: 1 }, 'ankanRobKokushi', false],
  [{}, 'ankanRobKokushi', true],
  [{ enable_renhe: 1 }, 'renhou.mode', 'mangan'],
  [{ enable_renhe: 2 }, 'renhou.mode', 'yakuman'],
  [{ enable_baopai_extend_settings: 1 }, 'pao.suukantsu', true],
  [{ enable_baopai_extend_settings: 2 }, 'pao.daisangen', false],
  [{ can_jifei: false }, 'tobi', false],
  [{ changbang_value: 1500 }, 'honbaValue', 1500],
  [{ have_liujumanguan: false }, 'nagashiMangan', false],
  [{ have_gang_biao_dora: false }, 'kanDora', false],
  [{ have_li_dora: false }, 'uraDora', false],
  [{ have_gang_li_dora: false }, 'kanUra', false],
  [{ have_sifenglianda: false }, 'fourWinds', false],
  [{ have_sigangsanle: false }, 'fourKanAbort', false],
  [{ have_sijializhi: false }, 'fourRiichi', false],
  [{ have_jiuzhongjiupai: false }, 'nineTerminals', false],
  [{ have_tingpailianzhuang: false }, 'renchan', 'winOnly'],
  [{ have_helezhongju: false, have_tingpaizhongju: false }, 'agariYame', false],
  [{ have_yifa: false }, 'ippatsu', false],
  [{ have_nanruxiru: false }, 'extension', false],
  [{ noting_fafu_1: 0, noting_fafu_2: 0, noting_fafu_3: 0 }, 'notenPayments', false],
];

test.each(options)('%j is %s %j', (change, id, value) => {
  const { options: got, unsupported } = hint({ ...CONTEST, ...change });
  expect(got?.[id]).toBe(value);
  expect(unsupported).toBeUndefined();
});

test.each([
  [{ fanfu: 2 }, 'fanfu'],
  [{ dora_count: 1 }, 'dora_count'],
  [{ enable_renhe: 3 }, 'enable_renhe'],
  [{ enable_baopai_extend_settings: 3 }, 'enable_baopai_extend_settings'],
  [{ have_toutiao: true, have_sanjiahele: true }, 'have_sanjiahele'],
  [{ have_biao_dora: false }, 'have_biao_dora'],
  [{ liqibang_value: 2000 }, 'liqibang_value'],
  [{ tianbian_value: 50000 }, 'tianbian_value'],
  [{ have_helelianzhuang: false }, 'have_helelianzhuang'],
  [{ have_tingpaizhongju: false }, 'have_tingpaizhongju'],
  [{ noting_fafu_1: 500 }, 'noting_fafu_1'],
] as const)('%j is named: we do not play by it', (change, field) => {
  expect(hint({ ...CONTEST, ...change }).unsupported).toEqual([field]);
});

test('three players: two thirds of a counter, two red fives, what a self-draw loses', () => {
  const sanma = { ...CONTEST, changbang_value: 200, dora_count: 2, noting_fafu_2: 2000, noting_fafu_3: 0 };
  expect(hint(sanma, 3)).toMatchObject({ reds: [0, 1, 1], options: { honbaValue: 300, tsumoLoss: false } });
  expect(hint({ ...sanma, have_zimosun: true }, 3).options).toMatchObject({ tsumoLoss: true });
  expect(hint(sanma, 3).unsupported).toBeUndefined();
});

test.each([
  [1, 'tonpuu'],
  [2, 'hanchan'],
  [11, 'tonpuu'],
  [12, 'hanchan'],
  [3, undefined],
])('mode %i is %s', (mode, length) => {
  expect(ruleHint(rule(FRIENDLY), mode, 4).options?.gameLength).toBe(length);
});
