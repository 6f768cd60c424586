import type { Page } from '@playwright/test';

interface LayoutShift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
  sources: { node: Node | null }[];
}

/** Texts come in another font first, as on a slow line. */
export async function delayFont(page: Page, name: 'piazzolla' | 'special-gothic'): Promise<void> {
  await page.route(`**/${name}*.woff2`, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 500));
    await route.continue();
  });
}

/** What has moved since the page was opened, without anybody's doing: how much, and the first words of it. */
export async function layoutShifts(page: Page): Promise<string[]> {
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  return page.evaluate(
    () =>
      new Promise<string[]>((resolve) => {
        const found: string[] = [];
        const observer = new PerformanceObserver((list) => {
          for (const { value, hadRecentInput, sources } of list.getEntries() as LayoutShift[]) {
            if (hadRecentInput) continue;
            const moved = sources.map(({ node }) => node?.textContent?.trim().slice(0, 40));
            found.push(`${value.toFixed(5)}: ${moved.join(' | ')}`);
          }
        });
        observer.observe({ type: 'layout-shift', buffered: true });
        // What is in the buffer is handed over in a task of its own.
        requestAnimationFrame(() => setTimeout(() => resolve(found), 50));
      }),
  );
}
