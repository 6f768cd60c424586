import { expect, test } from 'vitest';
import type { DraftModule, ModuleName } from '#domain/modules/modules.ts';
import { contrastFindings } from './page-checks-contrast.ts';
import type { PageToCheck } from './page-checks-rules.ts';

/** Enough for lines (3), too little for text (4.5). */
const scheme = { id: 1, name: 'zwei Grau', base_color: '#ffffff', secondary_color: '#888888' };

test.each<[ModuleName, boolean]>([
  ['full-teaser', true],
  ['teaser', true],
  ['quote', true],
  ['link', true],
  ['faq-item', true],
  ['video', true],
  ['audio', true],
  ['headline', false],
  ['text', false],
  ['image', false],
  ['logo', false],
])('%s has text between the inks: %s', (module, hasText) => {
  const modules = [{ id: 1, module, data: { image: 7 } } as unknown as DraftModule];
  const picture = () => ({ print: 'line-screen' });
  const page = { modules, schemes: [scheme], picture } as unknown as PageToCheck;
  expect(contrastFindings(page)).toHaveLength(hasText ? 1 : 0);
});
