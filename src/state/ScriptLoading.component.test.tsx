/** Retrying the script of a part: when it loads, when it fails, and which click is replayed. */
import { afterEach, expect, test, vi } from 'vitest';
import { minReloadInterval } from '#domain/site/missing-scripts.ts';
import { findClickedElement } from './clicked-element.ts';
import { getGlobal, setGlobal } from './global.ts';
import { isLeavingDocument, watchLeaving } from './leaving.ts';
import { isClickPersisted, persistQueuedClick } from './queued-click.ts';
import { retryEvent } from './retry.ts';
import { loadOnDemand, scriptMissingEvent } from './script-loading.ts';

/** Number of requested reloads. The listener prevents each, as unsaved input does. */
let reloads = 0;
const keep = (event: Event) => {
  reloads += 1;
  event.preventDefault();
};

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  removeEventListener(scriptMissingEvent, keep);
  reloads = 0;
});

function withSlowServer() {
  const answer = Promise.withResolvers<Response>();
  vi.stubGlobal('fetch', () => answer.promise);
  addEventListener(scriptMissingEvent, keep);
  return async () => {
    answer.resolve(new Response());
    await new Promise((resolve) => setTimeout(resolve));
  };
}

test('a script that arrives during a retry is used, and the page is not reloaded', async () => {
  const answer = withSlowServer();
  const part = Promise.withResolvers<string>();
  const loaded = loadOnDemand(() => part.promise);
  dispatchEvent(new Event(retryEvent));
  part.resolve('there');
  await loaded;
  await answer();
  expect(reloads).toBe(0);
});

test('of two scripts the missing one is still retried, and its click is replayed', async () => {
  const answer = withSlowServer();
  const [first, second] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const buttons = ['Erster', 'Zweiter'].map((name) =>
    Object.assign(document.body.appendChild(document.createElement('button')), { textContent: name }),
  );
  buttons[0]?.click();
  const firstLoaded = loadOnDemand(() => first.promise);
  setGlobal({ isPartMissing: true });
  buttons[1]?.click();
  const secondLoaded = loadOnDemand(() => second.promise);
  second.resolve();
  await secondLoaded;
  expect(getGlobal().isPartMissing).toBe(true);
  persistQueuedClick();
  expect(isClickPersisted()).toBe(true);
  expect(findClickedElement()).toBe(buttons[0]);
  dispatchEvent(new Event(retryEvent));
  await answer();
  expect(reloads).toBe(1);
  first.resolve();
  await firstLoaded;
  expect(getGlobal().isPartMissing).toBe(false);
  for (const button of buttons) button.remove();
});

test.each([
  ['without a connection nobody is told of a new version', () => Promise.reject(new TypeError('offline')), 0],
  ['with a connection editors decide', async () => new Response(), 1],
])('a missing script: %s', async (_, answer, told) => {
  vi.stubGlobal('fetch', answer);
  addEventListener(scriptMissingEvent, keep);
  let attempts = 0;
  await loadOnDemand(async () => {
    attempts += 1;
    if (attempts === 1) throw new TypeError('Failed to fetch dynamically imported module');
  });
  expect(attempts).toBe(2);
  expect(reloads).toBe(told);
});

test('a click on a link that cancels the request of a script does not reload the page', async () => {
  watchLeaving();
  vi.stubGlobal('fetch', async () => new Response());
  addEventListener(scriptMissingEvent, keep);
  dispatchEvent(new Event('beforeunload'));
  let isRefused = true;
  await loadOnDemand(async () => {
    if (!isRefused) return;
    isRefused = false;
    throw new TypeError('error loading dynamically imported module');
  });
  expect(reloads).toBe(0);
  vi.spyOn(Date, 'now').mockReturnValue(Date.now() + minReloadInterval);
  expect(isLeavingDocument()).toBe(false);
});
