// The little of the Majiang packages that the page and its tests use. They carry no types of their own.

interface MajiangHand {
  readonly _bingpai: Readonly<Record<'m' | 'p' | 's' | 'z', readonly number[]>> & { readonly _: number };
  readonly _fulou: readonly string[];
  readonly _zimo: string | null;
  readonly lizhi: boolean;
  clone(): MajiangHand;
  dapai(tile: string): MajiangHand;
  toString(): string;
}

interface MajiangModel {
  readonly zhuangfeng: number;
  readonly jushu: number;
  readonly changbang: number;
  readonly lizhibang: number;
  readonly lunban: number;
  readonly defen: readonly number[];
  readonly player_id: readonly number[];
  readonly shan: { readonly paishu: number; readonly baopai: readonly string[] };
  readonly shoupai: readonly MajiangHand[];
  readonly he: readonly { readonly _pai: readonly string[] }[];
}

interface MajiangReply {
  readonly dapai?: string | undefined;
  readonly fulou?: string | undefined;
  readonly gang?: string | undefined;
  readonly hule?: '-';
  readonly daopai?: '-';
}

interface MajiangMove {
  readonly l: number;
  readonly p: string;
  readonly m: string;
}

declare module '@kobalab/majiang-core' {
  class Player {
    _menfeng: number;
    _id: number;
    _callback: (reply?: MajiangReply) => void;
    _model: MajiangModel;
    view: unknown;
    readonly shoupai: MajiangHand;
    readonly model: MajiangModel;
    action(message: Record<string, unknown>, callback?: (reply?: MajiangReply) => void): void;
    get_dapai(hand: MajiangHand): string[];
    get_gang_mianzi(hand: MajiangHand, tile?: string): string[] | undefined;
    get_peng_mianzi(hand: MajiangHand, tile: string): string[] | undefined;
    get_chi_mianzi(hand: MajiangHand, tile: string): string[] | undefined;
    allow_hule(hand: MajiangHand, tile: string | null, extra?: boolean): boolean;
    allow_lizhi(hand: MajiangHand): string[] | false;
    allow_pingju(hand: MajiangHand): boolean;
  }
  class Game {
    constructor(players: readonly Player[], done: () => void, rule: unknown);
    view: unknown;
    _view: { no_player_name: boolean; open_shoupai: boolean };
    readonly model: MajiangModel;
    readonly _status: string;
    readonly _paipu: { readonly log: readonly (readonly Record<string, unknown>[])[] };
    speed: number;
    dwell: number;
    wait: number;
    kaiju(first?: number): void;
  }
  const Majiang: {
    readonly Player: typeof Player;
    readonly Game: typeof Game;
    readonly Util: { xiangting(hand: MajiangHand): number; tingpai(hand: MajiangHand): string[] };
    rule(): unknown;
  };
  export default Majiang;
}

declare module '@kobalab/majiang-ai' {
  import type Majiang from '@kobalab/majiang-core';

  const AI: typeof Majiang.Player;
  export default AI;
}

declare module '@kobalab/majiang-ui' {
  import type Majiang from '@kobalab/majiang-core';

  const UI: {
    pai(tiles: unknown): unknown;
    audio(sounds: unknown): unknown;
    readonly Player: new (root: unknown, pai: unknown, audio: unknown) => InstanceType<typeof Majiang.Player>;
    readonly Board: new (
      root: unknown,
      pai: unknown,
      audio: unknown,
      model: MajiangModel,
    ) => { no_player_name: boolean; open_shoupai: boolean };
    readonly GameCtl: new (root: unknown, storage: string, game: unknown, ...views: unknown[]) => unknown;
  };
  export default UI;
}
