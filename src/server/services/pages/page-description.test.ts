import { expect, test } from 'vitest';
import type { ModuleName, ShownModule } from '#domain/modules/modules.ts';
import { pageDescription } from './page-description.ts';

const shown = (module: ModuleName, content: object, children: ShownModule[] = []): ShownModule => ({
  id: 1,
  module,
  column: 0,
  content: content as Record<string, unknown>,
  in_german: [],
  children,
});
const modules = [
  shown('headline', { content: 'Karten' }),
  shown('image', { image: { id: 3 } }),
  shown('faq', {}, [shown('faq-item', { content: 'Ausverkauft?', text: '<p>Ab 18 Uhr an der Kasse.</p>' })]),
  shown('text', { content: '<p>Bis gleich.</p>' }),
];
const page = {
  meta_description: '',
  hero_text: '',
  container: { id: 1, slug: 'page-1', content_type: 'page', is_draft: false, modules },
};

test.each([
  ['what editors have written', { meta_description: 'Kurz.', hero_text: 'Lang.' }, 'Kurz.'],
  ['else the text of its head', { hero_text: 'Lang.' }, 'Lang.'],
  ['else how its texts begin', {}, 'Ausverkauft? Ab 18 Uhr an der Kasse. Bis gleich.'],
  ['nothing where there is none', { container: null }, ''],
])('%s', (_, given, expected) => {
  expect(pageDescription({ ...page, ...given })).toBe(expected);
});
