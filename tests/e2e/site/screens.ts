// An address of the demo season for every screen, and the states that open over them.
import { expect, type Page } from '@playwright/test';
import { type Locale, locales } from '#domain/languages/locales.ts';
import { type ParamsFor, pathFor } from '#domain/site/route-paths.ts';
import { type RouteName, routeTable } from '#domain/site/route-table.ts';

export interface Screen {
  name: string;
  address: Record<Locale, string>;
  /** The response status, by default 200. */
  status?: number;
  /** Whether the contrast is checked in all ink pairs. */
  hasEveryInk?: true;
  /** Whether all widths of the design are checked, not only three. */
  hasEveryWidth?: true;
}

/** A state that a visitor opens on a screen. */
export interface State extends Screen {
  open: (page: Page) => Promise<void>;
  /** The widths that have this state; all by default. */
  widths?: readonly number[];
}

type Example<N extends RouteName> = ParamsFor<N> & Partial<Omit<Screen, 'name' | 'address'>>;

/** One example per row of the route table; a missing one is a compile error. */
const examples: { [N in RouteName]: Example<N> } = {
  index: { hasEveryInk: true, hasEveryWidth: true },
  'not-found': { status: 404 },
  subscriptions: { hasEveryInk: true },
  'subscriptions-slug-id': {
    slug: { de: 'premieren-abo-grosse-buehne', en: 'premieres-main-stage' },
    id: 1,
    hasEveryInk: true,
  },
  ensemble: {},
  'people-teams': {},
  'people-slug-id': { slug: 'mira-okafor', id: 1, hasEveryInk: true },
  venues: { hasEveryInk: true },
  'venues-slug-id': { slug: 'thalia', id: 7, hasEveryInk: true },
  press: {},
  'press-slug-id': {
    slug: {
      de: 'nachtschicht-am-tor-vier-urauffuehrung',
      en: 'nachtschicht-am-tor-vier-first-production',
    },
    id: 1,
    hasEveryInk: true,
  },
  productions: { hasEveryWidth: true },
  'productions-slug-id': { slug: 'faust', id: 1, hasEveryInk: true },
  'productions-slug-id-booklet': { slug: 'faust', id: 1 },
  events: { hasEveryWidth: true },
  'led-screen': { hasEveryInk: true },
  'led-screen-2': {},
  'led-screen-3': {},
  'forms-slug': { slug: { de: 'schulbesuch', en: 'newsletter' } },
  search: {},
  // The page with all modules.
  page: {
    '*': { de: 'haus/strichprobe', en: 'house/line-rehearsal' },
    hasEveryInk: true,
    hasEveryWidth: true,
  },
};

const routeScreens: Screen[] = routeTable.map(({ name }) => {
  const { status, hasEveryInk, hasEveryWidth, ...params } = examples[name] as Example<RouteName>;
  const address = Object.fromEntries(
    locales.map(({ code }) => [code, pathFor(name, code, params as ParamsFor<RouteName>)]),
  ) as Record<Locale, string>;
  return {
    name,
    address,
    ...(status && { status }),
    ...(hasEveryInk && { hasEveryInk }),
    ...(hasEveryWidth && { hasEveryWidth }),
  };
});

