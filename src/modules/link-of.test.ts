// Link targets.
import { expect, test } from 'vitest';
import { linkOf } from '#modules/link-of.ts';

const home = { url: '/de', title: 'Start' };

test.each([
  ['a place of the house', { link: home, link_url: '' }, { href: '/de' }],
  ['an address', { link: null, link_url: 'https://example.org/' }, { href: 'https://example.org/' }],
  ['the place before the address', { link: home, link_url: 'https://example.org/' }, { href: '/de' }],
  [
    'a new window',
    { link: home, link_url: '', open_new_window: true },
    { href: '/de', target: '_blank', rel: 'noopener' },
  ],
  ['nothing', { link: null, link_url: '' }, null],
  ['blanks', { link: null, link_url: '  ' }, null],
])('%s', (_, fields, expected) => {
  expect(linkOf(fields)).toEqual(expected);
});
