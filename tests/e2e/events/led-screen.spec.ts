// The LED screens: content fits, is refreshed, and is never blank or outdated.
import { expect, type Page } from '@playwright/test';
import { type LedScreenEvent, ledScreenDays } from '#domain/events/led-screen.ts';
import { pack, unpack } from '#domain/site/packed-text.ts';
import { test } from '../shared-page.ts';

// The tests set the clock.
test.use({ hasOwnContext: true });

const rows = (page: Page) => page.getByRole('main').getByRole('article');
const clock = (page: Page) => page.locator('header time');

interface News {
  events: LedScreenEvent[];
  read: string;
}

/** Opens an LED screen at the server's time, with a clock that the test advances. */
async function open(page: Page, path = '/de/led-screen'): Promise<News> {
  const response = await page.request.get(path);
  const packed = /data-news="([^"]*)"/.exec(await response.text())?.[1] ?? '';
  const told = unpack<News>(
    packed
      .replaceAll('&quot;', '"')
      .replaceAll('&#x27;', "'")
      .replaceAll('&lt;', '<')
      .replaceAll('&amp;', '&'),
  );
  await page.clock.install({ time: new Date(told.read) });
  await page.goto(path);
  await page.clock.runFor(500);
  await untilLedScreenRuns(page);
  return told;
}

/** Events that are not over: of others the screen shows only that they were. */
const shownOf = ({ events, read }: News) =>
  ledScreenDays(events, new Date(read)).flatMap(({ rows: those }) => those.map(({ event }) => event));

/** With a stopped clock the browser is never idle by itself. */
async function untilLedScreenRuns(page: Page): Promise<void> {
  for (let tries = 0; tries < 40; tries += 1) {
    await page.clock.runFor(250);
    const isDone = await page.evaluate(() => {
      const element = document.querySelector('#led-screen-data');
      return element !== null && Object.keys(element).some((key) => key.startsWith('__reactProps'));
    });
    if (isDone) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error('The wall did not come alive.');
}

/** Responds to the screen's next requests with a changed page. */
async function tell(page: Page, change: (told: News) => News): Promise<void> {
  await page.route('**/led-screen', async (route) => {
    const response = await route.fetch();
    const text = await response.text();
    const changed = text.replace(/data-news="([^"]*)"/, (_, packed: string) => {
      const told = unpack<News>(
        packed.replaceAll('&quot;', '"').replaceAll('&#x27;', "'").replaceAll('&amp;', '&'),
      );
      const next = pack(change(told)).replaceAll('&', '&amp;').replaceAll('"', '&quot;');
      return `data-news="${next}"`;
    });
    await route.fulfill({ response, body: changed });
  });
}

test('shows a clock, the day and events with their state', async ({ page }) => {
  const told = await open(page);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(clock(page)).toHaveText(/^\d\d\.\d\d$/);
  const titles = await rows(page).getByRole('heading').allTextContents();
  const plain = (text: string) => text.replaceAll('\u00ad', '');
  expect(titles.map(plain)).toEqual(shownOf(told).map(({ title }) => plain(title)));
  expect(told.events.every(({ is_on_tour }) => !is_on_tour)).toBe(true);
  expect(await page.context().cookies()).not.toContainEqual(expect.objectContaining({ name: 'consent' }));
  await expect(page.getByRole('banner').getByRole('link')).toHaveCount(0);
});

const longTitle = 'Leben und Ansichten von Tristram Shandy, Gentleman, wie er sie selbst erzählt';

