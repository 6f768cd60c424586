// axe with all its rules on every screen and on what opens over it: both languages, light and contrast, three widths.
import { expect, type Page } from '@playwright/test';
import { type Locale, locales } from '#domain/languages/locales.ts';
import { findings, type Rules } from './axe.ts';
import { test } from './shared-page.ts';
import { inkPairs, visit, withInks } from './visit.ts';

// axe takes its time where a machine has others to serve; its findings say all that a trace would.
test.describe.configure({ timeout: 120_000 });
test.use({ trace: 'off' });

const widths = [320, 768, 1280];

interface State {
  name: string;
  address: Record<Locale, string>;
  /** What the visitor does before axe looks. */
  open?: (page: Page) => Promise<void>;
  /** Widths at which there is such a state; all without it. */
  widths?: number[];
}

const home = { de: '/de', en: '/en' };
const events = { de: '/de/termine', en: '/en/event-calendar' };
const ensemble = { de: '/de/ensemble', en: '/en/ensemble' };
const premieres = { de: '/de/termine?is_premiere=true', en: '/en/event-calendar?is_premiere=true' };
const productions = { de: '/de/stuecke', en: '/en/whats-on' };

const openMenu = async (page: Page) => {
  await page.locator('header [href="#main-menu"]').click();
  await expect(page.locator('#main-menu')).toBeVisible();
};

const openQuestions = async (page: Page) => {
  const questions = page.getByRole('main').getByRole('button', { expanded: false });
  for (let left = await questions.count(); left > 0; left -= 1) await questions.first().click();
};

