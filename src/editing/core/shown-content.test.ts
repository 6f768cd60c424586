import { expect, test } from 'vitest';
import type { ModuleData, ModuleName } from '#domain/modules/modules.ts';
import type { DocumentPart } from './document-parts.ts';
import { contentAfter } from './shown-content.ts';

const partOf = (
  module: ModuleName,
  content: DocumentPart['content'],
  in_german: readonly string[] = [],
): DocumentPart => ({
  module: { id: 1, container: 7, parent: null, column: 0, order: 0, module, data: {}, version: 1 },
  content,
  in_german,
});

test.each<[string, ModuleName, DocumentPart['content'], ModuleData, object, object]>([
  ['a text in the page’s language', 'text', {}, { content: { de: 'A', en: 'B' } }, {}, { content: 'B' }],
  ['a text that was emptied', 'text', { content: 'A' }, { content: null }, {}, { content: '' }],
  ['a choice as it is stored', 'container', { layout: '100' }, { layout: '67-33' }, {}, { layout: '67-33' }],
  [
    'a picture as it was, until the server says',
    'image',
    { image: { id: 1 } },
    { image: 2 },
    {},
    { image: { id: 1 } },
  ],
  [
    'a picture as it is given',
    'image',
    { image: { id: 1 } },
    { image: 2 },
    { image: { id: 2 } },
    { image: { id: 2 } },
  ],
  ['no picture where it was taken away', 'image', { image: { id: 1 } }, { image: null }, {}, { image: null }],
])('shows %s', (_, module, content, changes, shown, expected) => {
  expect(
    contentAfter(partOf(module, content), changes, shown as DocumentPart['content'], 'en').content,
  ).toEqual(expected);
});

test('marks texts that fall back to German', () => {
  const after = (data: ModuleData, german: readonly string[], locale: 'de' | 'en') =>
    contentAfter(partOf('text', {}, german), data, {}, locale).in_german;
  expect(after({ content: { de: 'A' } }, [], 'en')).toEqual(['content']);
  expect(after({ content: { de: 'A' } }, ['content', 'title'], 'en')).toEqual(['title', 'content']);
  expect(after({ content: { de: 'A', en: 'B' } }, ['content'], 'en')).toEqual([]);
  expect(after({ content: { de: 'A' } }, [], 'de')).toEqual([]);
});
