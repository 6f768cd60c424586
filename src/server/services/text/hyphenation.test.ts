import { expect, test } from 'vitest';
import { titled } from './hyphenation.ts';

test('a title has soft hyphens for its language', () => {
  const inGerman = { headline: 'Ausstellung', in_german: ['headline'] };
  expect(titled(inGerman, 'headline', 'en').headline).toBe('Aus\u00adstel\u00adlung');
  expect(titled({ name: 'Metamorphosis', in_german: [] }, 'name', 'en').name).toBe(
    'Meta\u00admorph\u00ados\u00adis',
  );
});
