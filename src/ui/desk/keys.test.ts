import { expect, test } from 'vitest';
import { deedOf, type Pressed } from './keys.ts';

const press = (key: string, held: Partial<Pressed> = {}): Pressed => ({
  key,
  ctrl: false,
  shift: false,
  alt: false,
  ...held,
});

test.each([
  ['a digit waits', '3', '12', { type: 'digit', digits: '123' }],
  ['its letter makes tiles', 'm', '123', { type: 'tiles', text: '123m' }],
  ['a suit without digits says nothing', 'm', '', undefined],
  ['a letter chooses where the next tile goes', 'd', '', { type: 'target', target: 'indicators' }],
  ['also while digits wait', 'w', '12', { type: 'target', target: 'taken' }],
  ['back with digits forgets them', 'Backspace', '12', { type: 'forget' }],
  ['back without takes the last tile', 'Backspace', '', { type: 'back' }],
  ['escape forgets digits', 'Escape', '1', { type: 'forget' }],
  ['escape without says nothing', 'Escape', '', undefined],
  ['to the text', '/', '', { type: 'text' }],
  ['help', '?', '', { type: 'help' }],
  ['no key of ours', 'q', '', undefined],
  ['the tile was drawn', 't', '', { type: 'from', turns: 0 }],
  ['the left neighbour sits three turns on', 'j', '', { type: 'from', turns: 3 }],
  ['riichi or upeo', 'e', '', { type: 'declare' }],
  ['tab is the browser’s', 'Tab', '', undefined],
])('%s', (_, key, digits, deed) => {
  expect(deedOf(press(key), { digits })).toEqual(deed);
});

test.each([
  ['Control and z', press('z', { ctrl: true }), 'undo'],
  ['with shift', press('Z', { ctrl: true, shift: true }), 'redo'],
  ['Control and y', press('y', { ctrl: true }), 'redo'],
])('%s', (_, pressed, type) => {
  expect(deedOf(pressed, { digits: '' })).toEqual({ type });
});

test('other shortcuts of the browser are left alone', () => {
  expect(deedOf(press('d', { ctrl: true }), { digits: '' })).toBeUndefined();
  expect(deedOf(press('d', { alt: true }), { digits: '' })).toBeUndefined();
});
