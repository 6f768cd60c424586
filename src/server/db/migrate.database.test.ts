import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../tests/setup/test-database.ts';
import { migrateDatabase } from './migrate.ts';

describe('migrateDatabase', () => {
  let test: TestDatabase;
  let migrationsFolder: string;
  let warnings: string[];
  const log = { info() {}, warn: (message: string) => warnings.push(message) };
  const migrate = () => migrateDatabase({ connectionString: test.url }, { migrationsFolder, log });

  beforeAll(() => {
    migrationsFolder = mkdtempSync(path.join(os.tmpdir(), 'foyer-migrations-'));
    mkdirSync(path.join(migrationsFolder, 'meta'));
  });
  afterAll(() => rmSync(migrationsFolder, { recursive: true }));
  beforeEach(async () => {
    warnings = [];
    test = await createTestDatabase('migrate');
    await test.pool.query('DROP SCHEMA drizzle CASCADE');
  });
  afterEach(() => test.close());

  /** Writes a folder of migrations: each a table, with the moment at which it was drawn up. */
  const migrations = (tables: Record<string, number>) => {
    const entries = Object.entries(tables).map(([tag, when], idx) => ({
      idx,
      version: '7',
      when,
      tag,
      breakpoints: true,
    }));
    for (const { tag } of entries) {
      writeFileSync(path.join(migrationsFolder, `${tag}.sql`), `CREATE TABLE ${tag} (id int);`);
    }
    const journal = { version: '7', dialect: 'postgresql', entries };
    writeFileSync(path.join(migrationsFolder, 'meta', '_journal.json'), JSON.stringify(journal));
  };

  it('runs each migration once with several instances starting at once', async () => {
    migrations({ trial_a: 1, trial_b: 2 });
    const ran = await Promise.all([migrate(), migrate(), migrate(), migrate()]);
    expect(ran.sort()).toEqual([0, 0, 0, 2]);
  });

  it('rolls a failed migration back', async () => {
    migrations({ trial_a: 1, events: 2 });
    await expect(migrate()).rejects.toThrow();
    const { rows } = await test.pool.query(`SELECT to_regclass('trial_a') AS name`);
    expect(rows).toEqual([{ name: null }]);
  });

  it('rejects a migration that is older than one that has already run', async () => {
    migrations({ trial_a: 5 });
    await migrate();
    migrations({ trial_a: 5, trial_b: 3 });
    await expect(migrate()).rejects.toThrow('passed over, out of order: 3');
  });

  it('runs an older program on a newer database with a warning', async () => {
    migrations({ trial_a: 1, trial_b: 2 });
    await migrate();
    migrations({ trial_a: 1 });
    expect(await migrate()).toBe(0);
    expect(warnings).toEqual(['The database was brought up to date by a newer Foyer than this one.']);
  });
});
