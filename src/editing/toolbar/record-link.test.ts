import { expect, test } from 'vitest';
import { recordLink } from './record-link.ts';

test.each([
  ['/de/stuecke/faust/4', '/cms/productions/4'],
  ['/en/whats-on/faust/4/programme', '/cms/productions/4'],
  ['/de/menschen/nora-lind/12', '/cms/persons/12'],
  ['/de/presse/ein-abend/9', '/cms/press/9'],
  ['/de/abo/achter/2', '/cms/subscriptions/2'],
  ['/de/forms/kontakt', '/cms/forms/kontakt'],
  ['/de/besuch', null],
  ['/de', null],
])('%s belongs to %s', (pathname, link) => {
  expect(recordLink(pathname)).toBe(link);
});
