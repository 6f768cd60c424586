import { expect, it } from 'vitest';
import { linkAddress } from './link-address.ts';

it.each([
  ['an address', 'http://example.org/a', 'http://example.org/a'],
  ['a host alone', 'example.org', 'https://example.org/'],
  ['a host with a path', ' example.org/karten?a=1 ', 'https://example.org/karten?a=1'],
  ['what a chat puts behind it', 'https://example.org/karten\u200b', 'https://example.org/karten'],
  ['a host with a port', 'example.org:8080/x', 'https://example.org:8080/x'],
  ['a mail address', 'karten@example.org', 'mailto:karten@example.org'],
  ['a path of the house', '/de/termine', '/de/termine'],
  ['a telephone', 'tel:+49 40 1234', 'tel:+49401234'],
  ['a script', 'javascript:alert(1)', null],
  ['a script with a dot', 'javascript:alert(document.cookie)', null],
  ['data', 'data:text/html,x', null],
  ['a word', 'karten', null],
  ['nothing', ' ', null],
])('%s', (_, typed, href) => {
  expect(linkAddress(typed)).toBe(href);
});
