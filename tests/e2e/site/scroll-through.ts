import type { Page } from '@playwright/test';

/** Scrolls from the top of a page to its end, and waits until all visible pictures are loaded. */
export async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight) {
      scrollTo(0, top);
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    }
  });
  await page.waitForFunction(() =>
    [...document.images].every((image) => image.complete || !image.checkVisibility()),
  );
}
