/** The notice about a page that does not arrive: when it appears, and when it retries by itself. */
import { afterEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { answerTimeout, retryPause, stallTimeout } from '#domain/site/page-requests.ts';
import { setGlobal } from '#state/global.ts';
import { retryEvent } from '#state/retry.ts';
import { StalledNotice } from './StalledNotice.tsx';

const retry = vi.fn();
addEventListener(retryEvent, retry);

afterEach(() => {
  setGlobal({ destination: '', stalled: '' });
  vi.useRealTimers();
  vi.unstubAllGlobals();
  retry.mockClear();
});

test('a hanging page is requested again once the server answers quickly, and only once', async () => {
  vi.useFakeTimers();
  let isBack = false;
  vi.stubGlobal('fetch', async () => {
    if (!isBack) throw new TypeError('Failed to fetch');
    return new Response();
  });
  const screen = await render(<StalledNotice />);
  setGlobal({ destination: `${location.origin}/de/ensemble` });
  await vi.advanceTimersByTimeAsync(stallTimeout + answerTimeout);
  await expect.element(screen.getByRole('alert')).toHaveTextContent('Das kommt gerade nicht durch');
  await vi.advanceTimersByTimeAsync(2 * retryPause);
  expect(retry).not.toHaveBeenCalled();
  isBack = true;
  await vi.advanceTimersByTimeAsync(4 * retryPause);
  expect(retry).toHaveBeenCalledOnce();
});
