import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { bytesOf, lettersOf } from './base64.ts';
import { edit } from './edit.ts';
import { fragmentIn, fragmentOf, positionOfFragment } from './fragment.ts';
import { emptyPosition, type Position } from './position.ts';
import { legalPosition } from './random-position.fixture.ts';

const back = (position: Position): Position => {
  const read = positionOfFragment(fragmentOf(position));
  if (!read.ok) throw new Error(read.detail);
  return read.value;
};

describe('there and back', () => {
  test('any bytes', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(255), { maxLength: 60 }), (bytes) => {
        expect(bytesOf(lettersOf(bytes))).toEqual(bytes);
      }),
    );
  });

  test('any position', () => {
    fc.assert(
      fc.property(fc.nat(), (seed) => {
        const position = legalPosition(seed);
        expect(back(position)).toEqual(position);
      }),
    );
  });

  test.each(['riichi', 'mcr', 'korean'] as const)('an empty %s position', (family) => {
    expect(back(emptyPosition(family))).toEqual(emptyPosition(family));
  });

  test('what was let pass, options, a drawn discard, three players', () => {
    const p = emptyPosition('riichi', 3);
    const full: Position = {
      ...p,
      options: { akaDora: 4, kuitan: false, furiten: 'tileOnly', honbaValue: 1500 },
      passed: [{ tile: p.me as never, seat: 1, by: 'addedKan' }],
      passedInRiichi: [{ tile: 30 as never, seat: 2, by: 'north' }],
      seats: p.seats.map((s) => ({
        ...s,
        river: [
          { tile: 36 as never, drawn: false, riichi: true, calledBy: 2 },
          { tile: 3 as never, drawn: true },
        ],
      })),
    };
    expect(back(full)).toEqual(full);
  });
});

test('a hand alone takes about thirty letters, and none that an address has to escape', () => {
  fc.assert(
    fc.property(fc.nat(), (seed) => {
      const { concealed, taken } = legalPosition(seed);
      const hand = edit(emptyPosition(), {
        type: 'hand',
        tiles: [...concealed, ...(taken === undefined ? [] : [taken])],
      });
      const text = fragmentOf(hand);
      expect(text.length).toBeLessThanOrEqual(34);
      expect(encodeURIComponent(text)).toBe(text);
    }),
  );
});

describe('what comes from outside', () => {
  test('any text is refused or read, never thrown at', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.string({ unit: 'binary' }), fc.base64String()), (text) => {
        for (const t of [text, `d1${text}`, `#d1${text}`])
          expect(typeof positionOfFragment(t).ok).toBe('boolean');
      }),
    );
  });

  test('any bytes with a right check make a position or none, and the position makes a link again', () => {
    const checked = (bytes: readonly number[]): string => {
      for (let check = 0; check < 256; check++) {
        const text = `d1${lettersOf([...bytes, check])}`;
        if (positionOfFragment(text).ok) return text;
      }
      return '';
    };
    let read = 0;
    fc.assert(
      fc.property(fc.array(fc.oneof(fc.nat(8), fc.nat(255)), { maxLength: 20 }), (tail) => {
        const text = checked([0, 0, ...tail]);
        if (text === '') return;
        const first = positionOfFragment(text);
        read++;
        expect(first.ok && back(first.value)).toEqual(first.ok && first.value);
      }),
      { numRuns: 300, seed: 1 },
    );
    expect(read).toBeGreaterThan(0);
  });

  test('one letter changed or the end cut off: damaged, not another hand', () => {
    let changed = 0;
    let refused = 0;
    fc.assert(
      fc.property(fc.nat(), fc.nat(), fc.constantFrom(...'AZaz09-_'), (seed, at, letter) => {
        const text = fragmentOf(legalPosition(seed));
        const place = 2 + (at % (text.length - 2));
        const other = text.slice(0, place) + letter + text.slice(place + 1);
        if (other !== text) {
          changed++;
          if (!positionOfFragment(other).ok) refused++;
        }
        expect(positionOfFragment(text.slice(0, place)).ok && place < text.length - 2).toBe(false);
      }),
      { seed: 7, numRuns: 400 },
    );
    expect(refused / changed).toBeGreaterThan(0.95);
  });

  test.each([
    ['', 'notALink'],
    ['123m', 'notALink'],
    ['d2AAAA', 'unknownVersion'],
    ['d1', 'damaged'],
    ['d1AAAA', 'damaged'],
  ])('«%s»: %s', (text, code) => {
    expect(positionOfFragment(text)).toMatchObject({ ok: false, code });
  });
});

test('a link is found in an address', () => {
  const text = `see moz-extension://x/desk.html#${fragmentOf(emptyPosition())} !`;
  const { from, to } = fragmentIn(text)!;
  expect(positionOfFragment(text.slice(from, to))).toMatchObject({ ok: true });
});
