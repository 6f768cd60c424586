import { expect, test } from 'vitest';
import { checkData } from '#domain/modules/module-check.ts';
import { emptyData } from '#domain/modules/module-fields.ts';
import { fullTeaserSchema } from './schema.ts';

test.each([
  ['default', 256, []],
  ['default', 257, ['text too-long 256']],
  ['image-right', 257, []],
  ['image-left', 1000, []],
  ['image-left', 1001, ['text too-long 1000']],
])('the text of a full teaser shown as %s with %i characters: %j', (extra_class, length, expected) => {
  for (const text of [{ de: 'ä'.repeat(length) }, { de: 'kurz', en: '🎭'.repeat(length) }]) {
    const data = { ...emptyData(fullTeaserSchema as never), extra_class, text };
    const issues = checkData(fullTeaserSchema as never, data, () => true);
    expect(issues.map(({ field, rule, detail }) => `${field} ${rule} ${detail}`)).toEqual(expected);
  }
});
