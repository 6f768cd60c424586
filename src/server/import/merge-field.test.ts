import { describe, expect, test } from 'vitest';
import { mergeField } from './merge-field.ts';

const kinds: [string, { old: unknown; hand: unknown; next: unknown }][] = [
  ['a number', { old: 90, hand: 95, next: 100 }],
  ['a flag', { old: true, hand: false, next: null }],
  ['a time', { old: '2026-03-01T18:30:00.000Z', hand: new Date(0), next: new Date(1) }],
  ['a reference', { old: 4, hand: null, next: 5 }],
  ['prices', { old: [{ amount: '38.00' }], hand: [{ amount: '40.00' }], next: [] }],
];

describe.each(kinds)('%s', (_, { old, hand, next }) => {
  test.each([
    ['neither the file nor a person has changed', { stored: old, file: old }, old, []],
    ['only the file has changed is that of the file', { stored: old, file: next }, next, []],
    ['was edited by hand stays', { stored: hand, file: old }, hand, [false]],
    ['was edited by hand and in the file stays, as a conflict', { stored: hand, file: next }, hand, [true]],
    ['was edited alike in both places is no conflict', { stored: next, file: next }, next, []],
  ])('where %s', (_name, { stored, file }, value, conflicts) => {
    const merged = mergeField({ stored, imported: old, file });
    expect(merged.value).toEqual(value);
    expect(merged.kept.map(({ is_conflict }) => is_conflict)).toEqual(conflicts);
  });
});

describe('a text', () => {
  const imported = { de: 'Alt', en: 'Old' };
  test('edited manually in one language takes the other from the file', () => {
    const merged = mergeField({
      stored: { de: 'Hand', en: 'Old' },
      imported,
      file: { de: 'Alt', en: 'New' },
    });
    expect(merged).toEqual({
      value: { de: 'Hand', en: 'New' },
      kept: [{ path: ['de'], stored: 'Hand', file: 'Alt', is_conflict: false }],
    });
  });

  test.each([
    ['that was emptied by hand stays empty', null, { de: 'Neu', en: 'New' }, null],
    ['whose English was removed by hand stays without', { de: 'Alt' }, imported, { de: 'Alt' }],
    ['that the file empties is empty', imported, null, null],
    ['that was written by hand stays where the file empties it', { de: 'Hand' }, null, { de: 'Hand' }],
  ])('%s', (_, stored, file, value) => {
    expect(mergeField({ stored, imported, file }).value).toEqual(value);
  });

  test('without an earlier import is a manual edit', () => {
    const { value, kept } = mergeField({ stored: { de: 'Hand' }, imported: null, file: { de: 'Datei' } });
    expect(value).toEqual({ de: 'Hand' });
    expect(kept).toMatchObject([{ path: ['de'], is_conflict: true }]);
  });

  test('with more properties than languages is a single value', () => {
    const struck = { de: 'Alt', source: { de: 'Nacht' } };
    const stored = { ...struck, source: { de: 'Hand' } };
    expect(mergeField({ stored, imported: struck, file: { de: 'Neu' } }).value).toEqual(stored);
  });
});

test('overwriting takes the field, or one of its languages, from the file', () => {
  const versions = {
    stored: { de: 'H', en: 'H' },
    imported: { de: 'A', en: 'A' },
    file: { de: 'F', en: 'F' },
  };
  expect(mergeField(versions, () => true).value).toEqual(versions.file);
  const onlyEnglish = mergeField(versions, ([language]) => language === 'en');
  expect(onlyEnglish.value).toEqual({ de: 'H', en: 'F' });
});
