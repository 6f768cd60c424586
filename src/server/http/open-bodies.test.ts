import { afterEach, expect, it } from 'vitest';
import { openBody } from './open-bodies.ts';

const opened: { close(): void }[] = [];
afterEach(() => {
  for (const body of opened.splice(0)) body.close();
});

function body(network: string) {
  const one = openBody(network, () => undefined);
  opened.push(one);
  return one;
}

/** Sends chunks in turn until every body has `bytes` or is refused; returns the number of complete ones. */
function sendInTurn(bodies: ReturnType<typeof body>[], bytes: number, chunk = 65_536): number {
  let sending = bodies;
  for (let sent = 0; sent < bytes; sent += chunk) sending = sending.filter((one) => one.grow(chunk));
  return sending.length;
}

it('completes as many bodies of a crowd as there is space for', () => {
  const crowd = Array.from({ length: 100 }, (_, at) => body(`10.0.0.${at}`));
  expect(sendInTurn(crowd, 8_000_000)).toBe(31);
});

it('refuses bodies of a network that sends several before those of others', () => {
  const many = Array.from({ length: 16 }, () => body('10.0.0.1'));
  const others = Array.from({ length: 16 }, () => body('10.0.0.2'));
  expect(sendInTurn([...many, ...others], 7_900_000)).toBe(32);
  expect(sendInTurn([body('10.0.0.3')], 9_000_000)).toBe(1);
});
