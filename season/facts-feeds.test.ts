// The demo season says where to subscribe to the schedule, for each access service.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { accessibilityServices } from '#domain/events/filters.ts';
import { locales } from '#domain/languages/locales.ts';
import { demoFolder } from '#season/load-demo.ts';

const pages = readFileSync(path.join(demoFolder, 'pages-house.json'), 'utf8');

test.each(locales)('links to the feed of the schedule and of each access service: $code', ({ code }) => {
  const links = [...pages.matchAll(/href=\\"([^"]*calendar\.ics[^"]*)\\" target=\\"_blank\\"/g)].map(
    ([, href]) => href,
  );
  const feed = `/${code}/api/events/calendar.ics`;
  expect(links).toEqual(
    expect.arrayContaining([
      feed,
      ...accessibilityServices.map((service) => `${feed}?access_service=${service}`),
    ]),
  );
});
