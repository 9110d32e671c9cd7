// The messages of the match socket: names and numbers of the fields that are used, and no others. Of the players only
// what they are called is read.

import { bool, bytes, int, list, sub, text, uint } from './protobuf.ts';

export const Wrapper = { name: text(1), data: bytes(2) };

export const ActionPrototype = { step: uint(1), name: text(2), data: bytes(3) };

/** Rules of a friendly room or a contest; a matched game sends it empty. */
export const GameDetailRule = {
  dora_count: uint(3),
  shiduan: uint(4),
  init_point: uint(5),
  fandian: uint(6),
  can_jifei: bool(7),
  tianbian_value: uint(8),
  liqibang_value: uint(9),
  changbang_value: uint(10),
  noting_fafu_1: uint(11),
  noting_fafu_2: uint(12),
  noting_fafu_3: uint(13),
  have_liujumanguan: bool(14),
  have_qieshangmanguan: bool(15),
  have_biao_dora: bool(16),
  have_gang_biao_dora: bool(17),
  ming_dora_immediately_open: bool(18),
  have_li_dora: bool(19),
  have_gang_li_dora: bool(20),
  have_sifenglianda: bool(21),
  have_sigangsanle: bool(22),
  have_sijializhi: bool(23),
  have_jiuzhongjiupai: bool(24),
  have_sanjiahele: bool(25),
  have_toutiao: bool(26),
  have_helelianzhuang: bool(27),
  have_helezhongju: bool(28),
  have_tingpailianzhuang: bool(29),
  have_tingpaizhongju: bool(30),
  have_yifa: bool(31),
  have_nanruxiru: bool(32),
  bianjietishi: bool(37),
  have_zimosun: bool(39),
  disable_multi_yukaman: bool(40),
  fanfu: uint(41),
  guyi_mode: uint(42),
  dora3_mode: uint(43),
  begin_open_mode: uint(44),
  jiuchao_mode: uint(45),
  muyu_mode: uint(46),
  open_hand: uint(47),
  xuezhandaodi: uint(48),
  huansanzhang: uint(49),
  chuanma: uint(50),
  reveal_discard: uint(51),
  field_spell_mode: uint(52),
  zhanxing: uint(53),
  tianming_mode: uint(54),
  disable_leijiyiman: bool(60),
  disable_double_yakuman: uint(62),
  disable_composite_yakuman: uint(63),
  enable_shiti: uint(64),
  enable_nontsumo_liqi: uint(65),
  disable_double_wind_four_fu: uint(66),
  disable_angang_guoshi: uint(67),
  enable_renhe: uint(68),
  enable_baopai_extend_settings: uint(69),
  yongchang_mode: uint(70),
  hunzhiyiji_mode: uint(71),
  wanxiangxiuluo_mode: uint(72),
  beishuizhizhan_mode: uint(73),
  amusement_switches: list(uint(74)),
};

export const GameMode = { mode: uint(1), ai: bool(4), detail_rule: sub(6, GameDetailRule) };
export const GameMetaData = { room_id: uint(1), mode_id: uint(2), contest_uid: uint(3) };
export const GameConfig = { category: uint(1), mode: sub(2, GameMode), meta: sub(3, GameMetaData) };

export const ReqAuthGame = { account_id: uint(1), game_uuid: text(3) };
/** Read one by one (`PlayerGameView`): what is wrong with one of them is no matter of the table. */
export const PlayerGameView = { account_id: uint(1), nickname: text(4) };
export const ResAuthGame = {
  players: list(bytes(2)),
  seat_list: list(uint(3)),
  is_game_start: bool(4),
  game_config: sub(5, GameConfig),
};

/** `gap_type` and `change_tiles` belong to event modes and are not read. */
export const OptionalOperation = { type: uint(1), combination: list(text(2)) };
export const OptionalOperationList = { seat: uint(1), operation_list: list(sub(2, OptionalOperation)) };

export const LiQiSuccess = { seat: uint(1), score: int(2), liqibang: uint(3), failed: bool(4) };

export const TingPaiInfo = {
  tile: text(1),
  haveyi: bool(2),
  yiman: bool(3),
  count: uint(4),
  fu: uint(5),
  biao_dora_count: uint(6),
  yiman_zimo: bool(7),
  count_zimo: uint(8),
  fu_zimo: uint(9),
};
export const TingPaiDiscardInfo = { tile: text(1), zhenting: bool(2), infos: list(sub(3, TingPaiInfo)) };

export const OpenTiles = { seat: uint(1), tiles: list(text(2)) };

export const ActionMJStart = {};

