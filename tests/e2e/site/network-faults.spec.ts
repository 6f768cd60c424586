// Each kind of request fails in each way: the page stays, shows a message, and continues by itself or by a button. Parts of
// a page are loaded by one function (`script-loading.ts`, with tests of its own): one of them fails in each way here, the
// others hang, which needs their message and their button.
import { expect, type Locator, type Page } from '@playwright/test';
import { minReloadInterval } from '#domain/site/missing-scripts.ts';
import { retryPause, stallTimeout } from '#domain/site/page-requests.ts';
import { test } from '../shared-page.ts';
import { untilHydrated, visit } from '../visit.ts';

const faults = ['cut', 'hanging', 'damaged'] as const;
type Fault = (typeof faults)[number];

interface Cell {
  request: string;
  from: string;
  /** The addresses whose requests fail. */
  pattern: string;
  press: (page: Page) => Promise<unknown>;
  /** What is visible in the end. */
  comes: (page: Page) => Locator;
  /** Ways that are tested with another part, or depend on the machine. */
  not?: readonly Fault[];
  /** Fails from the start of the visit, and is triggered before anything else. */
  isFirst?: true;
  /** Number of damaged responses, by default one. */
  damaged?: number;
  /** Faults after which the content arrives without a message. */
  silent?: readonly Fault[];
  /** The message, if not that of the page. */
  sentence?: (page: Page) => Locator;
  /** The control that retries, if not the button beside the page's message. */
  again?: (page: Page) => Promise<unknown>;
}

const inHeader = (page: Page, name: string) =>
  page.getByRole('banner').getByRole('link', { name, exact: true });
const more = (page: Page) => page.getByRole('link', { name: 'Weitere Termine laden' });
const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const toEnsemble = {
  press: (page: Page) => inHeader(page, 'Ensemble').press('Enter'),
  comes: (page: Page) => title(page, 'Ensemble'),
};

const cells: readonly Cell[] = [
  {
    request: 'a document',
    from: '/de/termine',
    pattern: '**/en/event-calendar',
    press: (page) => inHeader(page, 'EN').press('Enter'),
    comes: (page) => title(page, 'Calendar'),
    // A response that is not the site's is shown as it is.
    not: ['damaged'],
  },
  {
    request: 'data',
    from: '/de/stuecke/faust/1',
    pattern: '**/ensemble.data*',
    ...toEnsemble,
    // The first request is a prefetch.
    damaged: 3,
  },
  {
    request: 'a script',
    from: '/de/besuch',
    pattern: '**/assets/EnsembleScreen-*.js',
    ...toEnsemble,
    // The server responds, so the page is opened as a document.
    silent: ['damaged'],
  },
  { request: 'a style sheet', from: '/de', pattern: '**/assets/*.css', ...toEnsemble, silent: ['damaged'] },
  {
    request: 'the script of a part',
    from: '/de/stuecke/faust/1',
    pattern: '**/assets/PictureViewer-*.js',
    press: (page) => page.getByRole('button', { name: /^Bild 1/ }).press('Enter'),
    comes: (page) => page.getByRole('dialog', { name: 'Bilder' }),
    silent: ['damaged'],
  },
  {
    request: 'the script of the search',
    from: '/de/ensemble',
    pattern: '**/assets/SearchForm-*.js',
    press: (page) => inHeader(page, 'Suche').press('Enter'),
    comes: (page) => page.getByRole('combobox'),
    not: ['cut', 'damaged'],
    sentence: (page) => page.getByRole('dialog').getByText('Das kommt gerade nicht durch'),
    again: (page) =>
      page.getByRole('dialog').getByRole('button', { name: 'Noch einmal versuchen' }).press('Enter'),
  },
  {
    request: 'the parts of the first press',
    from: '/de/besuch',
    pattern: '**/assets/interaction-*.js',
    isFirst: true,
    press: (page) => page.getByRole('banner').getByRole('button', { name: 'Menü öffnen' }).press('Enter'),
    comes: (page) => page.getByRole('dialog', { name: 'Hauptmenü' }),
    // Whether they arrive before the connection is lost depends on the machine.
    not: ['cut'],
    silent: ['damaged'],
  },
  {
    request: 'the parts of the first press, between sections',
    from: '/de/stuecke/faust/1/programmheft',
    pattern: '**/assets/interaction-*.js',
    isFirst: true,
    press: (page) => page.getByRole('main').getByRole('link', { name: 'Besetzung' }).press('Enter'),
    comes: (page) => page.getByRole('heading', { level: 2, name: 'Besetzung' }),
    not: ['cut', 'damaged'],
  },
  {
    request: 'the settings of cookies',
    from: '/de/presse',
    pattern: '**/assets/CookieBanner-*.js',
    press: (page) =>
      page.getByRole('contentinfo').getByRole('button', { name: 'Cookie-Einstellungen' }).press('Enter'),
    comes: (page) => page.getByRole('dialog', { name: 'Cookie-Einstellungen' }),
    not: ['cut', 'damaged'],
  },
  {
    request: 'a player',
    from: '/de/haus/strichprobe',
    pattern: '**/assets/EmbedPlayer-*.js',
    press: (page) =>
      page
        .getByRole('button', { name: /^Abspielen/ })
        .first()
        .press('Enter'),
    comes: (page) => page.getByRole('group', { name: /laden/ }),
    not: ['cut', 'damaged'],
  },
  {
    request: 'more of a list',
    from: '/de/termine',
    pattern: '**/termine.data?page=2*',
    press: (page) => more(page).press('Enter'),
    comes: (page) => page.locator('a[href$="page=3"]'),
    sentence: (page) => page.getByRole('alert').filter({ hasText: 'Keine Verbindung' }),
    again: (page) => more(page).press('Enter'),
  },
];

