import { expect, it } from 'vitest';
import { maxUploadSize } from '#domain/forms/form-limits.ts';
import { serverOptions } from './server-options.ts';

it('leaves a slow line the time for the largest file, but not for headers', () => {
  const halfMegabit = 62_500;
  expect(serverOptions.requestTimeout).toBeGreaterThan((maxUploadSize / halfMegabit) * 1000);
  const { headersTimeout = 60_000, connectionsCheckingInterval = 30_000 } = serverOptions;
  expect(headersTimeout + connectionsCheckingInterval).toBeLessThanOrEqual(20_000);
});
