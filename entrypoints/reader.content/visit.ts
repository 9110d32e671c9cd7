// One visit of one page: reads with its client, remembers the hand at play, keeps the overlay told and the popup shown.
// When the player switches a site off, reading ends and the overlay goes; switched on again, both begin afresh.

import type { Client, FoundReplay, Heard, Notice, Said, Unread } from '../../src/clients/client.ts';
import { helpAt, type TableHelp, viewOf } from '../../src/engine/fair-play.ts';
import {
  eventsOf,
  type GameEvent,
  type History,
  hintsOffOf,
  humansOf,
  NO_HISTORY,
  noticeAfter,
  remember,
} from '../../src/engine/history.ts';
import { type Mode, type Settings, siteOf } from '../../src/settings.ts';
import type { TableEvent } from '../../src/table/event.ts';
import type { View } from '../../src/ui/view.ts';
import type { Site, ToOverlay, ToReader } from '../shared/messages.ts';
import type { Keeper } from './keeper.ts';
import { openReplaySender, watchReplays } from './replays.ts';
import { readPage } from './sources.ts';
import { openStage, type Stage } from './stage.ts';

interface Wires {
  readonly client: Client;
  readonly site: Site;
  readonly document: Document;
  readonly port: MessagePort | undefined;
  /** A page that may be anyone's: nothing is mounted before a table was seen. */
  readonly shy: boolean;
  /** Keeps what is read in the history. */
  readonly keeper: Keeper;
  readonly shown: (view: View) => void;
}

interface Reading {
  readonly table: () => TableHelp;
  /** What is known of the room when reading begins anew at the same table. */
  readonly room: () => Room;
  readonly choose: (mode: Mode) => void;
  readonly arrange: (settings: Settings) => void;
  /** Something was not read: the overlay is told again. */
  readonly tellUnread: () => void;
}

/** The table's own event, and the help chosen for this table alone. */
interface Room {
  readonly game?: GameEvent;
  readonly chosen?: Mode | undefined;
}

export interface Visit {
  readonly table: () => TableHelp;
  /** Chooses help for this table alone. */
  readonly choose: (mode: Mode) => void;
  readonly arrange: (settings: Settings) => void;
  readonly restart: () => void;
}

const isNewTable = (event: TableEvent): boolean => event.type === 'game' && !event.joined;

interface Life {
  readonly said: (message: ToReader) => void;
  readonly room: Room;
  /** Replays that could not be kept. */
  readonly replays: () => Unread;
}

/** Reading and overlay, from switching on to switching off. */
const read = (wires: Wires, { said, room, replays }: Life, signal: AbortSignal): Reading => {
  let history: History = { ...NO_HISTORY, ...(room.game && { game: room.game }) };
  let { chosen } = room;
  let notice: Notice | undefined;
  let unread: Unread | undefined;
  let stage: Stage | undefined;
  let settings: Settings | undefined;

  const allUnread = (): Unread => ({ ...unread, ...replays() });
  const toldUnread = (): Said => ({ type: 'unread', unread: allUnread() });
  const start = (): ToOverlay => {
    const events = eventsOf(history);
    const all = allUnread();
    const said = { ...(notice && { notice }), ...(Object.keys(all).length > 0 && { unread: all }) };
    return { type: 'start', site: wires.site, events, tableMode: chosen, ...said };
  };
  const mount = (): void => {
    stage = openStage({ document: wires.document, site: wires.site.host, start, said }, signal);
    if (settings) stage.arrange(settings);
  };
  const choose = (mode: Mode | undefined): void => {
    chosen = mode;
    stage?.tell({ type: 'tableMode', mode });
  };
  const report = (r: Heard): void => {
    if (signal.aborted) return;
    if (r.type === 'names') {
      wires.keeper.name(r.names);
      return;
    }
    notice = noticeAfter(notice, r);
    if (r.type === 'unread') ({ unread } = r);
    if (r.type === 'events') {
      history = remember(history, r.events);
      wires.keeper.hear(r.events);
      if (r.events.some(isNewTable)) choose(undefined);
    }
    if (stage) stage.tell({ type: 'report', report: r.type === 'unread' ? toldUnread() : r });
    else mount();
  };

  if (!wires.shy) mount();
  readPage(wires.client, wires, signal, report);
  return {
    table: () => ({ humans: humansOf(history), hintsOff: hintsOffOf(history), chosen }),
    room: () => ({ ...(history.game && { game: history.game }), chosen }),
    choose,
    arrange: (now) => {
      settings = now;
      stage?.arrange(now);
    },
    tellUnread: () => stage?.tell({ type: 'report', report: toldUnread() }),
  };
};

/** Into the history by a way of its own, while the player has not switched the site off. */
const watchReplaysOf = (
  { client, port }: Wires,
  found: (replay: FoundReplay) => void,
  signal: AbortSignal,
): void => {
  if (client.source === 'socket' && client.replays && port) watchReplays(client.replays, port, found, signal);
};

/**
 * While nobody reads, what was known of the room still counts. Of a room that was never seen it is not known who sits
 * there, and a choice made then must answer for no table with people: they are asked at the table.
 */
const unread = ({ game }: Room): TableHelp => ({ humans: game?.humans ?? false, hintsOff: false });

export const visit = (wires: Wires, signal: AbortSignal): Visit => {
  const { site, shown } = wires;
  let settings: Settings | undefined;
  let life = new AbortController();
  let reading: Reading | undefined;
  let room: Room = {};
  let lost: Unread = {};

  const table = (): TableHelp => reading?.table() ?? unread(room);
  /** What the popup shows until an overlay speaks. */
  const showIdle = (now: Settings): void => {
    const mode = helpAt(siteOf(now, site.host), table());
    shown(viewOf({ site, mode, ...table(), answer: { seq: 0, state: 'waiting' } }));
  };
  const said = (message: ToReader): void => {
    if (message.type === 'view') shown(message.view);
    if (message.type === 'tableMode') choose(message.mode);
    if (message.type === 'restart') restart();
  };
  const choose = (mode: Mode): void => reading?.choose(mode);
  const close = (): void => {
    life.abort();
    room = reading?.room() ?? room;
    reading = undefined;
  };
  const open = (now: Settings): void => {
    life = new AbortController();
    reading = read(wires, { said, room, replays: () => lost }, AbortSignal.any([signal, life.signal]));
    showIdle(now);
  };
  const arrange = (now: Settings): void => {
    settings = now;
    if (signal.aborted) return;
    if (siteOf(now, site.host).off) {
      // What goes by meanwhile does not wait at the tap's end until it is read after all.
      wires.port?.postMessage('off');
      close();
      showIdle(now);
    } else {
      if (!reading) open(now);
      reading?.arrange(now);
    }
  };
  const restart = (): void => {
    close();
    if (settings) arrange(settings);
  };
  const giveReplay = openReplaySender((unkept) => {
    lost = unkept;
    reading?.tellUnread();
  }, signal);
  watchReplaysOf(wires, (replay) => reading && giveReplay(replay), signal);
  return { table, choose, arrange, restart };
};
