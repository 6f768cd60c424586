// The test of editors' pages: each person has one tab per worker, which every test finds as if it were new.
import { type Browser, type BrowserContext, test as base, expect, type Page } from '@playwright/test';
import { account, colleague as colleagueAccount, type TestAccount } from '../../setup/accounts.ts';
import { logIn } from '../editor.ts';
import { refuseCookies, watch } from '../visit.ts';

/** What differs between browsers of the same person; a tab is shared by the tests that ask for the same. */
interface Device {
  timezoneId: string | undefined;
  hasTouch: boolean | undefined;
}

interface Tab {
  page: Page;
  /** What went wrong on the page in this test. */
  problems: string[];
}

/** A tab of somebody, logged in, on no page, with an empty storage. */
type OpenTab = (person: TestAccount | null, device?: Device) => Promise<Tab>;

interface Fixtures {
  /** Names a problem that the test expects. */
  expectProblem: (text: string | RegExp) => void;
  expected: (string | RegExp)[];
  /** The administrator's tab, with what went wrong on it. */
  tab: Tab;
  /** Somebody else who edits, in a browser of their own. */
  colleague: Page;
  /** Somebody who knows nothing of editing. */
  visitor: Page;
}

const size = { width: 1280, height: 720 };

/**
 * A tab that was used before opens a page in a quarter of the time that a new browser context needs. Console errors
 * and warnings, failed requests and requests to other hosts on the administrator's page fail the test.
 */
export const test = base.extend<Fixtures, { openTab: OpenTab }>({
  openTab: [
    async ({ browser }, use, { project }) => {
      const tabs = new Map<string, SharedTab>();
      await use(async (person, device) => {
        const name = JSON.stringify([person?.email, device]);
        const shared =
          tabs.get(name) ?? (await openShared(browser, project.use.baseURL ?? '', person, device));
        tabs.set(name, shared);
        return shared.renew();
      });
      for (const { context } of tabs.values()) await context.close();
    },
    { scope: 'worker' },
  ],
  tab: ({ openTab, timezoneId, hasTouch }, use) =>
    openTab(account, { timezoneId, hasTouch }).then((tab) => use(tab)),
  context: ({ tab }, use) => use(tab.page.context()),
  page: async ({ tab: { page, problems }, expected }, use) => {
    await use(page);
    const isExpected = (text: string) => expected.some((known) => text.match(known) !== null);
    expect(problems.filter((text) => !isExpected(text))).toEqual([]);
  },
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from this pattern.
  expected: ({}, use) => use([]),
  expectProblem: ({ expected }, use) => use((text) => expected.push(text)),
  colleague: ({ openTab }, use) => openTab(colleagueAccount).then(({ page }) => use(page)),
  visitor: ({ openTab }, use) => openTab(null).then(({ page }) => use(page)),
});

interface SharedTab {
  context: BrowserContext;
  /** Takes away what the test before has left. */
  renew(): Promise<Tab>;
}

async function openShared(
  browser: Browser,
  origin: string,
  person: TestAccount | null,
  device: Device = { timezoneId: 'Europe/Berlin', hasTouch: false },
): Promise<SharedTab> {
  const context = await browser.newContext({
    baseURL: origin,
    locale: 'de-DE',
    viewport: size,
    reducedMotion: 'reduce',
    timezoneId: device.timezoneId ?? 'Europe/Berlin',
    hasTouch: device.hasTouch ?? false,
  });
  await refuseCookies(context);
  if (person) await logIn(context, origin, person);
  const cookies = await context.cookies();
  const problems: string[] = [];
  let page: Page | undefined;
  return {
    context,
    async renew() {
      if (page?.isClosed()) page = undefined;
      if (!page) {
        page = await context.newPage();
        watch(page, origin, problems);
      }
      page.removeAllListeners('dialog');
      for (const other of context.pages()) if (other !== page) await other.close();
      await context.unrouteAll();
      await context.setOffline(false);
      await context.clearCookies();
      await context.addCookies(cookies);
      await page.setViewportSize(size);
      // A text of the same site, on which its storage can be emptied.
      await page.goto('/robots.txt');
      await page.evaluate(emptyStorage);
      problems.length = 0;
      return { page, problems };
    },
  };
}

async function emptyStorage(): Promise<void> {
  localStorage.clear();
  sessionStorage.clear();
  for (const { name = '' } of await indexedDB.databases()) {
    await new Promise((resolve, reject) => {
      const request = indexedDB.deleteDatabase(name);
      request.onsuccess = resolve;
      request.onerror = reject;
    });
  }
}
