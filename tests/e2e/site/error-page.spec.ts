// An error page of a proxy is shown in place of the site's page.
import { expect } from '@playwright/test';
import { test } from '../shared-page.ts';
import { visit } from '../visit.ts';

const closed =
  '<!doctype html><title>Umbau</title><style>p { text-decoration: line-through rgb(1, 2, 3) }</style>' +
  '<script>document.title = "ran"</script>' +
  '<body class="error-html"><p>Wir bauen um bis 15 Uhr.</p><img src="x" onerror="document.title = \'ran\'">' +
  '<iframe src="/de/abo"></iframe></body>';

test('an error page of a proxy is shown in place of the site’s page', async ({ page, expectProblem }) => {
  expectProblem(/503|Content Security Policy|404/);
  await visit(page, '/de');
  await page.route(/\/de\/(abo|x$)/, (route) =>
    route.fulfill({ status: 503, contentType: 'text/html; charset=utf-8', body: closed }),
  );
  await page.getByRole('banner').getByRole('link', { name: 'Abo', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('503');
  const words = page.getByText('Wir bauen um bis 15 Uhr.');
  await expect(words).toHaveCSS('text-decoration', /rgb\(1, 2, 3\)/);
  await expect(page.getByRole('link', { name: 'Zur Startseite' }).last()).not.toHaveCSS(
    'text-decoration',
    /rgb\(1, 2, 3\)/,
  );
  await expect(page.locator('main iframe')).toHaveCount(0);
  await expect(page).toHaveTitle(/503/);
  await page.unroute(/\/de\/(abo|x$)/);
  await page.getByRole('link', { name: 'Noch einmal versuchen' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Abo');
});
