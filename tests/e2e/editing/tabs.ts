// Editors' tabs: one per account and device, reset before every test.
import type { Browser, BrowserContext, Page } from '@playwright/test';
import type { TestAccount } from '../../setup/accounts.ts';
import { renewSession } from '../log-in.ts';
import { collectProblems, refuseCookies } from '../watch.ts';

/** Context options that differ between tests; tests with the same account and device share a tab. */
interface Device {
  timezoneId: string | undefined;
  hasTouch: boolean | undefined;
}

export interface Tab {
  page: Page;
  /** Problems on the page in this test. */
  problems: string[];
}

export interface Tabs {
  /** A tab that is logged in as this person, or as nobody, with empty storage. */
  open(person: TestAccount | null, device?: Device): Promise<Tab>;
  /** Resets all used tabs before a visitor's test, so that no presence remains. */
  leave(): Promise<void>;
  close(): Promise<void>;
}

const size = { width: 1280, height: 720 };

export function openTabs(browser: Browser, origin: string): Tabs {
  const tabs = new Map<string, SharedTab>();
  const used = new Set<SharedTab>();
  return {
    async open(person, device) {
      const name = JSON.stringify([person?.email, device]);
      const shared = tabs.get(name) ?? (await openShared(browser, origin, person, device));
      tabs.set(name, shared);
      used.add(shared);
      return shared.renew();
    },
    async leave() {
      for (const tab of used) await tab.renew();
      used.clear();
    },
    async close() {
      for (const { context } of tabs.values()) await context.close();
    },
  };
}

interface SharedTab {
  context: BrowserContext;
  /** Reverts what the previous test left. */
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
  let session = person ? await renewSession(context, origin, undefined, person) : undefined;
  const problems: string[] = [];
  let page: Page | undefined;
  return {
    context,
    async renew() {
      if (page?.isClosed()) page = undefined;
      if (!page) {
        page = await context.newPage();
        collectProblems(page, origin, problems);
      }
      page.removeAllListeners('dialog');
      for (const other of context.pages()) if (other !== page) await other.close();
      await context.unrouteAll();
      await context.setOffline(false);
      await context.clearCookies();
      if (person) session = await renewSession(context, origin, session, person);
      await page.setViewportSize(size);
      // A page that is about to load another one does so no longer. Then a plain text of the same site, where its storage
      // can be cleared.
      await page.goto('about:blank');
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
