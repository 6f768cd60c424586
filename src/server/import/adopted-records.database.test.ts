// Records that were created in the back office before a season file names them.
import { expect, test } from 'vitest';
import { text } from '#server/import/season.fixture.ts';
import { trialImport } from '#server/import/trial-import.fixture.ts';
import { createTestDatabase } from '../../../tests/setup/test-database.ts';

const trial = trialImport(createTestDatabase);

const rows = async (query: string) => (await trial.database.pool.query(query)).rows;
const venues = [{ id: 7, key: 'haus', slug: 'haus', name: text('Haus'), address: 'Am Strich 1' }];

test('a file updates the venue with its id and keeps manual edits', async () => {
  await rows(`INSERT INTO venues (id, slug, name) VALUES (7, 'grosses-haus', '{"de":"Großes Haus"}')`);
  const first = await trial.load({ venues });
  expect(first.problems.filter(({ severity }) => severity === 'error')).toEqual([]);
  const stored = [
    { id: 7, source_key: 'haus', slug: 'grosses-haus', name: { de: 'Großes Haus' }, address: 'Am Strich 1' },
  ];
  const shown = 'SELECT id, source_key, slug, name, address FROM venues';
  expect(await rows(shown)).toEqual(stored);
  expect(first.kept.map(({ path }) => path.join('.')).sort()).toEqual(['name.de', 'slug']);

  await trial.load({ venues: [{ ...venues[0], address: 'Am Strich 2' }] });
  expect(await rows(shown)).toEqual([{ ...stored[0], address: 'Am Strich 2' }]);
});

test('a file updates the activity with its id', async () => {
  await rows(`INSERT INTO activities (id, name) VALUES (101, '{"de":"Lesung"}')`);
  await trial.load({ activities: [{ id: 101, name: text('Lesung', 'Reading') }] });
  expect(await rows('SELECT id, name FROM activities')).toEqual([
    { id: 101, name: { de: 'Lesung', en: 'Reading' } },
  ]);
});
