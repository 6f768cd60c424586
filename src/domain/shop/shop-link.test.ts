import { expect, test } from 'vitest';
import { shopLink } from './shop-link.ts';

test.each([
  ['https://shop.example/de/tickets/faust', 'en', 'https://shop.example/en/tickets/faust'],
  ['https://shop.example/en/tickets/faust?a=/de/', 'de', 'https://shop.example/de/tickets/faust?a=/de/'],
  ['http://localhost:3001/de', 'en', 'http://localhost:3001/en'],
  ['https://shop.example/de?id=7', 'en', 'https://shop.example/en?id=7'],
  ['https://shop.example/details/7', 'en', 'https://shop.example/details/7'],
  ['https://shop.example/tickets/de/7', 'en', 'https://shop.example/tickets/de/7'],
  ['', 'en', ''],
] as const)('%s for %s readers leads to %s', (link, locale, expected) => {
  expect(shopLink(link, locale)).toBe(expected);
});
