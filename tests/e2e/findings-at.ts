// What axe finds on a screen from narrow to wide, judging nothing twice.
import { expect, type Page } from '@playwright/test';
import type { Locale } from '#domain/languages/locales.ts';
import { findings } from './axe.ts';
import { scrollsSideways } from './visit.ts';

/**
 * What axe finds, with the width. An element is judged where it is first seen, and again where its attributes or colours
 * are others: names, roles and order are the same at every width. So is the contrast of a kind of text, unless it lies
 * over something else there: German is judged anew where the page is widest. In English only what texts can change is
 * judged, and contrast, in contrast mode. A screen is no wider than the window; a state may be.
 * @param isPart the rest of the page has been passed over
 */
export async function findingsAt(
  page: Page,
  widths: readonly number[],
  code: Locale,
  isPart = false,
): Promise<string[]> {
  const found: string[] = [];
  for (const [at, width] of widths.entries()) {
    await page.setViewportSize({ width, height: 800 });
    if (!isPart) await expect.poll(() => scrollsSideways(page), `${width} px`).toBe(false);
    const look = async (what: Parameters<typeof findings>[1]) => {
      const texts = await findings(page, { within: 'html', ...what });
      found.push(...texts.map((text) => `${width} px: ${text}`));
    };
    const isLast = at === widths.length - 1;
    if (at > 0 && isLast && code === 'de' && !isPart) await look({ elements: 'new and distinct' });
    else if (at > 0 || isPart) await look({ elements: 'new' });
    else if (code === 'de') await look({});
    else {
      await look({ rules: 'texts' });
      await look({ rules: 'colours', elements: 'distinct' });
    }
  }
  return found;
}
