// A database and a file store for tests of the import, emptied before each test.
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import type { Database } from '#server/db/client.server.ts';
import { file, source } from '#server/import/season.fixture.ts';
import type { SeasonSource } from '#server/import/season-file.ts';
import { type MediaStore, openMediaStore } from '#server/media/store.ts';
import { type ImportOptions, type ImportReport, importSeason } from './import-season.ts';

/** Without triggers and foreign keys; TRUNCATE would recreate all files of all tables, which takes 20 times as long. */
const emptyTables = `DO $$
  DECLARE name text;
  BEGIN
    SET LOCAL session_replication_role = replica;
    FOR name IN SELECT tablename FROM pg_tables WHERE schemaname = 'public' AND tablename <> 'content_version' LOOP
      EXECUTE format('DELETE FROM %I', name);
    END LOOP;
    PERFORM setval(format('%I.%I', schemaname, sequencename)::regclass, start_value, false)
      FROM pg_sequences WHERE schemaname = 'public' AND last_value IS NOT NULL;
  END $$`;

/** A database with an address of its own. */
type TrialDatabase = Database & { url: string };

export interface TrialImport {
  database: TrialDatabase;
  store: MediaStore;
  run(
    given: SeasonSource,
    options?: Pick<ImportOptions, 'overwrite' | 'onProgress' | 'signal'>,
  ): Promise<ImportReport>;
  /** Imports sections as files `1.json`, `2.json` ... */
  load(...sections: Record<string, unknown>[]): Promise<ImportReport>;
  /** Every row of every table but the list of imports. */
  contents(): Promise<unknown>;
  /** Names of all files in the store. */
  storedFiles(): string[];
  /** Lets every import fail at its very end while the work is done. */
  whileRejected(work: () => Promise<void>): Promise<void>;
}

/** Call it at the top level of a test file; use its result inside tests. */
export function trialImport(createDatabase: (name: string) => Promise<TrialDatabase>): TrialImport {
  const trial = {} as TrialImport;
  let folder: string;

  beforeAll(async () => {
    trial.database = await createDatabase('import');
  });
  afterAll(() => trial.database.close());
  beforeEach(async () => {
    await trial.database.pool.query(emptyTables);
    folder = mkdtempSync(path.join(os.tmpdir(), 'foyer-import-'));
    trial.store = openMediaStore(folder);
    return () => rmSync(folder, { recursive: true, force: true });
  });

  async function tableNames(): Promise<string[]> {
    const { rows } = await trial.database.pool.query<{ name: string }>(
      `SELECT quote_ident(tablename) AS name FROM pg_tables WHERE schemaname = 'public' ORDER BY 1`,
    );
    return rows.map(({ name }) => name);
  }

  trial.run = (given, options) =>
    importSeason(trial.database, given, {
      ...options,
      actor: 'import',
      now: new Date('2025-11-20T12:00:00Z'),
      shopOrigin: 'https://shop.example',
      store: trial.store,
    });
  trial.load = (...sections) =>
    trial.run(source(sections.map((content, at) => file(content, `${at + 1}.json`))));
  trial.contents = async () => {
    const all: Record<string, unknown> = {};
    for (const name of await tableNames()) {
      if (name === 'import_runs') continue;
      const { rows } = await trial.database.pool.query(
        `SELECT to_jsonb(t) AS row FROM ${name} t ORDER BY to_jsonb(t)::text`,
      );
      all[name] = rows;
    }
    return all;
  };
  trial.storedFiles = () =>
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ name }) => name)
      .sort();
  trial.whileRejected = async (work) => {
    const { pool } = trial.database;
    await pool.query(
      `CREATE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE 'no'; END $$`,
    );
    await pool.query('CREATE TRIGGER refuse BEFORE INSERT ON import_runs EXECUTE FUNCTION refuse()');
    try {
      await work();
    } finally {
      await pool.query('DROP FUNCTION refuse CASCADE');
    }
  };
  return trial;
}
