import { expect, test } from 'vitest';
import { type MenuLink, shownNavigation } from './navigation.ts';

const link = (fields: Partial<MenuLink>): MenuLink => ({
  menu_name: 'Plays',
  url: '/en/plays',
  in_german: [],
  is_highlight: false,
  children: [],
  ...fields,
});

test.each<[string, Partial<MenuLink>, object]>([
  ['a plain link', {}, {}],
  ['a highlighted link', { is_highlight: true }, { is_highlight: true }],
  ['a link without a translation', { in_german: ['menu_name'] }, { lang: 'de' }],
  [
    'a submenu',
    { children: [{ menu_name: 'Premieren', url: '/en/plays?is_premiere=true', in_german: ['menu_name'] }] },
    { children: [{ menu_name: 'Premieren', url: '/en/plays?is_premiere=true', lang: 'de' }] },
  ],
])('shows %s', (_, fields, shown) => {
  const menu = [link(fields)];
  expect(shownNavigation({ menu, footer: [] }).menu).toEqual([
    { menu_name: 'Plays', url: '/en/plays', ...shown },
  ]);
});
