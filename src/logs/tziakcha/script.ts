// A record as the service sends it holds its steps as base64 of deflated JSON.

import { parsed } from '../../clients/json.ts';
import { inflated } from '../../clients/tziakcha/inflate.ts';
import { bytesOf } from '../base64.ts';

export const scriptOf = (base64: string): unknown => {
  const bytes = bytesOf(base64);
  const json = bytes && inflated(bytes);
  return json === undefined ? undefined : parsed(json);
};