const notice = (page: Page) => page.getByRole('alert').filter({ hasText: 'Das kommt gerade nicht durch' });

/** Opens a page and waits until everything it needs for a navigation is loaded. */
async function open(page: Page, address: string): Promise<void> {
  await visit(page, address);
  await page.mouse.move(30, 400);
  await untilHydrated(page, 'footer');
  await page.waitForLoadState('networkidle');
}

/**
 * Makes a cell's requests fail. `repair` restores the connection, but not requests that hang already; `isLost` waits for
 * the first failure.
 */
async function lose(page: Page, { pattern, damaged = 1 }: Cell, fault: Fault) {
  const context = page.context();
  const first = Promise.withResolvers<void>();
  const isLost = () => first.promise;
  if (fault === 'cut') {
    first.resolve();
    await context.setOffline(true);
    return { isLost, repair: () => context.setOffline(false) };
  }
  // As in a network with a captive portal: only the first requests.
  let left = fault === 'damaged' ? damaged : Number.POSITIVE_INFINITY;
  await page.route(pattern, (route) => {
    if (left === 0) return route.continue();
    left -= 1;
    first.resolve();
    if (fault === 'damaged')
      return route.fulfill({ contentType: 'text/html', body: '<p>Willkommen im Zug</p>' });
  });
  const repair = async () => {
    if (fault === 'hanging') left = 0;
  };
  return { isLost, repair };
}

test.use({ hasOwnContext: true });
test.beforeEach(({ expectProblem }) => {
  expectProblem(/ERR_|Failed to (load|fetch)|SyntaxError|Unexpected|importing|decode|MIME|fetch/);
  // Leaves the page as soon as it is loaded.
  expectProblem(/was preloaded using link preload but not used/);
});

for (const fault of faults) {
  test(`${fault}: the page stays with a message, and continues`, async ({ page }) => {
    test.setTimeout(120_000);
    await page.clock.install();
    for (const cell of cells.filter(({ not }) => !not?.includes(fault))) {
      const { request, from, press, comes, silent, sentence = notice } = cell;
      const button = page.getByRole('button', { name: 'Noch einmal versuchen' });
      // On a slow machine the page has continued by itself before the button is pressed.
      const pressButton = () =>
        button.press('Enter', { timeout: retryPause }).catch(() => expect(button).toHaveCount(0));
      const again = cell.again ?? pressButton;
      await test.step(request, async () => {
        // For a missing script a page reloads itself at most once a minute, and always by its button.
        if (fault !== 'hanging') await page.clock.fastForward(minReloadInterval);
        if (!cell.isFirst) await open(page, from);
        const { repair, isLost } = await lose(page, cell, fault);
        if (cell.isFirst) await visit(page, from);
        await press(page);
        await isLost();
        const isSilent = silent?.includes(fault) ?? false;
        if (!isSilent) {
          if (fault === 'hanging') await page.clock.fastForward(stallTimeout);
          await expect(sentence(page)).toBeVisible();
          await expect(page.getByRole('main')).not.toBeEmpty();
        }
        await repair();
        const isAsked = fault === 'hanging' || (fault === 'damaged' && cell.again && !isSilent);
        if (isAsked) await again(page);
        else if (fault === 'damaged') await page.clock.fastForward(retryPause);
        // One click is enough, also in browsers that never request a failed script again and reload the page.
        await expect(comes(page)).toBeVisible();
        await expect(sentence(page)).toHaveCount(0);
        await page.unrouteAll({ behavior: 'ignoreErrors' });
      });
    }
  });
}
