// Who is logged in and may not edit is told so, and is offered nothing that would be refused.
import { expect, type Page } from '@playwright/test';
import type { UserAnswer } from '#server/api/schemas/login.ts';
import { findings } from './axe.ts';
import { logIn, toolbar } from './editor.ts';
import { test, visit } from './visit.ts';

/** The account of the tests may everything: what the calls answer about the evening service is put in its place. */
async function asEveningService(page: Page): Promise<void> {
  await page.route('**/pageeditor-api/user', async (route) => {
    const answer = await route.fetch();
    const user: UserAnswer = await answer.json();
    const own: Partial<UserAnswer> = { role: 'evening-service', may: ['set-event-status'] };
    await route.fulfill({ response: answer, json: { ...user, ...own } });
  });
}

for (const locale of ['de', 'en'] as const) {
  test(`the evening service has its account and the way out, no editing: ${locale}`, async ({
    page,
    baseURL,
  }) => {
    await logIn(page, baseURL);
    await asEveningService(page);
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
    expect(await findings(page, { within: '[data-toolbar]' })).toEqual([]);
  });
}
