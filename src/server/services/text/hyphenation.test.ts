import { expect, test } from 'vitest';
import { withHyphenatedField } from './hyphenation.ts';

test('a title has soft hyphens for its language', () => {
  const inGerman = { headline: 'Ausstellung', in_german: ['headline'] };
  expect(withHyphenatedField(inGerman, 'headline', 'en').headline).toBe('Aus\u00adstel\u00adlung');
  expect(withHyphenatedField({ name: 'Metamorphosis', in_german: [] }, 'name', 'en').name).toBe(
    'Meta\u00admorph\u00ados\u00adis',
  );
});
