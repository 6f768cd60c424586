// Texts with the spacing of WCAG 1.4.12 where no screen of the route table has them; `screens.spec.ts` spaces all others.
import { expect } from '@playwright/test';
import { test } from '../shared-page.ts';
import { visit } from '../visit.ts';
import { expectWhole, spaceTexts } from './spaced-texts.ts';

// The title of this page is the address, of which each part is one line.
test('not found: /de/xx/gibtesnicht', async ({ page, expectProblem }) => {
  expectProblem(/404/);
  await page.setViewportSize({ width: 1366, height: 800 });
  await page.goto('/de/xx/gibtesnicht');
  await spaceTexts(page);
  await expectWhole(page);
  await page.setViewportSize({ width: 320, height: 800 });
  await expectWhole(page);
});

test.describe('the question about cookies', () => {
  test.use({ isAsked: true, viewport: { width: 320, height: 800 } });

  for (const address of ['/de/kontakt', '/en/contact'])
    test(address, async ({ page }) => {
      await visit(page, address);
      const settings = page.getByRole('button', { name: /^(Einstellungen|Settings)$/ });
      await expect(settings).toBeVisible();
      await spaceTexts(page);
      await expectWhole(page);
      await settings.click();
      const dialog = page.getByRole('dialog');
      expect(await dialog.evaluate((each) => each.scrollWidth - each.clientWidth)).toBe(0);
      await expectWhole(page);
    });
});
