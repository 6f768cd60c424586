import type { Page } from '@playwright/test';

/** Holds matching requests of a page until the returned function is called. */
export async function holdRequests(page: Page, addresses: string): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(addresses, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}
