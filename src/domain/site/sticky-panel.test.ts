import { describe, expect, test } from 'vitest';
import { type RouteName, routeTable } from './route-table.ts';
import { closesOnOutsidePress, defaultDayTab } from './sticky-panel.ts';

describe('the content of the panel', () => {
  const own: Partial<Record<RouteName, string>> = {
    events: 'events',
    productions: 'productions',
    subscriptions: 'subscriptions',
    'subscriptions-slug-id': 'subscription-service',
    search: 'search',
    'productions-slug-id-booklet': 'booklet',
  };
  const without: RouteName[] = ['led-screen', 'led-screen-2', 'led-screen-3'];

  test.each(routeTable)('$name', ({ name, panel }) => {
    expect(panel).toBe(without.includes(name) ? null : (own[name] ?? 'today'));
  });
});

test('a press outside closes it only if it covers the page', () => {
  expect(closesOnOutsidePress(375)).toBe(true);
  expect(closesOnOutsidePress(1023)).toBe(true);
  expect(closesOnOutsidePress(1024)).toBe(false);
});

describe('the default day tab', () => {
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