test('nothing scrolls, overlaps or is cut off at any screen size', async ({ page }) => {
  await open(page);
  for (const title of ['', longTitle])
    for (const [width, height] of [
      [1920, 1080],
      [1080, 1920],
      [3840, 600],
      [1024, 768],
      [320, 640],
    ] as const) {
      await page.setViewportSize({ width, height });
      await page.clock.runFor(500);
      const { beyond, cut, shown } = await page.evaluate((text) => {
        if (text) for (const heading of document.querySelectorAll('main h2')) heading.textContent = text;
        const seen = [...document.querySelectorAll('main article')].filter(
          (row) => row.getBoundingClientRect().left < innerWidth,
        );
        const isCut = (row: Element) => {
          const { bottom, right } = row.getBoundingClientRect();
          const content = Math.max(...[...row.children].map((part) => part.getBoundingClientRect().bottom));
          return bottom > innerHeight + 1 || right > innerWidth + 1 || content > bottom + 1;
        };
        const root = document.documentElement;
        return {
          beyond: [root.scrollWidth - innerWidth, root.scrollHeight - innerHeight],
          cut: seen.filter(isCut).length,
          shown: seen.length,
        };
      }, title);
      const size = `${width} x ${height} ${title}`;
      expect(beyond, size).toEqual([0, 0]);
      expect(cut, size).toBe(0);
      expect(shown, size).toBeGreaterThan(0);
    }
});

test('updates within a minute without reloading', async ({ page }) => {
  const [first] = shownOf(await open(page));
  await page.evaluate(() => document.body.setAttribute('data-same', ''));
  await tell(page, (told) => ({
    ...told,
    events: told.events.map((event) =>
      event.id === first?.id ? { ...event, outcome: 'cancelled', title: 'Umgedreht' } : event,
    ),
  }));
  const answer = page.waitForResponse('**/led-screen');
  await page.clock.runFor(61_000);
  await answer;
  await expect(rows(page).first()).toContainText('Umgedreht');
  await expect(rows(page).first()).toContainText('Abgesagt');
  await expect(page.locator('body')).toHaveAttribute('data-same', '');
});

test('without the server keeps its data with their age, and removes past events', async ({
  page,
  expectProblem,
}) => {
  expectProblem(/failed|ERR_/);
  const { events, read } = await open(page);
  const count = await rows(page).count();
  await page.route('**/led-screen', (route) => route.abort());
  await page.clock.runFor(5 * 60_000);
  await expect(page.getByText(/^Stand \d\d\.\d\d$/)).toBeVisible();
  expect(await rows(page).count()).toBeGreaterThan(count - 3);
  // Two days later, without a response since.
  const later = new Date(new Date(read).getTime() + 48 * 3_600_000);
  await page.clock.setSystemTime(later);
  await page.clock.runFor(61_000);
  const left = events.filter(({ date_start }) => new Date(date_start) > later);
  await expect(rows(page)).toHaveCount(left.length);
  await expect(page.getByText(/^Stand /)).toBeVisible();
  // After a month no event is left, and the screen is still not blank.
  await page.clock.setSystemTime(new Date(later.getTime() + 60 * 24 * 3_600_000));
  await page.clock.runFor(61_000);
  await expect(rows(page)).toHaveCount(0);
  await expect(page.getByText('Bis bald.')).toBeVisible();
  await expect(clock(page)).toBeVisible();
});

test('ignores a response of another kind', async ({ page, expectProblem }) => {
  expectProblem(/503|500/);
  await open(page);
  const count = await rows(page).count();
  await page.route('**/led-screen', (route) => route.fulfill({ status: 503, body: 'Gleich wieder da.' }));
  await page.clock.runFor(61_000);
  expect(await rows(page).count()).toBe(count);
  await page.unroute('**/led-screen');
  await page.route('**/led-screen', (route) => route.fulfill({ status: 200, body: '<p>Wartung</p>' }));
  await page.clock.runFor(61_000);
  expect(await rows(page).count()).toBe(count);
});

test('reloads after a new version of the site', async ({ page }) => {
  await open(page);
  await page.route('**/led-screen', async (route) => {
    if (route.request().resourceType() === 'document') return route.continue();
    const response = await route.fetch();
    const body = (await response.text()).replaceAll(/manifest-[\w-]+\.js/g, 'manifest-anotherone.js');
    await route.fulfill({ response, body });
  });
  let isLoaded = false;
  page.once('load', () => {
    isLoaded = true;
  });
  // Minute by minute: a response can take longer than a minute of this clock.
  await expect
    .poll(async () => {
      if (!isLoaded) await page.clock.runFor(61_000);
      return isLoaded;
    })
    .toBe(true);
  await page.unroute('**/led-screen');
  await expect(rows(page).first()).toBeVisible();
});
