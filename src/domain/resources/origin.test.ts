import { expect, test } from 'vitest';
import { visibleTextOf } from './origin.ts';

test.each([
  ['tags', '<p>Der <em>Kirschgarten</em></p>', 'Der Kirschgarten'],
  ['a tag before a full stop', 'Der <em>Kirschgarten</em>.', 'Der Kirschgarten.'],
  ['soft hyphens', 'Kirsch\u00adgarten', 'Kirschgarten'],
  ['line breaks and double spaces', 'Der\n  Kirschgarten ', 'Der Kirschgarten'],
  ['entities', 'Romeo &amp; Julia &lt;3 &quot;ja&quot; &gt;', 'Romeo & Julia <3 "ja" >'],
])('%s are not part of what is read', (_, stored, visible) => {
  expect(visibleTextOf(stored)).toBe(visible);
});
