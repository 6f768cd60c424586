import { base, open } from './look.mjs';

const { browser, page } = await open();
const field = (name) => page.locator(`[data-name="${name}"]`);
const foot = async (label) => {
  await page.locator('button', { hasText: label }).last().click();
  await page.waitForTimeout(2500);
  console.log(page.url());
};
const fresh = async (p) => {
  await page.goto(`${base}/cms/${p}`);
  await page.waitForTimeout(1800);
};
await fresh('productions/new');
await field('name').locator('input').first().fill('Die Probe');
await field('name').locator('input').nth(1).fill('The Trial');
await field('stage_name').locator('select').selectOption({ index: 1 });
await page.locator('label', { hasText: /^Jetzt$/ }).click();
await foot(/^Anlegen und veröffentlichen$/);
const id = page.url().split('/').pop();
await fresh(`events/new?production=${id}`);
await field('activity').screenshot({ path: '/tmp/s-act.png' });
await field('activity').locator('input, button').first().click();
await page.keyboard.type('Vorst');
await page.waitForTimeout(1200);
await page.screenshot({ path: '/tmp/s-4a.png' });
await page.keyboard.press('Enter');
await page.waitForTimeout(300);
await field('date_start').locator('input').first().fill('27.11. 19.30');
await page.keyboard.press('Tab');
await field('date_end').locator('input').first().fill('18.00');
await page.keyboard.press('Tab');
await page.waitForTimeout(300);
await field('date_end').screenshot({ path: '/tmp/s-end.png' });
await field('date_end').locator('input').first().fill('21.45');
await page.keyboard.press('Tab');
await field('stage_name').locator('select').selectOption({ index: 1 });
await page.screenshot({ path: '/tmp/s-4b.png', fullPage: true });
await page.locator('label', { hasText: /^Jetzt$/ }).click();
await foot(/^Anlegen und veröffentlichen$/);
await page.screenshot({ path: '/tmp/s-4.png' });
for (const [l, _p] of [
  ['de', '/de/spielplan'],
  ['en', '/en/events'],
]) {
  await page.goto(base + (l === 'de' ? '/de/termine' : '/en/events'));
  await page.waitForTimeout(1200);
  console.log(page.url(), await page.title());
  await page.screenshot({ path: `/tmp/s-cal-${l}.png` });
}
await page.goto(`${base}/de/?edit`);
await page.waitForTimeout(3000);
await page.screenshot({ path: '/tmp/s-home.png' });
console.log(
  await page.evaluate(() => [...document.querySelectorAll('main > *')].map((e) => e.outerHTML.slice(0, 160))),
);
await browser.close();
