import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { setGlobal } from './global.ts';
import { retryEvent, retryUntilResponse } from './retry.ts';

beforeEach(() => {
  const target = new EventTarget();
  vi.stubGlobal('addEventListener', target.addEventListener.bind(target));
  vi.stubGlobal('dispatchEvent', target.dispatchEvent.bind(target));
  setGlobal({ destination: 'https://theatre.example/de/ensemble', stalled: '' });
});
afterEach(() => vi.unstubAllGlobals());

/** Attempts of which the first hangs. */
const hanging = () =>
  vi.fn<() => Promise<string>>(() => Promise.resolve('da')).mockReturnValueOnce(new Promise(() => {}));

it('starts another attempt on request while one hangs', async () => {
  const attempt = hanging();
  const answer = retryUntilResponse(
    attempt,
    () => true,
    () => false,
  );
  expect(attempt).toHaveBeenCalledOnce();
  dispatchEvent(new Event(retryEvent));
  expect(await answer).toBe('da');
});

it('ignores a retry requested before it began', async () => {
  setGlobal({ stalled: 'https://theatre.example/de/ensemble' });
  expect(
    await retryUntilResponse(
      hanging(),
      () => true,
      () => false,
    ),
  ).toBe('da');
});
