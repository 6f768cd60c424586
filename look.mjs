import { chromium } from '@playwright/test';
import { browserArgs, findBrowser } from './scripts/browser.mjs';
export const base = 'http://localhost:4610';
export async function open(width = 1366, height = 900) {
  const browser = await chromium.launch({ executablePath: await findBrowser(), args: browserArgs });
  const context = await browser.newContext({
    viewport: { width, height },
    isMobile: width < 500,
    hasTouch: width < 500,
  });
  const page = await context.newPage();
  page.on('pageerror', (e) => console.log('pageerror', e.message));
  page.on('console', (m) => m.type() === 'error' && console.log('console', m.text().slice(0, 200)));
  await page.goto(`${base}/cms-hub`);
  await page.locator('input[type=email]').fill('a@example.org');
  await page.locator('input[type=password]').fill('abcdefgh1234567890');
  await page.locator('form button[type=submit]').first().click();
  await page.waitForTimeout(2500);
  return { browser, page, context };
}
