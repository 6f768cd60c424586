// Which synonyms a process knows after it has compared them with the database.
import { expect, test } from 'vitest';
import { cachedSynonyms, updateSynonyms } from './synonyms.ts';

test('the groups that are known stay until the database has others', () => {
  const before = cachedSynonyms();
  try {
    const known = updateSynonyms(before, { digest: 'new', lines: [{ de: 'Karten', en: 'tickets' }] });
    expect(known).toEqual({ digest: 'new', groups: [[['karten'], ['tickets']]] });
    expect(cachedSynonyms()).toBe(known);
    expect(updateSynonyms(known, null)).toBe(known);
  } finally {
    updateSynonyms(before, before.digest === '' ? { digest: '', lines: [] } : null);
  }
});
