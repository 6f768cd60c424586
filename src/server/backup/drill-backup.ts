// The drill: restores the newest backup into a database of its own, compares, and notes when it last worked.
import { text } from 'node:stream/consumers';
import { z } from 'zod';
import { type Database, openDatabase } from '#server/db/client.server.ts';
import type { DatabaseConnection } from '#server/db/connection.ts';
import { StartError } from '#server/start-error.ts';
import type { BackupTarget } from './backup-target.ts';
import { isWhole, type Manifest, mediaName, storedFiles } from './manifest.ts';
import { type BackupSource, DamagedPart, readMedia, restoreRows } from './restore-backup.ts';

const noteSchema = z.object({
  /** The backup that was restored. */
  backup: z.string(),
  /** When it had been compared. */
  passed_at: z.iso.datetime(),
  rows: z.number(),
  files: z.number(),
});

export type DrillNote = z.output<typeof noteSchema>;

const noteName = 'drill.json';
const day = 24 * 3_600_000;

/**
 * Restores a backup into the database `<name>_drill` of the same server and drops it afterwards. Restoring validates
 * all constraints and row counts; all files must exist, and a seventh of them is read and compared every day, so that
 * each is read once a week.
 * @throws StartError if the backup cannot be restored completely
 */
export async function drillBackup(
  source: BackupSource & { name: string },
  { database, connection, now }: { database: Database; connection: DatabaseConnection; now: Date },
): Promise<DrillNote> {
  await inScratchDatabase(database, connection, async (scratch) => {
    await restoreRows(source, scratch);
    await checkNamedFiles(source.manifest, scratch);
  });
  await checkFiles(source, now);
  const note: DrillNote = {
    backup: source.name,
    passed_at: new Date().toISOString(),
    rows: Object.values(source.manifest.tables).reduce((sum, rows) => sum + rows, 0),
    files: source.manifest.media.length,
  };
  await source.target.put(noteName, Buffer.from(`${JSON.stringify(note)}\n`));
  return note;
}

/** Null if no drill has passed yet. */
export async function readDrillNote(target: BackupTarget): Promise<DrillNote | null> {
  const content = await target.get(noteName);
  if (!content) return null;
  // A damaged note must not prevent backups.
  const note = noteSchema.safeParse(
    await text(content)
      .then(JSON.parse)
      .catch(() => null),
  );
  return note.data ?? null;
}

async function inScratchDatabase(
  { pool }: Database,
  connection: DatabaseConnection,
  work: (scratch: Database) => Promise<void>,
): Promise<void> {
  const { rows } = await pool.query<{ name: string }>(`SELECT current_database() || '_drill' AS name`);
  const name = rows[0]?.name ?? '';
  const quoted = `"${name.replaceAll('"', '""')}"`;
  const client = await pool.connect();
  try {
    await client.query('SET statement_timeout = 0');
    // Left over from a drill that was interrupted.
    await client.query(`DROP DATABASE IF EXISTS ${quoted} WITH (FORCE)`);
    await client.query(`CREATE DATABASE ${quoted} TEMPLATE template0`).catch((error: { code?: string }) => {
      if (error.code !== '42501') throw error;
      throw new StartError(
        'The drill needs the right to create a database for a moment: ALTER ROLE … CREATEDB, as the ' +
          'administrator of the PostgreSQL server.',
      );
    });
    try {
      const scratch = await openDatabase(connectionTo(connection, name), {
        poolSize: 2,
        applicationName: 'foyer drill',
        // Its connections end with the database.
        log: { warn() {} },
      });
      await work(scratch).finally(() => scratch.close());
    } finally {
      await client.query(`DROP DATABASE IF EXISTS ${quoted} WITH (FORCE)`);
    }
  } finally {
    client.release(true);
  }
}

function connectionTo(connection: DatabaseConnection, database: string): DatabaseConnection {
  if (!('connectionString' in connection)) return { ...connection, database };
  const url = new URL(connection.connectionString);
  url.pathname = `/${encodeURIComponent(database)}`;
  return { connectionString: url.href };
}

/** Every file that a restored row names has to be in the backup, unless it was missing before. */
async function checkNamedFiles({ media, missing }: Manifest, { pool }: Database): Promise<void> {
  const { rows } = await pool.query<{ key: string }>(
    'SELECT storage_key AS key FROM media UNION SELECT storage_key FROM media_derivatives',
  );
  const present = new Set([...media.map(({ key }) => key), ...missing]);
  const lost = rows.filter(({ key }) => !present.has(key));
  if (lost.length > 0) {
    throw new StartError(
      `${lost.length} files that rows name are not in the backup, such as ${lost[0]?.key}.`,
    );
  }
}

/** All backups share their files. A damaged one is removed, so that the next backup stores it again. */
async function checkFiles(source: BackupSource, now: Date): Promise<void> {
  const { target, manifest } = source;
  const stored = await storedFiles(target);
  const today = Math.floor(now.getTime() / day) % 7;
  const damaged: string[] = [];
  for (const file of manifest.media) {
    if (isWhole(file, manifest.key, stored)) {
      if (Number.parseInt(file.sha256.slice(0, 8), 16) % 7 !== today) continue;
      try {
        await readMedia(source, file);
        continue;
      } catch (error) {
        if (!(error instanceof DamagedPart)) throw error;
      }
    }
    await target.remove(mediaName(file, manifest.key));
    damaged.push(file.key);
  }
  if (damaged.length > 0) {
    throw new StartError(
      `${damaged.length} files were missing from the backup, or damaged, such as ${damaged[0]}. ` +
        'The next backup stores them again.',
    );
  }
}
