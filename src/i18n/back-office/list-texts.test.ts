import { expect, test } from 'vitest';
import { listTextsOf } from './list-texts.ts';

test('an empty list to which nobody can add says where its records come from', () => {
  for (const resource of ['venues', 'activities'] as const) {
    expect(listTextsOf(resource, 'de').none_yet).toContain('Dateien einlesen');
  }
  expect(listTextsOf('tags', 'de').none_yet).toBe('Hier ist noch nichts eingetragen.');
});
