/** "Load more": how it goes on after a failure. */
import { afterEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { retryPause } from '#domain/site/page-requests.ts';
import { LoadMore } from './LoadMore.tsx';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a failed page of a list is requested again once the server answers, and only once', async () => {
  vi.useFakeTimers();
  let isBack = false;
  vi.stubGlobal('fetch', async () => {
    if (!isBack) throw new TypeError('Failed to fetch');
    return new Response();
  });
  const load = vi.fn();
  // Another object with each rendering, as in a list.
  const more = (hasFailed: boolean) => (
    <LoadMore
      label="Mehr"
      address="/de/termine"
      list={{ isLoading: false, next: { page: 2, hasFailed, load } }}
      placeholder="events"
    />
  );
  const screen = await render(more(true));
  await vi.advanceTimersByTimeAsync(2 * retryPause);
  expect(load).not.toHaveBeenCalled();
  isBack = true;
  await vi.advanceTimersByTimeAsync(2 * retryPause);
  expect(load).toHaveBeenCalledExactlyOnceWith('/de/termine?page=2');
  await screen.rerender(more(false));
  await screen.rerender(more(true));
  await vi.advanceTimersByTimeAsync(4 * retryPause);
  expect(load).toHaveBeenCalledOnce();
});
