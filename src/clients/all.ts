// Every client there is. One of them, or none, reads a page.

import type { Client } from './client.ts';
import { majiang } from './majiang/majiang.ts';
import { majsoul } from './majsoul/majsoul.ts';
import { riichiAdvanced } from './riichi-advanced/riichi-advanced.ts';
import { tenhou } from './tenhou/tenhou.ts';

export const ALL: readonly Client[] = [tenhou, majsoul, majiang, riichiAdvanced];

export const clientOf = (url: URL): Client | undefined => ALL.find((client) => client.isPage(url));
