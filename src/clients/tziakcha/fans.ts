// tziakcha numbers the fans in an order of its own; 85 to 88 are extras that the official rules do not know.

import { type Fields, integer } from '../json.ts';
import { fanId } from '../mcr-fans.ts';

const NAMES: readonly string[] = [
  '大四喜 大三元 绿一色 九莲宝灯 四杠 连七对 十三幺 清幺九 小四喜 小三元 字一色 四暗刻 一色双龙会',
  '一色四同顺 一色四节高 一色四步高 一色四连环 三杠 混幺九 七对 七星不靠 全双刻 清一色 一色三同顺 一色三节高',
  '全大 全中 全小 清龙 三色双龙会 一色三步高 一色三连环 全带五 三同刻 三暗刻 全不靠 组合龙 大于五 小于五',
  '三风刻 花龙 推不倒 三色三同顺 三色三节高 无番和 妙手回春 海底捞月 杠上开花 抢杠和 碰碰和 混一色 三色三步高',
  '五门齐 全求人 双暗杠 双箭刻 全带幺 不求人 双明杠 和绝张 箭刻 圈风刻 门风刻 门前清 平和 四归一 双同刻',
  '双暗刻 暗杠 断幺 一般高 喜相逢 连六 老少副 幺九刻 明杠 缺一门 无字 边张 嵌张 单钓 自摸 花牌 明暗杠',
  '天和 地和 人和 人和',
].flatMap((line) => line.split(' '));

/** Chows in steps of two are a name of their own here. */
const STEPS: Readonly<Record<string, string>> = { 一色四连环: '一色四步高', 一色三连环: '一色三步高' };

const idOf = (number: number): string => {
  const name = NAMES[number - 1] ?? String(number);
  return fanId(STEPS[name] ?? name);
};

export interface StatedFan {
  readonly id: string;
  readonly times: number;
}

/** By its number: the value in the low byte, how often it counts beyond once in the next. */
export const fansOf = (table: Fields): readonly StatedFan[] =>
  Object.entries(table).flatMap(([number, word]) => {
    const bits = integer(word);
    return bits === undefined ? [] : [{ id: idOf(Number(number)), times: (bits >> 8) + 1 }];
  });
