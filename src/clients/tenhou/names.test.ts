import { expect, test } from 'vitest';
import { decoder } from './decode.ts';
import { frame, GO, HAND, INIT } from './hand.fixture.ts';

const reported = (...frames: readonly string[]) => {
  const decode = decoder();
  return frames.flatMap((f) => decode(f));
};
const namesIn = (...frames: readonly string[]) =>
  reported(...frames).flatMap((r) => (r.type === 'names' ? [r.names] : []));

const UN = frame('UN', { n0: 'A', n1: 'B', n2: 'C', n3: 'D', dan: '0,0,0,0' });

/** A deal as it is seen from a seat; the round is the first. */
const dealTo = (seat: number, ten = '250,250,250,250'): string =>
  frame('INIT', {
    seed: '0,0,0,2,4,124',
    ten,
    oya: String((4 - seat) % 4),
    hai: '0,4,8,12,16,52,56,60,96,97,108,109,132',
  });

test.each([
  [0, ['A', 'B', 'C', 'D']],
  [1, ['D', 'A', 'B', 'C']],
  [2, ['C', 'D', 'A', 'B']],
  [3, ['B', 'C', 'D', 'A']],
])('the list begins with the viewer, here in seat %i; the table with the first dealer', (seat, names) => {
  expect(namesIn(GO, UN, dealTo(seat))).toEqual([names]);
});

test('three players: the empty place is no seat', () => {
  const three = frame('UN', { n0: 'A', n1: '', n2: 'C', n3: 'D' });
  const go = frame('GO', { type: '25', lobby: '0' });
  expect(namesIn(go, three, dealTo(2, '350,0,350,350'))).toEqual([['C', 'D', 'A']]);
});

test('percent signs are decoded; what is no such text stays as it is, and what is endless is left out', () => {
  const un = frame('UN', { n0: '%E9%9B%80%E5%A3%AB', n1: '100%', n2: '%61', n3: '%61'.repeat(9999) });
  expect(namesIn(GO, un, INIT)).toEqual([['雀士', '100%', 'a', '']]);
});

test('they are told by themselves, before the deal, and are in no event', () => {
  const reports = reported(...HAND);
  const at = reports.findIndex(({ type }) => type === 'names');
  expect(reports[at]).toEqual({ type: 'names', names: ['A', 'B', 'C', 'D'] });
  expect(reports[at + 1]).toMatchObject({ events: [{ type: 'deal' }, { type: 'told' }] });
  const named = reported(GO, frame('UN', { n0: 'Zoë', n1: 'Zoë', n2: 'Zoë', n3: 'Zoë' }), ...HAND.slice(2));
  expect(JSON.stringify(named.filter(({ type }) => type !== 'names'))).not.toContain('Zoë');
});

test('a player who comes back is named alone; the others stay', () => {
  expect(namesIn(GO, UN, INIT, frame('UN', { n2: 'X' }), INIT)).toEqual([
    ['A', 'B', 'C', 'D'],
    ['A', 'B', 'X', 'D'],
  ]);
});

test('another game begins with nobody named', () => {
  expect(namesIn(GO, UN, INIT, GO, INIT)).toEqual([['A', 'B', 'C', 'D']]);
});

test('after a loss of the thread the same people sit there', () => {
  expect(namesIn(GO, UN, INIT, frame('N', { who: '9' }), INIT)).toHaveLength(2);
});

test('the room was not seen: named all the same', () => {
  expect(namesIn(UN, INIT)).toEqual([['A', 'B', 'C', 'D']]);
});
