// The picture of a followed link moves into the next page, and back, with its title (view transitions).
import { expect, type Page } from '@playwright/test';
import { placeholderDelay } from '#domain/site/page-requests.ts';
import { test } from '../shared-page.ts';
import { visit } from '../visit.ts';

/** The elements of the shared picture and title, before and after the navigation. */
interface Travel {
  before: string[];
  after: string[];
}

/** Records which elements have the transition name of the picture or the title in each transition. */
async function noteTravels(page: Page): Promise<() => Promise<Travel[]>> {
  await page.evaluate((delay) => {
    // Even on a slow machine no placeholder replaces the list before its picture was captured.
    const later = window.setTimeout;
    Object.assign(window, {
      setTimeout: (run: TimerHandler, after?: number, ...rest: unknown[]) =>
        after === delay ? 0 : later(run, after, ...rest),
    });
    const travels: Travel[] = [];
    Object.assign(window, { travels });
    const named = () =>
      [...document.querySelectorAll('main *')]
        .filter((element) => /picture|title/.test(getComputedStyle(element).viewTransitionName))
        .map((element) => element.closest('a')?.pathname ?? 'head');
    const start = document.startViewTransition.bind(document);
    document.startViewTransition = (change) => {
      const travel: Travel = { before: named(), after: [] };
      const transition = start(change);
      // Too late to change what the browser shows.
      void transition.ready.then(() => {
        travel.after = named();
        travels.push(travel);
      });
      return transition;
    };
  }, placeholderDelay);
  return () => page.evaluate(() => (window as unknown as { travels: Travel[] }).travels);
}

/** Follows the first link, or the last one, once the data of its page has been prefetched. */
async function follow(page: Page, address: string, place = 0) {
  const link = page.locator(`main a[href="${address}"]`).nth(place);
  const fetched = page.waitForResponse((response) => response.url().includes(`${address}.data`));
  await link.hover();
  await (await fetched).finished();
  await link.click();
  await expect(page).toHaveURL(address);
}

test.describe('with movement', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('the picture of a tile moves into the head of its page, and back', async ({ page }) => {
    await visit(page, '/de/stuecke');
    const travels = await noteTravels(page);
    const address = '/de/stuecke/antigone/3';
    await follow(page, address);
    await expect.poll(travels).toEqual([{ before: [address, address], after: ['head', 'head'] }]);
    await page.goBack();
    await expect
      .poll(async () => (await travels())[1])
      .toEqual({
        before: ['head', 'head'],
        after: [address, address],
      });
    // A link without a picture leaves it where it is.
    await page.getByRole('banner').getByRole('link', { name: 'Termine', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Termine');
    expect(await travels()).toHaveLength(2);
  });

  test('tonight’s picture on the home page moves into the head of its play, and back', async ({ page }) => {
    await visit(page, '/de');
    const travels = await noteTravels(page);
    const address = '/de/stuecke/faust/1';
    await follow(page, address);
    await expect.poll(travels).toEqual([{ before: ['head', address], after: ['head', 'head'] }]);
    await page.goBack();
    // The title stays above the picture: lines through it would mean that the play is cancelled.
    await expect
      .poll(async () => (await travels())[1])
      .toEqual({
        before: ['head', 'head'],
        after: ['head', address],
      });
  });

  test('the picture moves back to its tile when a line above names the play too', async ({ page }) => {
    await visit(page, '/de');
    const travels = await noteTravels(page);
    const address = '/de/stuecke/woyzeck/2';
    await expect(page.locator(`main a[href="${address}"]`).first()).not.toHaveAttribute('class');
    await follow(page, address, -1);
    await expect.poll(travels).toEqual([{ before: [address, address], after: ['head', 'head'] }]);
    await page.goBack();
    await expect
      .poll(async () => (await travels())[1])
      .toEqual({
        before: ['head', 'head'],
        after: [address, address],
      });
  });
});

test('nothing moves with reduced motion', async ({ page }) => {
  await visit(page, '/de/stuecke');
  const travels = await noteTravels(page);
  await follow(page, '/de/stuecke/antigone/3');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Antigone');
  expect(await travels()).toEqual([]);
});
