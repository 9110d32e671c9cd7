import { expect, test } from 'vitest';
import { offerPort, takePort } from './handover.ts';

const never = new AbortController().signal;
const ports = () => new MessageChannel().port2;

test.each(['tap first', 'reader first'])('%s: the reader gets the port, once', (order) => {
  const page = new EventTarget();
  const port = ports();
  const taken: MessagePort[] = [];
  const steps = [() => offerPort(page, port), () => takePort(page, never, (p) => taken.push(p))];
  for (const step of order === 'tap first' ? steps : steps.reverse()) step();
  expect(taken).toEqual([port]);
});

test('what the page offers later is ignored', () => {
  const page = new EventTarget();
  const taken: MessagePort[] = [];
  const port = ports();
  takePort(page, never, (p) => taken.push(p));
  offerPort(page, port);
  page.dispatchEvent(new MessageEvent('tehai:port', { ports: [ports()] }));
  expect(taken).toEqual([port]);
});

test('what the page asks for later is not given', () => {
  const page = new EventTarget();
  offerPort(page, ports());
  takePort(page, never, () => undefined);
  const stolen: Event[] = [];
  page.addEventListener('tehai:port', (e) => stolen.push(e));
  page.dispatchEvent(new Event('tehai:ask'));
  expect(stolen).toEqual([]);
});

test('an event without a port is not an offer', () => {
  const page = new EventTarget();
  const taken: MessagePort[] = [];
  takePort(page, never, (p) => taken.push(p));
  page.dispatchEvent(new Event('tehai:port'));
  page.dispatchEvent(new MessageEvent('tehai:port'));
  const port = ports();
  offerPort(page, port);
  expect(taken).toEqual([port]);
});

test('after the page visit nothing is taken', () => {
  const page = new EventTarget();
  const visit = new AbortController();
  const taken: MessagePort[] = [];
  takePort(page, visit.signal, (p) => taken.push(p));
  visit.abort();
  offerPort(page, ports());
  expect(taken).toEqual([]);
});
