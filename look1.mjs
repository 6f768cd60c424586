import { base, open } from './look.mjs';

const { browser, page } = await open();
await page.screenshot({ path: '/tmp/s-hub.png' });
for (const p of ['venues', 'activities', 'productions', 'events', 'home_elements', 'menus']) {
  await page.goto(`${base}/cms/${p}`);
  await page.waitForTimeout(600);
  await page.screenshot({ path: `/tmp/s-${p}.png` });
}
await page.goto(`${base}/cms/venues/new`);
await page.waitForTimeout(1500);
await page.screenshot({ path: '/tmp/s-venue-new.png' });
await page.goto(`${base}/cms/activities/new?lang=en`);
await page.waitForTimeout(1500);
await page.screenshot({ path: '/tmp/s-activity-new.png' });
await browser.close();
