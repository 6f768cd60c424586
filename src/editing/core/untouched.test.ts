import { describe, expect, test } from 'vitest';
import { emptyData } from '#domain/modules/module-fields.ts';
import type { ModuleData, ModuleName } from '#domain/modules/modules.ts';
import { schemaOf } from '#modules/schemas.ts';
import type { DocumentPart, DocumentReader } from './document-parts.ts';
import { slotKey } from './slots.ts';
import { isUntouched } from './untouched.ts';

interface Given {
  id: number;
  module: ModuleName;
  parent?: number;
  data?: ModuleData;
}

function partsOf(...given: Given[]): DocumentReader {
  const parts = given.map(({ id, module, parent = null, data = {} }, order): DocumentPart => {
    const all = { ...emptyData(schemaOf(module)), ...data };
    const slot = { container: 1, parent, column: 0, order };
    return { module: { id, ...slot, module, data: all, version: 0 }, content: {}, in_german: [] };
  });
  return {
    part: (id) => parts.find(({ module }) => module.id === id),
    children: (key) =>
      parts.flatMap(({ module }) => (slotKey(module) === key && module.parent !== null ? module.id : [])),
  };
}

describe('isUntouched', () => {
  test.each<[string, boolean, Given[]]>([
    ['as it came', true, [{ id: 1, module: 'headline' }]],
    ['with a word', false, [{ id: 1, module: 'headline', data: { content: { de: 'Eins' } } }]],
    ['once its words are gone again', true, [{ id: 1, module: 'headline', data: { content: null } }]],
    ['with another choice', false, [{ id: 1, module: 'headline', data: { headline_level: 3 } }]],
    ['as an empty list', true, [{ id: 1, module: 'faq' }]],
    [
      'as a list of empty items',
      true,
      [
        { id: 1, module: 'faq' },
        { id: 2, module: 'faq-item', parent: 1 },
      ],
    ],
    [
      'as a list with an item that says something',
      false,
      [
        { id: 1, module: 'faq' },
        { id: 2, module: 'faq-item', parent: 1, data: { content: { de: 'Warum?' } } },
      ],
    ],
  ])('%s: %s', (_, expected, given) => {
    expect(isUntouched(1, partsOf(...given))).toBe(expected);
  });

  test('is false for a removed module', () => {
    expect(isUntouched(7, partsOf({ id: 1, module: 'text' }))).toBe(false);
  });
});
