import { expect, test } from 'vitest';
import { parseNotFoundPath } from './not-found-path.ts';

const stuecke = { text: 'stuecke', url: '/de/stuecke' };

test.each([
  ['/de/stuecke/fuast', stuecke, 'fuast'],
  ['/de/stuecke/fuast/99', stuecke, 'fuast'],
  ['/de/stuecke/fuast/99/', stuecke, 'fuast'],
  ['/en/press/fuast', { text: 'press', url: '/en/press' }, 'fuast'],
  // Other addresses may belong to pages of editors, so nothing is suggested for them.
  ['/de/besuch/anfahrt', null, 'anfahrt'],
  ['/de/4711', null, '4711'],
  ['/garderobe', null, 'garderobe'],
  ['/stuecke/fuast', null, 'fuast'],
  ['/de/stuecke/fr%C3%A4ulein', stuecke, 'fräulein'],
  ['/de/stuecke/%E0%A4%A', stuecke, '%E0%A4%A'],
  ['/de/stuecke/the-play-that-has-the-longest-name', stuecke, 'the-play-that-has-the-', 'longest-name'],
  [`/de/stuecke/${'ä'.repeat(30)}`, stuecke, 'ä'.repeat(24), 'ä'.repeat(6)],
  [`/de/stuecke/${'a'.repeat(23)}-b`, stuecke, `${'a'.repeat(23)}-`, 'b'],
  [`/de/stuecke/${'a'.repeat(9000)}`, stuecke, ...Array(10).fill('a'.repeat(24)), '…'],
  ['/', null, ''],
] as const)('%s', (pathname, parent, ...wrong) => {
  expect(parseNotFoundPath(pathname)).toEqual({ parent, wrong });
});
