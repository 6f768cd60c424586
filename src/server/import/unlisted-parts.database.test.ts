// Parts of a record that a later season file no longer lists: they are removed unless edited manually.
import { describe, expect, test } from 'vitest';
import { conflictsOf } from '#server/import/manual-edit-texts.ts';
import { production, season } from '#server/import/season.fixture.ts';
import { trialImport } from '#server/import/trial-import.fixture.ts';
import { createTestDatabase } from '../../../tests/setup/test-database.ts';

const trial = trialImport(createTestDatabase);
const { load } = trial;
const sql = async (query: string) => (await trial.database.pool.query(query)).rows;

describe('parts that the file no longer lists', () => {
  const shorter = { ...season, productions: [{ ...production, booklet: production.booklet.slice(0, 1) }] };
  const parts = async () =>
    (await sql('SELECT source_key AS key FROM booklet_sections')).map(({ key }) => key);
  test.each([
    ['go, and may come back with a later file', 'SELECT 1', ['faust/pakt'], 0],
    [
      'stay if they were edited by hand',
      `UPDATE booklet_sections SET author = 'Hand'`,
      ['faust/pakt', 'faust/pudel'],
      1,
    ],
    [
      'stay if somebody has placed modules in them',
      `INSERT INTO containers (slug, content_type) SELECT 'booklet-section-' || id, 'booklet-section' FROM booklet_sections;
       INSERT INTO modules (container_id, "column", "order", module, data) SELECT id, 0, 0, 'text', '{}' FROM containers`,
      ['faust/pakt', 'faust/pudel'],
      1,
    ],
  ])('%s', async (_, hand, left, conflicts) => {
    await load(season);
    await sql(hand);
    const report = await load(shorter);
    expect((await parts()).sort()).toEqual(left);
    expect(conflictsOf(report)).toHaveLength(conflicts);
    await load(season);
    expect((await parts()).sort()).toEqual(['faust/pakt', 'faust/pudel']);
  });
});