export const ActionNewRound = {
  chang: uint(1),
  ju: uint(2),
  ben: uint(3),
  tiles: list(text(4)),
  dora: text(5),
  scores: list(int(6)),
  operation: sub(7, OptionalOperationList),
  liqibang: uint(8),
  tingpais0: list(sub(9, TingPaiDiscardInfo)),
  tingpais1: list(sub(10, TingPaiInfo)),
  left_tile_count: uint(13),
  doras: list(text(14)),
  opens: list(sub(15, OpenTiles)),
  field_spell: uint(18),
};

export const ActionDealTile = {
  seat: uint(1),
  tile: text(2),
  left_tile_count: uint(3),
  operation: sub(4, OptionalOperationList),
  liqi: sub(5, LiQiSuccess),
  doras: list(text(6)),
  zhenting: bool(7),
  tingpais: list(sub(8, TingPaiDiscardInfo)),
};

export const ActionDiscardTile = {
  seat: uint(1),
  tile: text(2),
  is_liqi: bool(3),
  operation: sub(4, OptionalOperationList),
  moqie: bool(5),
  zhenting: bool(6),
  tingpais: list(sub(7, TingPaiInfo)),
  doras: list(text(8)),
  is_wliqi: bool(9),
};

export const ActionChiPengGang = {
  seat: uint(1),
  type: uint(2),
  tiles: list(text(3)),
  froms: list(uint(4)),
  liqi: sub(5, LiQiSuccess),
  operation: sub(6, OptionalOperationList),
  zhenting: bool(7),
  tingpais: list(sub(8, TingPaiDiscardInfo)),
};

export const ActionAnGangAddGang = {
  seat: uint(1),
  type: uint(2),
  tiles: text(3),
  operation: sub(4, OptionalOperationList),
  doras: list(text(6)),
  zhenting: bool(7),
  tingpais: list(sub(8, TingPaiInfo)),
};

export const ActionBaBei = {
  seat: uint(1),
  operation: sub(4, OptionalOperationList),
  doras: list(text(6)),
  zhenting: bool(7),
  tingpais: list(sub(8, TingPaiInfo)),
  moqie: bool(9),
};

export const GameEnd = { scores: list(int(1)) };
export const FanInfo = { val: uint(2), id: uint(3) };
export const HuleInfo = {
  hand: list(text(1)),
  ming: list(text(2)),
  hu_tile: text(3),
  seat: uint(4),
  zimo: bool(5),
  liqi: bool(7),
  doras: list(text(8)),
  li_doras: list(text(9)),
  yiman: bool(10),
  count: uint(11),
  fans: list(sub(12, FanInfo)),
  fu: uint(13),
  dadian: uint(20),
};
export const ActionHule = {
  hules: list(sub(1, HuleInfo)),
  old_scores: list(int(2)),
  delta_scores: list(int(3)),
  scores: list(int(5)),
  gameend: sub(6, GameEnd),
  baopai: int(9),
};

export const NoTilePlayerInfo = { tingpai: bool(3), hand: list(text(4)) };
export const NoTileScoreInfo = { seat: uint(1), old_scores: list(int(2)), delta_scores: list(int(3)) };
export const ActionNoTile = {
  liujumanguan: bool(1),
  players: list(sub(2, NoTilePlayerInfo)),
  scores: list(sub(3, NoTileScoreInfo)),
  gameend: bool(4),
};

export const ActionLiuJu = {
  type: uint(1),
  gameend: sub(2, GameEnd),
  seat: uint(3),
  tiles: list(text(4)),
  liqi: sub(5, LiQiSuccess),
};

export const Fulu = { type: uint(1), tile: list(text(2)), from: list(uint(3)) };
export const PlayerSnapshot = {
  score: int(1),
  liqiposition: int(2),
  tilenum: uint(3),
  qipais: list(text(4)),
  fulus: list(sub(5, Fulu)),
};
export const GameSnapshot = {
  chang: uint(1),
  ju: uint(2),
  ben: uint(3),
  index_player: uint(4),
  left_tile_count: uint(5),
  hands: list(text(6)),
  doras: list(text(7)),
  liqibang: uint(8),
  players: list(sub(9, PlayerSnapshot)),
  zhenting: bool(10),
};

export const GameRestore = { snapshot: sub(1, GameSnapshot), actions: list(sub(2, ActionPrototype)) };
/** The answer to both enterGame and syncGame. */
export const ResSyncGame = { is_end: bool(2), step: uint(3), game_restore: sub(4, GameRestore) };

export const NotifyGameTerminate = { reason: text(1) };

/** The actions that are read, by the name they come with. */
export const ACTIONS = {
  ActionMJStart,
  ActionNewRound,
  ActionDealTile,
  ActionDiscardTile,
  ActionChiPengGang,
  ActionAnGangAddGang,
  ActionBaBei,
  ActionHule,
  ActionNoTile,
  ActionLiuJu,
} as const;