const states: State[] = [
  { name: 'home', address: home },
  { name: 'events', address: events },
  {
    name: 'events, details open',
    // Unfiltered: on a narrow screen chosen filters come as a sheet over the rows.
    address: events,
    open: async (page) => {
      const buttons = page.getByRole('main').getByRole('button', { expanded: false });
      for (let opened = 0; opened < 4; opened += 1) await buttons.nth(opened * 2).click();
    },
  },
  {
    name: 'events, nothing found',
    address: { de: '/de/termine?venue=nachtasyl&tag=4', en: '/en/event-calendar?venue=nachtasyl&tag=4' },
  },
  { name: 'productions', address: productions },
  {
    name: 'production, a premiere',
    address: { de: '/de/stuecke/faust/1', en: '/en/whats-on/faust/1' },
    open: async (page) => {
      for (const summary of await page.locator('main summary').all()) await summary.click();
    },
  },
  {
    name: 'production, a long title',
    address: {
      de: '/de/stuecke/tristram-shandy/11',
      en: '/en/whats-on/the-life-and-opinions-of-tristram-shandy-gentleman/11',
    },
  },
  { name: 'not found', address: { de: '/de/404', en: '/en/404' } },
  {
    name: 'newsletter, a link that has expired',
    address: { de: '/de/forms/newsletter?confirm=x', en: '/en/forms/newsletter?confirm=x' },
  },
  { name: 'forms', address: { de: '/de/forms', en: '/en/forms' } },
  { name: 'form', address: { de: '/de/forms/schulbesuch', en: '/en/forms/newsletter' } },
  { name: 'search, nothing asked', address: { de: '/de/search', en: '/en/search' } },
  { name: 'search results', address: { de: '/de/search?q=faust', en: '/en/search?q=faust' } },
  { name: 'search, a slip', address: { de: '/de/search?q=fasut', en: '/en/search?q=fasut' } },
  { name: 'search, nothing found', address: { de: '/de/search?q=xyzzyq', en: '/en/search?q=xyzzyq' } },
  {
    name: 'search results, second page',
    address: { de: '/de/search/content/2?q=theater', en: '/en/search/content/2?q=theatre' },
  },
  { name: 'subscriptions', address: { de: '/de/abo', en: '/en/subscriptions' } },
  {
    name: 'subscriptions, nothing found',
    address: {
      de: '/de/abo?type=premiere&weekday=mo',
      en: '/en/subscriptions?type=premiere&weekday=mo',
    },
  },
  {
    name: 'subscription',
    address: {
      de: '/de/abo/premieren-abo-grosse-buehne/1',
      en: '/en/subscriptions/premieres-main-stage/1',
    },
  },
  { name: 'ensemble', address: ensemble },
  {
    name: 'people, nobody found',
    address: { de: '/de/ensemble?category=3&position=9', en: '/en/ensemble?category=3&position=9' },
  },
  {
    name: 'person',
    address: { de: '/de/menschen/mira-okafor/1', en: '/en/people/mira-okafor/1' },
  },
  {
    name: 'artistic teams',
    address: { de: '/de/menschen/regieteams', en: '/en/people/artistic-teams' },
  },
  { name: 'venues', address: { de: '/de/spielstaetten', en: '/en/venues' } },
  {
    name: 'venue',
    address: { de: '/de/spielstaetten/thalia/7', en: '/en/venues/thalia/7' },
  },
  { name: 'press', address: { de: '/de/presse', en: '/en/press' } },
  {
    name: 'press article',
    address: {
      de: '/de/presse/nachtschicht-am-tor-vier-urauffuehrung/1',
      en: '/en/press/nachtschicht-am-tor-vier-first-production/1',
    },
  },
  {
    name: 'booklet',
    address: { de: '/de/stuecke/faust/1/programmheft', en: '/en/whats-on/faust/1/programme' },
  },
  { name: 'page', address: { de: '/de/besuch', en: '/en/visit' } },
  { name: 'page with a map', address: { de: '/de/besuch/anfahrt', en: '/en/visit/getting-here' } },
  {
    name: 'page with every module',
    address: { de: '/de/haus/strichprobe', en: '/en/house/line-rehearsal' },
    open: openQuestions,
  },
  { name: 'page on access', address: { de: '/de/barrierefreiheit', en: '/en/accessibility' } },
  {
    name: 'page of questions',
    address: { de: '/de/haeufige-fragen', en: '/en/questions' },
    open: openQuestions,
  },
  { name: 'page of contacts', address: { de: '/de/kontakt', en: '/en/contact' } },
  { name: 'screen on the wall', address: { de: '/de/led-screen', en: '/en/led-screen' } },
  {
    name: 'menu',
    address: ensemble,
    open: async (page) => {
      await openMenu(page);
      await page.locator('#main-menu button[aria-expanded]').first().click();
    },
  },
  {
    name: 'search',
    address: ensemble,
    open: async (page) => {
      await openMenu(page);
      await page.locator('#main-menu [href$="/search"]').click();
      await page.getByRole('combobox').fill('Fau');
      await expect(page.getByRole('option').first()).toBeVisible();
      await page.keyboard.press('ArrowDown');
    },
  },
  {
    name: 'redirect overlay',
    address: premieres,
    open: async (page) => {
      await page.locator('[data-ticket="overlay"]').first().click();
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  },
  {
    name: 'caption',
    address: { de: '/de/stuecke/faust/1', en: '/en/whats-on/faust/1' },
    open: async (page) => {
      await page.getByRole('button', { name: /Bildunterschrift|caption/ }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  },
  {
    name: 'picture viewer',
    address: { de: '/de/stuecke/faust/1', en: '/en/whats-on/faust/1' },
    open: async (page) => {
      await page.getByRole('button', { name: /^Bild 1|picture 1/ }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  },
  {
    name: 'filters as a sheet',
    address: premieres,
    open: async (page) => {
      await expect(page.getByRole('complementary')).toBeVisible();
    },
    widths: [320, 768],
  },
  {
    name: 'today as a sheet',
    address: ensemble,
    open: async (page) => {
      await page.getByRole('button', { name: /Kalender|Calendar/ }).click();
      await expect(page.getByRole('complementary')).toBeVisible();
    },
    widths: [320, 768],
  },
];

/**
 * Colours are the same in both languages, and judging them is most of the time. So German is read in light and English
 * in contrast mode; `FOYER_AXE=whole npx playwright test accessibility` reads both in both.
 */
const isWhole = process.env.FOYER_AXE === 'whole';

const setContrast = (page: Page, isOn: boolean) =>
  page.evaluate((on) => document.documentElement.toggleAttribute('data-contrast', on), isOn);

for (const [index, state] of states.entries()) {
  for (const { code } of locales) {
    test(`${state.name}, ${code}`, async ({ page, baseURL }) => {
      // Each state in another of the ink pairs, each in both languages.
      await withInks(page, baseURL, inkPairs[index % inkPairs.length] as number);
      const readsLight = isWhole || code === 'de';
      const readsContrast = isWhole || code === 'en';
      const found: string[] = [];
      for (const [round, width] of (state.widths ?? widths).entries()) {
        await page.setViewportSize({ width, height: 800 });
        if (round === 0 || state.open) await visit(page, state.address[code]);
        await state.open?.(page);
        const look = async (place: string, rules?: Rules) =>
          found.push(
            ...(await findings(page, { within: 'html', rules })).map(
              (text) => `${width} px, ${place}: ${text}`,
            ),
          );
        await look('light', readsLight ? undefined : 'all but contrast');
        if (!readsContrast) continue;
        // Contrast mode changes colours and nothing else; the rest was just looked at.
        await setContrast(page, true);
        await look('contrast', 'colours');
        await setContrast(page, false);
      }
      expect(found).toEqual([]);
    });
  }
}

// Strokes and prints lie over and under texts; axe does not judge those texts. Without them it does.
const withoutLayers = '*::before, *::after { content: none !important; }';

const coloured = [
  '/de',
  '/de/termine?venue=gaussstrasse',
  '/de/stuecke/faust/1',
  '/de/abo',
  '/de/abo/premieren-abo-grosse-buehne/1',
  '/de/ensemble?position=2',
  '/de/spielstaetten',
  '/de/spielstaetten/thalia/7',
  '/de/menschen/mira-okafor/1',
  '/de/presse/nachtschicht-am-tor-vier-urauffuehrung/1',
  '/de/search?q=faust',
  '/de/haus/strichprobe',
];

test.describe('colours', () => {
  for (const address of coloured) {
    test(`${address} can be read in every ink pair, and in contrast mode`, async ({ page }) => {
      await visit(page, address);
      await page.addStyleTag({ content: withoutLayers });
      const found: string[] = [];
      const look = async (place: string) =>
        found.push(
          ...(await findings(page, { within: 'html', rules: 'contrast' })).map((text) => `${place}: ${text}`),
        );
      for (const inks of inkPairs) {
        await page.evaluate((id) => document.documentElement.setAttribute('data-scheme', String(id)), inks);
        await look(`ink pair ${inks}`);
      }
      // Contrast mode has one pair of its own, whichever the visitor drew.
      await setContrast(page, true);
      await look('contrast');
      expect(found).toEqual([]);
    });
  }
});
