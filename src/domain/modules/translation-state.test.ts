import { describe, expect, it } from 'vitest';
import { translationState, updatedTranslationSource } from './translation-state.ts';

describe('translationState', () => {
  it.each([
    [null, undefined, 'empty'],
    [{ de: '' }, undefined, 'empty'],
    [{ de: 'Anfahrt' }, undefined, 'missing-english'],
    [{ de: 'Anfahrt', en: ' ' }, undefined, 'missing-english'],
    [{ de: '<p>Anfahrt</p>', en: '<p></p>' }, undefined, 'missing-english'],
    [{ de: '<p>&nbsp;</p>', en: 'By train' }, undefined, 'missing-german'],
    [{ de: 'Anfahrt', en: 'By train' }, undefined, 'fine'],
    [{ de: 'Anfahrt', en: 'By train' }, 'Anreise', 'stale'],
    [{ de: 'Anfahrt', en: 'By train' }, 'Anfahrt', 'fine'],
    [{ de: 'Anfahrt' }, 'Anreise', 'missing-english'],
  ] as const)('%j, written for %j: %s', (value, written_for, state) => {
    expect(translationState(value, written_for)).toBe(state);
  });
});

describe('updatedTranslationSource', () => {
  const one = { de: 'eins', en: 'one' };
  it.each([
    ['German changed', one, { de: 'zwei', en: 'one' }, undefined, undefined, 'eins'],
    ['German changed twice', { de: 'zwei', en: 'one' }, { de: 'drei', en: 'one' }, 'eins', undefined, 'eins'],
    ['German changed back', { de: 'zwei', en: 'one' }, one, 'eins', undefined, undefined],
    ['English follows', { de: 'zwei', en: 'one' }, { de: 'zwei', en: 'two' }, 'eins', undefined, undefined],
    ['both at once', one, { de: 'zwei', en: 'two' }, undefined, undefined, undefined],
    ['English taken away', { de: 'zwei', en: 'one' }, { de: 'zwei' }, 'eins', undefined, undefined],
    ['the first English', { de: 'eins' }, one, undefined, undefined, undefined],
    ['a step back', { de: 'zwei', en: 'two' }, { de: 'zwei', en: 'one' }, undefined, 'eins', 'eins'],
    ['two steps back', { de: 'zwei', en: 'two' }, one, undefined, 'eins', undefined],
    ['a new text', null, one, undefined, undefined, undefined],
    ['nothing changed', { de: 'zwei', en: 'one' }, { de: 'zwei', en: 'one' }, 'eins', undefined, 'eins'],
    ['German written after English', { de: '', en: 'one' }, one, undefined, undefined, undefined],
  ] as const)('%s', (_, before, after, storedSource, earlier, expected) => {
    expect(updatedTranslationSource(before, after, storedSource, earlier)).toBe(expected);
  });
});
