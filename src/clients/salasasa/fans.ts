// Fans as Salasasa writes them: the name, and with what counts more than once how often: `幺九刻*2`.

import { fanId } from '../mcr-fans.ts';

export interface StatedFan {
  readonly id: string;
  readonly times: number;
}

/** A false win carries this in the place of a fan. */
export const FALSE_WIN = '错和';

export const fanOf = (written: string): StatedFan => {
  const [name = '', times = '1'] = written.split('*');
  return { id: fanId(name), times: /^\d+$/.test(times) ? Number(times) : 1 };
};
