// The command `npm run restore`: puts a backup into the database and the store of the settings.
import { parseArgs } from 'node:util';
import { runCommand } from '#server/command-line.ts';
import { loadConfig } from '#server/config.ts';
import type { Database } from '#server/db/client.server.ts';
import { withDatabase } from '#server/db/reach-database.ts';
import { openConfiguredStore } from '#server/media/store.ts';
import { StartError } from '#server/start-error.ts';
import { backupTargetOf, rowsOf } from './backup-command.ts';
import { parseBackupKey } from './backup-key.ts';
import { listBackups, readManifest } from './manifest.ts';
import { restoreBackup } from './restore-backup.ts';

const usage = `Usage: npm run restore [-- folder | s3://bucket/folder] [--backup name] [--overwrite] [--without-damaged]
Restores the newest backup of that place (without one, of BACKUP_TO), or the one that is named,
into DATA_DIR, or into DATABASE_URL and MEDIA_STORE. Stop Foyer first. --overwrite: what the
database holds is removed. --without-damaged: files that are damaged in the backup are left out.`;

/** @returns the exit code */
async function run(args: string[]): Promise<number> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      backup: { type: 'string' },
      overwrite: { type: 'boolean' },
      'without-damaged': { type: 'boolean' },
    },
  });
  const config = loadConfig(process.env);
  const target = await backupTargetOf(config, positionals);
  const name = values.backup ?? (await listBackups(target))[0];
  if (!name) throw new StartError(`There is no backup in ${target.address}.`);
  const manifest = await readManifest(target, name);
  const key = await parseBackupKey(config.BACKUP_KEY);
  const store = await openConfiguredStore(config);
  const options = { poolSize: 2, applicationName: 'foyer restore', isMigrated: false, mayCreate: true };
  const withoutDamaged = values['without-damaged'] ?? false;
  let lost: string[] = [];
  await withDatabase(config, options, async (database) => {
    await checkStopped(database);
    if (!values.overwrite) await checkEmpty(database);
    lost = await restoreBackup({ target, key, manifest }, { database, store }, { withoutDamaged });
  });
  const files = manifest.media.length - lost.length;
  process.stdout.write(`Restored ${name}: ${rowsOf(manifest.tables)} rows and ${files} files.\n`);
  if (lost.length > 0) process.stdout.write(`Not restored:\n${lost.sort().join('\n')}\n`);
  return 0;
}

/** A running site would hold locks on dropped tables and serve outdated pages. */
async function checkStopped({ pool }: Database): Promise<void> {
  const { rows } = await pool.query<{ name: string }>(
    `SELECT application_name AS name FROM pg_stat_activity
     WHERE datname = current_database() AND application_name LIKE 'foyer%' AND application_name <> 'foyer restore'`,
  );
  if (rows.length === 0) return;
  throw new StartError('Foyer is running on this database. Stop it (all of its processes), then restore.');
}

/** Rejects a database with rows; empty tables are allowed. */
async function checkEmpty({ pool }: Database): Promise<void> {
  const { rows } = await pool.query<{ name: string }>(
    `SELECT quote_ident(relname) AS name FROM pg_class
     WHERE relnamespace = 'public'::regnamespace AND relkind IN ('r', 'p')
       AND relname IN ('productions', 'pages', 'users', 'import_runs') ORDER BY relname`,
  );
  for (const { name } of rows) {
    const { rowCount } = await pool.query(`SELECT FROM public.${name} LIMIT 1`);
    if (!rowCount) continue;
    throw new StartError(
      'The database is not empty. Restore into another DATA_DIR or DATABASE_URL, or say --overwrite: ' +
        'then everything that it holds is removed.',
    );
  }
}

if (import.meta.main) await runCommand(run, usage);
