// A browser for measuring, with clicks and keystrokes.
import { type BrowserContext, chromium, type Locator, type Page } from '@playwright/test';
import { createConsent } from '#domain/site/consent.ts';
import { consentKey } from '#state/consent.ts';
import { findBrowser } from '../../scripts/browser.mjs';
import { installMeter } from './meter.ts';

export interface BenchBrowser {
  context: BrowserContext;
  close(): Promise<void>;
}

/** One window with a cache of its own; the question about cookies is answered. */
export async function openBrowser(): Promise<BenchBrowser> {
  const executablePath = await findBrowser();
  if (!executablePath) throw new Error('There is no Chromium. Set CHROMIUM_PATH to one.');
  const args = [
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--no-first-run',
  ];
  if (process.getuid?.() === 0) args.push('--no-sandbox');
  const browser = await chromium.launch({ executablePath, args });
  const context = await browser.newContext({
    viewport: { width: 1366, height: 900 },
    reducedMotion: 'reduce',
  });
  const answer = JSON.stringify(createConsent({}, new Date(0)));
  await context.addInitScript(([key, value]) => localStorage.setItem(key, value), [
    consentKey,
    answer,
  ] as const);
  await context.addInitScript(installMeter);
  return { context, close: () => browser.close() };
}

/** Opens a page and waits until it is idle, with fonts and scripts loaded. */
export async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  if (address.endsWith('?edit')) await page.locator('[data-frame]').first().waitFor({ state: 'attached' });
  await page.evaluate(async () => {
    await document.fonts.ready;
    await new Promise((resolve) => requestIdleCallback(resolve));
  });
  await page.waitForTimeout(300);
}

export interface Click {
  /** Milliseconds until the caret was seen, for each kind of element that it was waited for in. */
  carets: number[];
  /** CPU time of the page until then, in milliseconds. */
  used: number;
}

/**
 * Moves the mouse to a text, rests as people do, and clicks.
 * @param caretIn selectors of elements that may get the caret
 */
export async function clickInto(text: Locator, caretIn: readonly string[], cpu?: Cpu): Promise<Click> {
  const page = text.page();
  await text.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
  const box = await text.boundingBox();
  if (!box) throw new Error('The text is not to be seen.');
  await page.mouse.move(box.x + 40, box.y + Math.min(box.height / 2, 12));
  await page.waitForTimeout(200);
  await page.evaluate((selectors) => window.meter.awaitCaret(selectors), caretIn);
  const before = (await cpu?.()) ?? 0;
  await page.mouse.down();
  await page.mouse.up();
  const carets = await page.evaluate(() => window.meter.takeCaret());
  const used = ((await cpu?.()) ?? 0) - before;
  await page.waitForTimeout(100);
  return { carets, used };
}

/**
 * Types letters at a fast pace.
 * @returns milliseconds from key to paint, for each
 */
export async function typeLetters(page: Page, count: number): Promise<number[]> {
  await page.evaluate(() => window.meter.startKeys());
  for (let at = 0; at < count; at += 1) {
    await page.keyboard.press('abcdefgh '[at % 9] === ' ' ? 'Space' : ('abcdefgh '[at % 9] as string));
    await page.waitForTimeout(45);
  }
  const figures = await page.evaluate(() => window.meter.takeKeys());
  if (figures.length !== count) throw new Error(`${count} letters were typed, ${figures.length} were seen.`);
  return figures;
}

/** CPU time of the page's main thread so far, in milliseconds; waiting does not count. */
export type Cpu = () => Promise<number>;

export async function openCpu(page: Page): Promise<Cpu> {
  const client = await page.context().newCDPSession(page);
  await client.send('Performance.enable', { timeDomain: 'threadTicks' });
  return async () => {
    const { metrics } = await client.send('Performance.getMetrics');
    return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN) * 1000;
  };
}
