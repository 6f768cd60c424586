import { expect, test } from 'vitest';
import { hyphenateField } from './hyphenation.ts';

test('a title has soft hyphens for its language', () => {
  const inGerman = { headline: 'Ausstellung', in_german: ['headline'] };
  expect(hyphenateField(inGerman, 'headline', 'en').headline).toBe('Aus\u00adstel\u00adlung');
  expect(hyphenateField({ name: 'Metamorphosis', in_german: [] }, 'name', 'en').name).toBe(
    'Meta\u00admorph\u00ados\u00adis',
  );
});
