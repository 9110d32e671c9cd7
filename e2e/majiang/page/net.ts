// A table of the published game server: log in as a guest, open a room, start as soon as four have come.

import type Majiang from '@kobalab/majiang-core';

type Player = InstanceType<typeof Majiang.Player>;

interface Socket {
  on(event: string, heard: (message: never) => void): void;
  emit(event: string, ...message: unknown[]): void;
}

declare global {
  var io: (url: string, options: { readonly path: string }) => Socket;
}

interface Room {
  readonly room_no: string;
  readonly user: readonly unknown[];
}

interface GameMessage extends Record<string, unknown> {
  readonly seq?: number;
}

const logIn = async (): Promise<void> => {
  await fetch('/server/auth/', {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: 'name=guest&passwd=*',
  });
};

const loadSocket = (): Promise<void> =>
  new Promise((done, fail) => {
    const script = document.createElement('script');
    script.src = '/server/socket.io/socket.io.js';
    script.onload = () => done();
    script.onerror = () => fail(new Error('no game server here'));
    document.head.append(script);
  });

const say = (text: string): void => {
  document.querySelector('#lobby')!.textContent = text;
};

const takeMessage = (socket: Socket, player: Player, message: GameMessage): void => {
  if ('players' in message || 'say' in message) return;
  const { seq } = message;
  if (seq === undefined) player.action(message);
  else player.action(message, (reply = {}) => socket.emit('GAME', { ...reply, seq }));
};

export const joinTable = async (player: Player, start: () => void, rule: unknown): Promise<void> => {
  await logIn();
  await loadSocket();
  const socket = io('/', { path: '/server/socket.io/' });
  let started = false;
  socket.on('HELLO', (user: unknown) => {
    if (user) socket.emit('ROOM', '');
  });
  socket.on('ROOM', ({ room_no, user }: Room) => {
    say(`部屋 ${room_no}: ${user.length} / 4`);
    document.body.dataset.room = room_no;
    if (user.length < 4 || started) return;
    started = true;
    socket.emit('START', room_no, rule, null);
  });
  socket.on('START', () => {
    say('');
    start();
  });
  socket.on('GAME', (message: GameMessage) => takeMessage(socket, player, message));
};
