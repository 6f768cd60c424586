// Runs axe on a screen at several widths, and checks nothing twice.
import { expect, type Page } from '@playwright/test';
import type { Locale } from '#domain/languages/locales.ts';
import { axeFindings } from './axe.ts';
import { scrollsSideways } from './visit.ts';

/**
 * Violations with their width. An element is checked at the first width that shows it, and again if its attributes or
 * colours change: names, roles and order do not depend on the width. Contrast does only if the background changes, so the
 * German page is checked again at the second width. In English only rules that depend on texts are checked, and contrast
 * in contrast mode. Screens must not scroll horizontally; states may.
 * @param widths the outermost first: between them little is new
 * @param isPart the rest of the page is marked as seen
 */
export async function axeFindingsAt(
  page: Page,
  widths: readonly number[],
  code: Locale,
  isPart = false,
): Promise<string[]> {
  const found: string[] = [];
  for (const [at, width] of widths.entries()) {
    await page.setViewportSize({ width, height: 800 });
    if (!isPart) await expect.poll(() => scrollsSideways(page), `${width} px`).toBe(false);
    const look = async (what: Parameters<typeof axeFindings>[1]) => {
      const texts = await axeFindings(page, { within: 'html', ...what });
      found.push(...texts.map((text) => `${width} px: ${text}`));
    };
    if (at === 1 && code === 'de' && !isPart) await look({ elements: 'new and distinct' });
    else if (at > 0 || isPart) await look({ elements: 'new' });
    else if (code === 'de') await look({});
    else {
      await look({ rules: 'texts' });
      await look({ rules: 'colours', elements: 'distinct' });
    }
  }
  return found;
}
