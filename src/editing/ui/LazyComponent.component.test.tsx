/** A lazy component that a user has requested shows a message while its script is missing. */
import { Suspense } from 'react';
import { expect, test } from 'vitest';
import { getGlobal } from '#state/global.ts';
import { scriptMissingEvent } from '#state/script-loading.ts';
import { renderComponent } from '../../../tests/setup/render-component.ts';
import { lazyComponent, lazyOnDemand } from './lazy-component.ts';

// Prevents the reload, as unsaved input does.
const keep = (event: Event) => event.preventDefault();

test.each([
  ['asked for', lazyOnDemand, true],
  ['that comes by itself', lazyComponent, false],
] as const)('a part %s is loaded again, and its absence is said: %#', async (_, lazily, isSaid) => {
  addEventListener(scriptMissingEvent, keep);
  let attempts = 0;
  const Part = lazily(async () => {
    attempts += 1;
    if (attempts === 1) throw new TypeError('Failed to fetch dynamically imported module');
    return () => <p>Da</p>;
  });
  const page = await renderComponent(
    <Suspense>
      <Part />
    </Suspense>,
  );
  await expect.poll(() => attempts).toBe(1);
  expect(getGlobal().isPartMissing).toBe(isSaid);
  await expect.element(page.getByText('Da'), { timeout: 5000 }).toBeVisible();
  expect(getGlobal().isPartMissing).toBe(false);
  removeEventListener(scriptMissingEvent, keep);
});
