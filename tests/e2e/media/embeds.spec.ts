// Embedded media: no third-party requests before consent, and consent can be withdrawn.
import { expect, type Page } from '@playwright/test';
import { axeFindings } from '../axe.ts';
import { getProduction } from '../season.ts';
import { test } from '../shared-page.ts';
import { scrollsSideways, untilHydrated, visit } from '../visit.ts';

/** Requests to other hosts that the test expects. */
const player = 'https://www.youtube-nocookie.com/embed/Foyer-Faust?rel=0&autoplay=1';

// These tests start without a consent decision.
test.use({ isAsked: true });

let asked: string[];
test.beforeEach(async ({ page, request, baseURL, expectProblem }) => {
  asked = [];
  // The test responds in place of the player's host.
  await page.route(
    (url) => url.origin !== baseURL,
    (route) => {
      asked.push(route.request().url());
      return route.fulfill({ contentType: 'text/html', body: '<title>Player</title>' });
    },
  );
  expectProblem(`other host: ${player}`);
  const faust = await getProduction(request, 'faust');
  await visit(page, `/de/stuecke/faust/${faust.id}`);
});

const trailer = (page: Page) => page.getByRole('region', { name: 'Trailer' });
const play = (page: Page) => trailer(page).getByRole('button', { name: /^Abspielen/ });
const frame = (page: Page) => trailer(page).locator('iframe');
const banner = (page: Page) => page.getByRole('region', { name: 'Cookies' });
const settings = (page: Page) => page.getByRole('dialog', { name: 'Cookie-Einstellungen' });
/** By keyboard: a click right after scrolling may still go to the frame that was there. */
const openSettings = (page: Page) =>
  page.getByRole('contentinfo').getByRole('button', { name: 'Cookie-Einstellungen' }).press('Enter');

async function reload(page: Page): Promise<void> {
  await page.reload();
  await untilHydrated(page);
}

/** The first interaction, which loads the consent banner and the lazy components. */
async function touch(page: Page): Promise<void> {
  await page.mouse.move(200, 200);
  await page.mouse.move(210, 210);
  await untilHydrated(page, 'footer');
}

test('shows the banner without interaction, and requests nothing from other hosts before consent', async ({
  page,
}) => {
  await expect(banner(page)).toBeVisible();
  await page.evaluate(async () => {
    for (let y = 0; y < document.documentElement.scrollHeight; y += innerHeight) {
      scrollTo(0, y);
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    }
  });
  await play(page).hover();
  await play(page).focus();
  await expect(frame(page)).toHaveCount(0);
  expect(asked).toEqual([]);
  await expect(trailer(page)).toContainText('außerhalb der EU');
  await expect(trailer(page).getByRole('link', { name: 'Bei YouTube öffnen' })).toHaveAttribute(
    'href',
    'https://www.youtube.com/watch?v=Foyer-Faust',
  );
});

test('an embed plays once after a click and asks again after a reload, or always plays', async ({ page }) => {
  const height = async () => (await trailer(page).getByRole('figure').boundingBox())?.height;
  const before = await height();
  const question = trailer(page).getByRole('group', { name: 'Von YouTube laden?' });
  await play(page).click();
  await expect(question).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(play(page)).toBeFocused();
  expect(asked).toEqual([]);

  await play(page).press('Enter');
  await expect(question).toBeFocused();
  await expect(question).toContainText('außerhalb der EU');
  expect(asked).toEqual([]);
  await question.getByRole('button', { name: 'Nur dieses Mal' }).click();
  await expect(frame(page)).toHaveAttribute('src', player);
  await expect(frame(page)).toHaveAttribute('title', 'Faust: Der Schatten probt (YouTube)');
  await expect(frame(page)).toHaveAttribute('sandbox', /^(?!.*top-navigation).*allow-scripts/);
  await expect(frame(page)).toBeFocused();
  await expect.poll(() => asked).toEqual([player]);
  expect(await height()).toBe(before);

  await reload(page);
  await play(page).click();
  await expect(question).toBeVisible();
  await expect(frame(page)).toHaveCount(0);
  await question.getByRole('button', { name: 'Immer für YouTube' }).click();
  await expect(frame(page)).toHaveAttribute('src', player);

  await reload(page);
  await expect(frame(page)).toHaveCount(0);
  await play(page).click();
  await expect(frame(page)).toHaveAttribute('src', player);
});

