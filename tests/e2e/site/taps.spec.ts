// The tasks of visitors on a telephone, on a first visit: how many taps each takes.
import { expect, type Locator, type Page } from '@playwright/test';
import { monthName } from '#domain/dates/date-format.ts';
import { addMonths, monthOf } from '#domain/dates/dates.ts';
import type { Locale } from '#domain/languages/locales.ts';
import { pathFor } from '#domain/site/route-paths.ts';
import { listEvents, today } from '../season.ts';
import { test } from '../shared-page.ts';
import { visit } from '../visit.ts';

test.use({ isAsked: true, viewport: { width: 375, height: 667 } });

/** Taps an element that is visible and not covered, also not by the consent banner, which stays open. */
class Visitor {
  taps = 0;
  readonly page: Page;
  readonly locale: Locale;
  constructor(page: Page, locale: Locale) {
    this.page = page;
    this.locale = locale;
  }

  readonly says = (de: string, en: string) => (this.locale === 'de' ? de : en);

  async isAsked(): Promise<void> {
    await expect(this.page.getByRole('region', { name: 'Cookies' })).toBeVisible();
  }

  async tap(target: Locator): Promise<void> {
    this.taps += 1;
    await target.click();
    await this.isAsked();
  }
}

const termine = (visitor: Visitor) =>
  visitor.page
    .getByRole('banner')
    .getByRole('link', { name: visitor.says('Termine', 'Calendar'), exact: true });

const filter = (visitor: Visitor, name: string) =>
  visitor.page.getByRole('main').getByRole('button', { name, exact: true });

for (const locale of ['de', 'en'] as const)
  test.describe(`taps to an answer: ${locale}`, () => {
    let visitor: Visitor;
    test.beforeEach(({ page }) => {
      visitor = new Visitor(page, locale);
    });
    const arrive = async (at: 'index' | 'ensemble' | 'productions' = 'index') => {
      await visit(visitor.page, pathFor(at, locale));
      await visitor.isAsked();
    };

    test('0: what is on tonight, and is it sold out? 2: a play with English surtitles', async ({ page }) => {
      await arrive();
      const question = await page.getByRole('region', { name: 'Cookies' }).boundingBox();
      const lines = page.getByRole('main').getByRole('list', { name: visitor.says('Heute', 'Today') });
      const first = lines.getByRole('listitem').first();
      await expect(first).toBeInViewport({ ratio: 1 });
      const box = await first.boundingBox();
      expect((box?.y ?? 0) + (box?.height ?? 667)).toBeLessThanOrEqual(question?.y ?? 0);
      await expect(first.locator('small')).not.toBeEmpty();

      await expect(termine(visitor)).toBeInViewport({ ratio: 1 });
      await visitor.tap(termine(visitor));
      await visitor.tap(filter(visitor, visitor.says('Übertitel', 'Surtitles')));
      await expect(page).toHaveURL(/access_service=surtitles/);
      await expect(page.getByRole('article').first()).toContainText(/[Üü]bertitel|[Ss]urtitle/);
      expect(visitor.taps).toBe(2);
    });

    test('3: the cheapest Saturday of next month', async ({ page, request }) => {
      await arrive();
      const month = monthOf(addMonths(await today(request), 1));
      await visitor.tap(termine(visitor));
      await visitor.tap(filter(visitor, `${visitor.says('ab', 'from')} ${monthName(month, locale)}`));
      await expect(page).toHaveURL(`${pathFor('events', locale)}?date=${month}-01`);
      await visitor.tap(filter(visitor, visitor.says('Samstag', 'Saturday')));
      const expected = await listEvents(request, `date=${month}-01&weekday=sa`);
      await expect(page.getByRole('status').filter({ hasText: `${expected.length} ` })).toBeAttached();
      await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toContainText(
        visitor.says('Samstag', 'Saturday'),
      );
      await expect(page.getByText('€').filter({ visible: true }).first()).toBeVisible();
      expect(visitor.taps).toBe(3);
    });

    test('1: where else does she play?', async ({ page }) => {
      await arrive('ensemble');
      const person = page
        .getByRole('main')
        .locator(`a[href^="${pathFor('index', locale)}/"]:has(img, h2, h3)`);
      await visitor.tap(person.first());
      const plays = page.getByRole('main').locator(`a[href^="${pathFor('productions', locale)}/"]`);
      await expect(plays.first()).toBeVisible();
      expect(visitor.taps).toBe(1);
    });

    test('3: a picture for print', async ({ page }) => {
      await arrive();
      const foot = page.getByRole('contentinfo').getByRole('link', { name: visitor.says('Presse', 'Press') });
      await visitor.tap(foot.first());
      const pictures = page.getByRole('main').locator('#downloads, [aria-labelledby="downloads"]');
      await visitor.tap(pictures.getByText('Nora', { exact: true }).first());
      const saved = page.waitForEvent('download');
      await visitor.tap(pictures.locator('a[download]:visible').first());
      await saved;
      expect(visitor.taps).toBe(3);
    });

    test('the filters are reached while the question is there', async ({ page }) => {
      await arrive('productions');
      await page.getByRole('button', { name: 'Filter', exact: true }).click();
      await expect(page.getByRole('complementary', { name: 'Filter' })).toBeVisible();
    });
  });
