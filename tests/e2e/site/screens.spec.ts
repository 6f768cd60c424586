// Every screen in both languages: no console errors, no layout shift, no overflow at any width, no axe violations. In German
// also on paper, with spaced texts, with long words and with all of its pictures: a screen is opened once for all of these,
// and for the states that open over it.
import { expect, type Page } from '@playwright/test';
import { type Locale, locales } from '#domain/languages/locales.ts';
import { axeFindings } from '../axe.ts';
import { axeFindingsAt } from '../axe-at-widths.ts';
import { brokenWords } from '../broken-words.ts';
import { writeLongWords } from '../long-words.ts';
import { test } from '../shared-page.ts';
import { inkPairs, scrollsSideways, visit, withInks } from '../visit.ts';
import { cutOffTexts } from './cut-off-texts.ts';
import { htmlFindings } from './html-findings.ts';
import { delayFont, isShown, layoutShifts, openInPieces } from './layout-shifts.ts';
import { expectPrintable } from './on-paper.ts';
import { type State, screens, states } from './screens.ts';
import { scrollThrough } from './scroll-through.ts';
import { expectWhole, spaceTexts } from './spaced-texts.ts';

// axe is slow on a busy machine, and a trace would add nothing to its findings.
test.describe.configure({ timeout: 120_000 });
test.use({ trace: 'off', viewport: { width: 320, height: 800 } });

const axeWidths = [320, 1280, 768];
const furtherWidths = [375, 425, 600, 900, 1024, 1600];

// axe does not check the contrast of texts above or below the bars and prints of pseudo-elements.
const withoutLayers = '*::before, *::after { content: none !important; }';

/** Titles on bars, as large as their longest line allows (`hero-title.test.ts`). */
const measuredTitles = '[style*="--em"] :is(h1, h2, h3)';
/** Their labels are the program's, and stay whole. */
const searchTabs = 'nav:has(a[href*="/search/"])';

const setContrast = (page: Page, isOn: boolean) =>
  page.evaluate((on) => document.documentElement.toggleAttribute('data-contrast', on), isOn);

const setInks = (page: Page, id: number) =>
  page.evaluate((inks) => document.documentElement.setAttribute('data-scheme', String(inks)), id);

/** Checks the contrast of every text in each ink pair and in contrast mode. @param own the ink pair that is set again */
async function findingsInEveryInk(page: Page, own: number): Promise<string[]> {
  const hidden = await page.addStyleTag({ content: withoutLayers });
  const found: string[] = [];
  const look = async (place: string) => {
    const texts = await axeFindings(page, { within: 'html', rules: 'contrast', elements: 'distinct' });
    found.push(...texts.map((text) => `${place}: ${text}`));
  };
  for (const inks of inkPairs) {
    await setInks(page, inks);
    await look(`ink pair ${inks}`);
  }
  await setContrast(page, true);
  await look('contrast mode');
  await setContrast(page, false);
  await setInks(page, own);
  await hidden.evaluate((style) => (style as Element).remove());
  return found;
}

/** What there is once in a document, and the ids that it has twice. */
const factsOf = (page: Page) =>
  page.evaluate(() => {
    const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id);
    return {
      lang: document.documentElement.lang,
      mains: [...document.querySelectorAll('main')].filter((main) => main.checkVisibility()).length,
      titles: document.querySelectorAll('h1').length,
      repeatedIds: ids.filter((id, at) => ids.indexOf(id) !== at),
    };
  });

/**
 * Opens a state and checks it, and closes it if it covers the screen.
 * @param isPart the rest of the screen is checked already
 */
async function checkState(
  page: Page,
  { open, widths = axeWidths }: State,
  code: Locale,
  isPart: boolean,
): Promise<void> {
  await page.setViewportSize({ width: Math.min(...widths), height: 800 });
  await open(page);
  if (code === 'de') {
    const revert = await spaceTexts(page);
    await expectWhole(page);
    await revert();
  }
  expect(await axeFindingsAt(page, widths, code, isPart)).toEqual([]);
  const covers = page.locator('dialog[open], aside[data-open]');
  await expect(async () => {
    if ((await covers.count()) > 0) await page.keyboard.press('Escape');
    await expect(covers).toHaveCount(0, { timeout: 500 });
  }).toPass();
}

