import type { Page } from '@playwright/test';

/** Keeps requests of a page on their way until they are let go, by calling what is returned. */
export async function holdRequests(page: Page, addresses: string): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(addresses, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}
