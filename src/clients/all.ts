// Every client there is. One of them, or none, reads a page.

import type { Client } from './client.ts';
import { majiang } from './majiang/majiang.ts';
import { majsoul } from './majsoul/majsoul.ts';
import { NAMEABLE } from './matches.ts';
import { riichiAdvanced } from './riichi-advanced/riichi-advanced.ts';
import { salasasa } from './salasasa/salasasa.ts';
import { tenhou } from './tenhou/tenhou.ts';
import { tziakcha } from './tziakcha/tziakcha.ts';

export const ALL: readonly Client[] = [tenhou, majsoul, majiang, riichiAdvanced, salasasa, tziakcha];

/** `named`: hosts and the clients that the player says are played there. */
export const namedClient = ({ hostname }: URL, named: Readonly<Record<string, string>>): Client | undefined =>
  ALL.find(
    ({ id }) => NAMEABLE.some((n) => n === id) && Object.hasOwn(named, hostname) && named[hostname] === id,
  );

export const clientOf = (url: URL): Client | undefined => ALL.find((client) => client.isPage(url));