test.describe('the banner', () => {
  test.beforeEach(async ({ page }) => {
    await touch(page);
    await expect(banner(page)).toBeVisible();
  });

  test('refusing takes one press like allowing, and lasts after a reload; after the privacy page the banner is shown once more', async ({
    page,
  }) => {
    const refuse = () => banner(page).getByRole('button', { name: 'Nur Notwendiges' }).click();
    const expectNoneAfterReload = async () => {
      await reload(page);
      await touch(page);
      await page.waitForLoadState('networkidle');
      await expect(banner(page)).toHaveCount(0);
    };
    await expect(banner(page)).toContainText('die EU verlassen');
    const sizes = await Promise.all(
      ['Nur Notwendiges', 'Alles erlauben', 'Einstellungen'].map((name) =>
        banner(page).getByRole('button', { name }).boundingBox(),
      ),
    );
    expect(new Set(sizes.map((box) => `${Math.round(box?.width ?? 0)} ${box?.height}`)).size).toBe(1);
    await refuse();
    await expect(banner(page)).toHaveCount(0);
    await expectNoneAfterReload();
    await page.getByRole('contentinfo').getByRole('link', { name: 'Datenschutz' }).click();
    await expect(page).toHaveURL('/de/datenschutz');
    await expect(banner(page)).toHaveCount(0);
    await page.goBack();
    await expect(banner(page)).toBeVisible();
    await refuse();
    await expectNoneAfterReload();
    await play(page).click();
    await expect(trailer(page).getByRole('group', { name: 'Von YouTube laden?' })).toBeVisible();
  });

  test('everything is allowed with one press and revoked in the settings', async ({ page }) => {
    await banner(page).getByRole('button', { name: 'Alles erlauben' }).click();
    await play(page).click();
    await expect(frame(page)).toHaveAttribute('src', player);
    await openSettings(page);
    await expect(settings(page).getByRole('checkbox', { checked: true })).toHaveCount(5);
    await settings(page).getByRole('button', { name: 'Nur Notwendiges' }).click();
    await expect(settings(page)).toBeHidden();
    await expect(frame(page)).toHaveCount(0);
  });

  test('accepts a choice per service', async ({ page }) => {
    await banner(page).getByRole('button', { name: 'Einstellungen' }).click();
    for (const category of ['Notwendig', 'Optimierung', 'Marketing', 'Externe Medien']) {
      await expect(settings(page).getByRole('group', { name: category, exact: true })).toBeVisible();
    }
    await expect(settings(page).getByRole('checkbox', { checked: true })).toHaveCount(0);
    // The banner's buttons stay reachable and do not cover the focused element.
    await page.setViewportSize({ width: 375, height: 667 });
    for (const box of await settings(page).getByRole('checkbox').all()) {
      await box.focus();
      const isOnTop = box.evaluate((element) => {
        const { left, top, width, height } = element.getBoundingClientRect();
        return document.elementFromPoint(left + width / 2, top + height / 2) === element;
      });
      expect(await isOnTop).toBe(true);
    }
    await settings(page).getByRole('checkbox', { name: 'Vimeo' }).check();
    await settings(page).getByRole('button', { name: 'Auswahl speichern' }).click();
    await expect(banner(page)).toHaveCount(0);
    await openSettings(page);
    await expect(settings(page).getByRole('checkbox', { name: 'Vimeo' })).toBeChecked();
    await expect(settings(page).getByRole('checkbox', { name: 'YouTube' })).not.toBeChecked();
    await page.keyboard.press('Escape');
    await expect(
      page.getByRole('contentinfo').getByRole('button', { name: 'Cookie-Einstellungen' }),
    ).toBeFocused();
  });
});

test('banner, question and settings are accessible on a telephone and on a wide screen', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 568 });
  await play(page).click();
  await expect(trailer(page).getByRole('group')).toBeFocused();
  for (const width of [320, 1280]) {
    await page.setViewportSize({ width, height: 568 });
    expect(await axeFindings(page), `${width} px`).toEqual([]);
    // The focused element is not behind the banner.
    const always = trailer(page).getByRole('button', { name: 'Immer für YouTube' });
    await page.evaluate(() => scrollTo(0, 0));
    await always.blur();
    await always.focus();
    const top = (await banner(page).boundingBox())?.y ?? 0;
    const box = await always.boundingBox();
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(top);
    expect(top).toBeGreaterThan(568 / 2);
  }
  await banner(page).getByRole('button', { name: 'Einstellungen' }).click();
  await expect(settings(page)).toBeVisible();
  for (const width of [1280, 320]) {
    await page.setViewportSize({ width, height: 568 });
    expect(await axeFindings(page), `${width} px`).toEqual([]);
    expect(await scrollsSideways(page)).toBe(false);
  }
});
