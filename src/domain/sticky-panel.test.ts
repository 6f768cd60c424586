import { describe, expect, test } from 'vitest';
import { type RouteName, routeTable } from '#domain/route-table.ts';
import {
  closesOnNavigation,
  closesOnOutsidePress,
  defaultDayTab,
  panelButton,
  panelVariant,
} from '#domain/sticky-panel.ts';

describe('what stands in the panel and what its button says', () => {
  const own: Partial<Record<RouteName, [variant: string, button: string, buttonWithFilter: string]>> = {
    events: ['events', 'filter', 'change-filter'],
    productions: ['productions', 'filter', 'change-filter'],
    subscriptions: ['subscriptions', 'filter', 'change-filter'],
    'subscriptions-slug-id': ['subscription-service', 'subscription-service', 'subscription-service'],
    search: ['search', 'filter-results', 'filter-results'],
    'productions-slug-id-booklet': ['booklet', 'contents', 'contents'],
  };
  const without: RouteName[] = ['led-screen', 'led-screen-2', 'led-screen-3', 'cms-hub', 'cms-hub-records'];

  test.each(routeTable.map(({ name }) => name))('%s', (name) => {
    const variant = panelVariant(name);
    if (without.includes(name)) {
      expect(variant).toBeNull();
      return;
    }
    const [expected, button, buttonWithFilter] = own[name] ?? ['today', 'calendar', 'calendar'];
    expect(variant).toBe(expected);
    expect(variant && panelButton(variant, false)).toBe(button);
    expect(variant && panelButton(variant, true)).toBe(buttonWithFilter);
  });

  test('an address that leads nowhere still says what is on tonight', () => {
    expect(panelVariant(null)).toBe('today');
  });
});

test('a press elsewhere closes it only where it covers the page', () => {
  expect(closesOnOutsidePress(375)).toBe(true);
  expect(closesOnOutsidePress(1023)).toBe(true);
  expect(closesOnOutsidePress(1024)).toBe(false);
});

test('another screen closes it, another filter does not', () => {
  expect(closesOnNavigation('events', 'productions')).toBe(true);
  expect(closesOnNavigation('events', 'events')).toBe(false);
});

describe('today or tomorrow', () => {
  const past = { status: 'past' } as const;
  const coming = { status: 'onsale' } as const;
  const full = { status: 'soldout' } as const;
  test.each([
    ['something tonight', [past, coming], [coming], 'today'],
    ['tonight is sold out, which is still tonight', [full], [coming], 'today'],
    ['all over', [past, past], [coming], 'tomorrow'],
    ['nothing today', [], [coming], 'tomorrow'],
    ['nothing at all', [], [], 'today'],
    ['all over and nothing tomorrow', [past], [], 'today'],
  ])('%s', (_name, today, tomorrow, tab) => {
    expect(defaultDayTab(today, tomorrow)).toBe(tab);
  });
});
