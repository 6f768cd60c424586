// The command `npm run backup`: a backup beside the running site, or without it.
import path from 'node:path';
import { parseArgs } from 'node:util';
import { runCommand, UsageError } from '#server/command-line.ts';
import { type Config, loadConfig } from '#server/config.ts';
import { withDatabase } from '#server/db/reach-database.ts';
import { isObjectStore } from '#server/media/object-store.ts';
import { openConfiguredStore } from '#server/media/store.ts';
import { StartError } from '#server/start-error.ts';
import { generateBackupKey, parseBackupKey } from './backup-key.ts';
import { type BackupTarget, openBackupTarget } from './backup-target.ts';
import { drillBackup } from './drill-backup.ts';
import { makeBackup } from './make-backup.ts';
import { listBackups, readManifest } from './manifest.ts';

const usage = `Usage: npm run backup [-- folder | s3://bucket/folder] [--drill]
       npm run backup -- --list | --new-key
Backs up database and media; without a place to BACKUP_TO. --drill restores it into a database
of its own afterwards and compares. --list names the backups that are there. --new-key makes a
key for BACKUP_KEY.`;

const print = (text: string) => process.stdout.write(`${text}\n`);

/** @returns the exit code */
async function run(args: string[]): Promise<number> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { drill: { type: 'boolean' }, list: { type: 'boolean' }, 'new-key': { type: 'boolean' } },
  });
  if (values['new-key']) return await printNewKey();
  const config = loadConfig(process.env);
  const target = await backupTargetOf(config, positionals);
  if (values.list) return await printBackups(target);
  await backUp(config, target, values.drill ?? false);
  return 0;
}

/** The target named on the command line, else the one in the settings. */
export async function backupTargetOf(
  config: Config,
  [place = config.BACKUP_TO, ...others]: string[],
): Promise<BackupTarget> {
  if (!place || others.length > 0) throw new UsageError();
  if (isObjectStore(place)) return await openBackupTarget(place, config);
  // A mistyped bucket would be a folder here. A drive of Windows has one letter.
  if (/^\w{2,}:/.test(place)) throw new UsageError();
  return await openBackupTarget(path.resolve(process.env.INIT_CWD ?? '.', place), config);
}

async function printNewKey(): Promise<number> {
  const key = await generateBackupKey();
  print(`Secret key: ${key.secret}`);
  print(`Public key: ${key.public}`);
  print('Keep the secret key where the backups are not: without it they cannot be read.');
  return 0;
}

async function printBackups(target: BackupTarget): Promise<number> {
  const names = await listBackups(target);
  if (names.length === 0) throw new StartError(`There is no backup in ${target.address}.`);
  for (const name of names) print(`${name}  ${await backupSummary(target, name)}`);
  return 0;
}

/** One that cannot be read must not hide the others. */
export async function backupSummary(target: BackupTarget, name: string): Promise<string> {
  try {
    const { media, tables, key } = await readManifest(target, name);
    return `${rowsOf(tables)} rows, ${media.length} files${key ? ', encrypted' : ''}`;
  } catch (error) {
    if (error instanceof StartError) return 'damaged, or of a newer Foyer';
    throw error;
  }
}

export const rowsOf = (tables: Record<string, number>) =>
  Object.values(tables).reduce((sum, rows) => sum + rows, 0);

async function backUp(config: Config, target: BackupTarget, isDrilled: boolean): Promise<void> {
  const key = await parseBackupKey(config.BACKUP_KEY);
  const store = await openConfiguredStore(config);
  const options = { poolSize: 3, applicationName: 'foyer backup', isMigrated: true, mayCreate: false };
  await withDatabase(config, options, async (database, connection, signal) => {
    const keepDays = config.BACKUP_KEEP_DAYS;
    const report = await makeBackup({ database, store, target, key, keepDays, signal });
    const { manifest, name, copied, removed } = report;
    print(`Backed up to ${target.address}: ${name}.`);
    print(
      `${rowsOf(manifest.tables)} rows and ${manifest.media.length} files, ` +
        `${copied.files} of them new (${(copied.bytes / 1e6).toFixed(1)} MB).`,
    );
    if (manifest.missing.length > 0)
      print(
        `${manifest.missing.length} files that rows name are not in the store, such as ${manifest.missing[0]}.`,
      );
    if (removed.length > 0) print(`Removed ${removed.length} backups older than ${keepDays} days.`);
    if (!isDrilled) return;
    if (!key.can_read) {
      print('Restoring was not tried: BACKUP_KEY is a public key.');
      return;
    }
    await drillBackup({ target, key, manifest, name }, { database, connection, now: new Date() });
    print('Restored into a database of its own, and compared: all is there.');
  });
}

if (import.meta.main) await runCommand(run, usage);
