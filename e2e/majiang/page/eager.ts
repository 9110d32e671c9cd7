// A quick opponent that brings out everything a table can show: it kans whenever it may, calls at its whim, throws
// towards tenpai, declares riichi and wins. Its whims come from `Math.random`, so a seeded game stays the same game.

import Majiang from '@kobalab/majiang-core';
import { towardsTenpai } from './choice.ts';

const SOURCES = ['', '+', '=', '-'];
const isClosedKan = (meld: string): boolean => /^[mpsz]\d{4}$/.test(meld);
const isOpenKan = (meld: string): boolean => /^[mpsz]\d{4}./.test(meld);

import { readTheCard } from './card.ts';

export class Eager extends Majiang.Player {
  /** How readily it takes a tile for a chi or pon, 0 to 1. */
  readonly appetite: number;

  constructor(appetite: number) {
    super();
    this.appetite = appetite;
  }

  /**
   * What may go out. The package also names a plain five from hand when the only one is the one just drawn beside a red
   * five; the page then marks it as thrown from hand, which no player could do.
   */
  private choices(): readonly string[] {
    const { _zimo, _bingpai } = this.shoupai;
    const [suit, digit] = _zimo ?? '';
    const counts = _bingpai[(suit ?? 'm') as 'm'];
    const only = _zimo?.length === 2 && digit === '5' && counts[5]! - counts[0]! === 1;
    return this.get_dapai(this.shoupai).filter((p) => !only || p !== _zimo);
  }

  private best(choices: readonly string[]): string | undefined {
    const equal = towardsTenpai(this.shoupai, choices);
    return equal[Math.floor(Math.random() * equal.length)];
  }

  private discard(): MajiangReply {
    const riichi = this.allow_lizhi(this.shoupai);
    const [first] = this.choices().filter((p) => riichi !== false && riichi.includes(p));
    return { dapai: first ? `${first}*` : this.best(this.choices()) };
  }

  private onDraw(replacement: boolean): MajiangReply {
    if (this.allow_hule(this.shoupai, null, replacement)) return { hule: '-' };
    if (this.allow_pingju(this.shoupai) && Math.random() < 0.5) return { daopai: '-' };
    const kan = this.get_gang_mianzi(this.shoupai)?.[0];
    return kan ? { gang: kan } : this.discard();
  }

  private shownBy(seat: number, tile: string): string {
    return tile + SOURCES[(4 + seat - this._menfeng) % 4];
  }

  private onDiscard(tile: string): MajiangReply {
    if (this.allow_hule(this.shoupai, tile)) return { hule: '-' };
    const hungry = Math.random() < this.appetite;
    const [meld] = [
      ...(this.get_gang_mianzi(this.shoupai, tile) ?? []),
      ...((hungry && this.get_peng_mianzi(this.shoupai, tile)) || []),
      ...((hungry && this.get_chi_mianzi(this.shoupai, tile)) || []),
    ];
    return { fulou: meld };
  }

  action_kaiju(): void {
    this._callback();
  }

  action_qipai(): void {
    this._callback();
  }

  action_zimo({ l }: MajiangMove, replacement = false): void {
    this._callback(l === this._menfeng ? this.onDraw(replacement) : {});
  }

  action_dapai({ l, p }: MajiangMove): void {
    this._callback(l === this._menfeng ? {} : this.onDiscard(this.shownBy(l, p.slice(0, 2))));
  }

  action_fulou({ l, m }: MajiangMove): void {
    this._callback(l === this._menfeng && !isOpenKan(m) ? this.discard() : {});
  }

  action_gang({ l, m }: MajiangMove): void {
    const robs = (): boolean => this.allow_hule(this.shoupai, this.shownBy(l, m[0]! + m.slice(-1)), true);
    this._callback(l !== this._menfeng && !isClosedKan(m) && robs() ? { hule: '-' } : {});
  }

  action_hule(): void {
    readTheCard(() => this._callback());
  }

  action_pingju(): void {
    readTheCard(() => this._callback());
  }

  action_jieju(): void {
    this._callback();
  }
}
