import { base, open } from './look.mjs';

const { browser, page } = await open();
const field = (name) => page.locator(`[data-name="${name}"]`);
const save = async () => {
  await page.locator('button', { hasText: /^(Anlegen|Create)$/ }).click();
  await page.waitForTimeout(2500);
  console.log(page.url());
};
const fresh = async (p) => {
  await page.goto(`${base}/cms/${p}/new`);
  await page.waitForTimeout(1500);
};
await fresh('venues');
await field('name').locator('input').first().fill('Großes Haus');
await field('name').locator('input').nth(1).fill('Main House');
await field('id').locator('select').selectOption({ label: 'Thalia' });
await save();
await page.screenshot({ path: '/tmp/s-1.png' });
await fresh('activities');
await field('name').locator('input').first().fill('Vorstellung');
await field('name').locator('input').nth(1).fill('Performance');
await save();
await page.screenshot({ path: '/tmp/s-2.png' });
await fresh('productions');
await field('name').locator('input').first().fill('Die Probe');
await field('name').locator('input').nth(1).fill('The Trial');
await page.screenshot({ path: '/tmp/s-3a.png', fullPage: true });
await save();
await page.screenshot({ path: '/tmp/s-3.png' });
await browser.close();