for (const [index, screen] of screens.entries()) {
  for (const { code } of locales) {
    const address = screen.address[code];
    if (code === 'en' && address === screen.address.de) continue;

    test(`${screen.name}: ${address}`, async ({ page, baseURL, problems, expectProblem }) => {
      const isGerman = code === 'de';
      const isPage = !screen.name.startsWith('led-screen');
      // The ink pairs alternate between screens.
      const inks = inkPairs[index % inkPairs.length] as number;
      await withInks(page, baseURL, inks);
      const width = isGerman ? 1280 : 320;
      await page.setViewportSize({ width, height: 800 });
      const atOnce = await delayFont(page, 'piazzolla');
      const response = await visit(page, address);
      expect(await layoutShifts(page)).toEqual([]);
      expect((await atOnce()) > 0 || !(await isShown(page, 'Piazzolla'))).toBe(true);
      expect(response?.status()).toBe(screen.status ?? 200);
      expect(await htmlFindings((await response?.text()) ?? '')).toEqual([]);
      expect(await factsOf(page)).toEqual({ lang: code, mains: 1, titles: 1, repeatedIds: [] });
      if (isGerman && isPage) {
        await expectPrintable(page);
        const revert = await spaceTexts(page);
        await expectWhole(page);
        await revert();
      }

      // Colours do not depend on the language: German is checked in light mode, English in contrast mode.
      await setContrast(page, !isGerman);
      if (screen.hasEveryInk && isGerman) expect(await findingsInEveryInk(page, inks)).toEqual([]);
      const widths = axeWidths.toSorted((a, b) => Number(b === width) - Number(a === width));
      expect(await axeFindingsAt(page, widths, code)).toEqual([]);

      for (const width of screen.hasEveryWidth && isGerman ? furtherWidths : []) {
        await page.setViewportSize({ width, height: 800 });
        await expect.poll(() => scrollsSideways(page), `${width} px`).toBe(false);
      }
      if (isGerman) {
        // A tall window needs few scroll steps. Pictures do not depend on the language.
        await page.setViewportSize({ width: 320, height: 3000 });
        await scrollThrough(page);
      }
      // A window of 1280 by 1024 pixels at 400 % zoom.
      await page.setViewportSize({ width: 320, height: 256 });
      expect(await cutOffTexts(page)).toEqual([]);
      expect(await brokenWords(page)).toEqual([]);

      for (const state of states.filter(({ address }) => address.de === screen.address.de))
        await test.step(state.name, () => checkState(page, state, code, true));

      // LED screens are not narrow, and error pages have only the program's texts.
      if (!isGerman || !isPage) return;
      const revert = await spaceTexts(page);
      await expectWhole(page);
      await revert();
      if (screen.status) return;
      expect(problems).toEqual([]);
      // Parts that are hydrated only now find other words than the server sent.
      expectProblem(/React error #418/);
      await writeLongWords(page, `header, summary, svg, h2:has(+ article), ${measuredTitles}, ${searchTabs}`);
      expect(await cutOffTexts(page)).toEqual([]);
      expect(await scrollsSideways(page)).toBe(false);
    });
  }
}

/** States of addresses that are no screens above are checked with the rest of their page. */
const furtherStates = states.filter(
  ({ address }) => !screens.some((screen) => screen.address.de === address.de),
);

for (const state of furtherStates) {
  for (const { code } of locales) {
    test(`${state.name}, ${code}`, async ({ page }) => {
      await visit(page, state.address[code]);
      await setContrast(page, code === 'en');
      await checkState(page, state, code, false);
    });
  }
}

// Titles change their font and keep their line breaks; rows of buttons and short texts keep the fallback font.
for (const address of [
  '/en/ensemble',
  '/de/besuch/anfahrt',
  '/de/termine',
  '/de/stuecke/faust/1/programmheft',
  '/de/search/content?q=theater',
]) {
  test(`${address} does not shift when the interface font loads late`, async ({ page }) => {
    await page.setViewportSize({ width: 375, height: 667 });
    const atOnce = await delayFont(page, 'special-gothic');
    await visit(page, address);
    const shifts = await layoutShifts(page);
    expect(await atOnce()).toBeGreaterThan(0);
    expect(shifts.filter((shift) => Number.parseFloat(shift) > 0.005)).toEqual([]);
  });
}

for (const address of ['/de/spielstaetten', '/de/ensemble', '/de/abo', '/de/search?q=faust', '/en/visit']) {
  test(`${address} does not shift while it arrives in parts`, async ({ page }) => {
    for (const size of [
      { width: 1366, height: 768 },
      { width: 375, height: 667 },
    ]) {
      await page.setViewportSize(size);
      await openInPieces(page, address);
      await expect(page.getByRole('contentinfo')).toBeAttached();
      expect(await layoutShifts(page), `${size.width} px`).toEqual([]);
    }
  });
}