/** Further addresses of the same screens with different content. */
const furtherScreens: Screen[] = [
  {
    name: 'events of one venue',
    address: { de: '/de/termine?venue=gaussstrasse', en: '/en/event-calendar?venue=gaussstrasse' },
    hasEveryInk: true,
  },
  {
    name: 'events, nothing found',
    address: { de: '/de/termine?venue=nachtasyl&tag=4', en: '/en/event-calendar?venue=nachtasyl&tag=4' },
  },
  {
    name: 'production with a long title',
    address: {
      de: '/de/stuecke/tristram-shandy/11',
      en: '/en/whats-on/the-life-and-opinions-of-tristram-shandy-gentleman/11',
    },
    hasEveryWidth: true,
  },
  {
    name: 'newsletter, a link that has expired',
    address: { de: '/de/forms/newsletter?confirm=x', en: '/en/forms/newsletter?confirm=x' },
  },
  { name: 'list of forms', address: { de: '/de/forms', en: '/en/forms' } },
  {
    name: 'search results',
    address: { de: '/de/search?q=faust', en: '/en/search?q=faust' },
    hasEveryInk: true,
  },
  { name: 'search, a slip', address: { de: '/de/search?q=fasut', en: '/en/search?q=fasut' } },
  { name: 'search, nothing found', address: { de: '/de/search?q=xyzzyq', en: '/en/search?q=xyzzyq' } },
  { name: 'search in one category', address: { de: '/de/search/events', en: '/en/search/events' } },
  {
    name: 'search results, second page',
    address: { de: '/de/search/content/2?q=theater', en: '/en/search/content/2?q=theatre' },
  },
  {
    name: 'subscriptions, nothing found',
    address: {
      de: '/de/abo?type=premiere&weekday=mo',
      en: '/en/subscriptions?type=premiere&weekday=mo',
    },
  },
  {
    name: 'people by position',
    address: { de: '/de/ensemble?position=2', en: '/en/ensemble?position=2' },
    hasEveryInk: true,
  },
  {
    name: 'people, nobody found',
    address: { de: '/de/ensemble?category=3&position=9', en: '/en/ensemble?category=3&position=9' },
  },
  { name: 'page', address: { de: '/de/besuch', en: '/en/visit' } },
  { name: 'page with a map', address: { de: '/de/besuch/anfahrt', en: '/en/visit/getting-here' } },
  { name: 'page on access', address: { de: '/de/barrierefreiheit', en: '/en/accessibility' } },
  { name: 'page of questions', address: { de: '/de/haeufige-fragen', en: '/en/questions' } },
  { name: 'page of contacts', address: { de: '/de/kontakt', en: '/en/contact' } },
  { name: 'imprint', address: { de: '/de/impressum', en: '/en/imprint' } },
];

export const screens: readonly Screen[] = [...routeScreens, ...furtherScreens];

const ensemble = { de: '/de/ensemble', en: '/en/ensemble' };
const events = { de: '/de/termine', en: '/en/event-calendar' };
const premieres = { de: '/de/termine?is_premiere=true', en: '/en/event-calendar?is_premiere=true' };
const faust = { de: '/de/stuecke/faust/1', en: '/en/whats-on/faust/1' };
const narrow = [320, 768];

const openMenu = async (page: Page) => {
  await page.locator('header [href="#main-menu"]').click();
  await expect(page.locator('#main-menu')).toBeVisible();
};

const openQuestions = async (page: Page) => {
  const questions = page.getByRole('main').getByRole('button', { expanded: false });
  for (let left = await questions.count(); left > 0; left -= 1) await questions.first().click();
};

const expectDialog = (page: Page) => expect(page.getByRole('dialog')).toBeVisible();
const expectPanel = (page: Page) => expect(page.getByRole('complementary')).toBeVisible();

export const states: readonly State[] = [
  {
    name: 'details of events',
    // Unfiltered, because on narrow screens active filters open as a sheet over the rows.
    address: events,
    open: async (page) => {
      const buttons = page.getByRole('main').getByRole('button', { expanded: false });
      for (let opened = 0; opened < 4; opened += 1) await buttons.nth(opened * 2).click();
    },
  },
  {
    name: 'notes of a production',
    address: faust,
    open: async (page) => {
      for (const summary of await page.locator('main summary').all()) await summary.click();
    },
  },
  {
    name: 'answers among all modules',
    address: { de: '/de/haus/strichprobe', en: '/en/house/line-rehearsal' },
    open: openQuestions,
  },
  {
    name: 'answers on a page of questions',
    address: { de: '/de/haeufige-fragen', en: '/en/questions' },
    open: openQuestions,
  },
  {
    name: 'menu',
    address: ensemble,
    open: async (page) => {
      await openMenu(page);
      await page.locator('#main-menu button[aria-expanded]').first().click();
    },
  },
  {
    name: 'search field with suggestions',
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
    // Unfiltered: see above.
    address: events,
    open: async (page) => {
      await page.locator('[data-ticket="overlay"]').first().click();
      await expectDialog(page);
    },
  },
  {
    name: 'caption',
    address: faust,
    open: async (page) => {
      await page.getByRole('button', { name: /Bildunterschrift|caption/ }).click();
      await expectDialog(page);
    },
  },
  {
    name: 'picture viewer',
    address: faust,
    open: async (page) => {
      await page.getByRole('button', { name: /^Bild 1|picture 1/ }).click();
      await expectDialog(page);
    },
  },
  { name: 'filters as a sheet', address: premieres, open: expectPanel, widths: narrow },
  {
    name: 'today as a sheet',
    address: ensemble,
    open: async (page) => {
      await page.getByRole('button', { name: /Kalender|Calendar/ }).click();
      await expectPanel(page);
    },
    widths: narrow,
  },
];
