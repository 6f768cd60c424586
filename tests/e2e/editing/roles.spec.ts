// Users without the permission to edit are told so and offered no rejected action.
import { expect } from '@playwright/test';
import { eveningService } from '../../setup/accounts.ts';
import { axeFindings } from '../axe.ts';
import { toolbar } from '../editor.ts';
import { logInSeparately } from '../log-in.ts';
import { visit } from '../visit.ts';
import { test } from './editing-test.ts';

for (const locale of ['de', 'en'] as const) {
  test(`the evening service has its account and the logout, but no editing: ${locale}`, async ({
    page,
    baseURL,
  }) => {
    await logInSeparately(page, baseURL, eveningService);
    await visit(page, `/${locale}`);
    const bar = toolbar(page);
    const out = bar.getByRole('button', { name: locale === 'de' ? 'Abmelden' : 'Log out' });
    await expect(out).toBeVisible();
    await expect(bar.getByRole('button')).toHaveCount(1);

    await visit(page, `/${locale}?edit`);
    const sentence = locale === 'de' ? 'werden keine Seiten bearbeitet' : 'Pages are not edited';
    await expect(bar.getByRole('alert')).toContainText(sentence);
    await expect(page.locator('[data-frame], [data-empty-place]')).toHaveCount(0);
    await page.setViewportSize({ width: 320, height: 640 });
    await expect(out).toBeVisible();
    expect(await axeFindings(page, { within: '[data-toolbar]' })).toEqual([]);
  });
}
