// The gate for what a page's own replay viewer was sent: the answer of one service, and nothing that any other format is.

import { accepted, type Found, failed } from './accepted.ts';
import { readMajsoulBytes } from './majsoul-record/majsoul-record.ts';

/** `account`: the viewer's, where it is known; the record says where it sat. It never throws. */
export const readReplay = (frame: Uint8Array, account?: number): Found => {
  const record = readMajsoulBytes(frame, account);
  return record ? accepted('majsoulRecord', record) : failed('notThisLog', 'no answer with a record');
};
