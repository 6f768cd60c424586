// Makes a backup of the running site: a snapshot of all rows, then every file that they reference.
import { createHash } from 'node:crypto';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { BackupUnderWayError } from '#server/command-line.ts';
import { type DatabaseDump, dumpDatabase } from '#server/db/backup/dump-database.ts';
import type { Database } from '#server/db/client.server.ts';
import { checksumOf } from '#server/media/ingest.ts';
import type { MediaStore } from '#server/media/store.ts';
import type { BackupKey } from './backup-key.ts';
import type { BackupTarget } from './backup-target.ts';
import { forEachConcurrently } from './for-each-concurrently.ts';
import {
  type BackedUpFile,
  backupName,
  isWhole,
  listBackups,
  type Manifest,
  mediaName,
  readManifest,
  scriptName,
  storedFiles,
  writeManifest,
} from './manifest.ts';
import { pruneBackups } from './prune-backups.ts';

export interface BackupOptions {
  database: Database;
  store: MediaStore;
  target: BackupTarget;
  key: BackupKey;
  keepDays: number;
  /** Stops between two files; files written so far are reused by the next backup. */
  signal?: AbortSignal;
}

export interface BackupReport {
  name: string;
  manifest: Manifest;
  /** Files that no earlier backup had. */
  copied: { files: number; bytes: number };
  /** Names of the backups that were too old. */
  removed: string[];
}

/** The key of the advisory lock: any number; one backup of a database at a time. */
const lockKey = 1_870_329_257;

/**
 * Files are immutable and written before the rows that reference them, so every file that the snapshot references is in
 * the store.
 * @throws BackupUnderWayError while another backup of the same database is running
 */
export async function makeBackup(options: BackupOptions): Promise<BackupReport> {
  const holder = await options.database.pool.connect();
  try {
    const { rows } = await holder.query<{ is_mine: boolean }>('SELECT pg_try_advisory_lock($1) AS is_mine', [
      lockKey,
    ]);
    if (!rows[0]?.is_mine) {
      throw new BackupUnderWayError('Another backup of this database is being made. Wait until it is done.');
    }
    try {
      return await backUp(options);
    } finally {
      await holder.query('SELECT pg_advisory_unlock($1)', [lockKey]);
    }
  } finally {
    holder.release();
  }
}

async function backUp(options: BackupOptions): Promise<BackupReport> {
  const { database, dump } = await writeScript(options);
  const { media, missing, copied } = await copyMedia(dump, options);
  const { taken_at, migration, postgres, tables } = dump;
  const manifest: Manifest = {
    format: 1,
    taken_at: taken_at.toISOString(),
    postgres,
    migration,
    key: options.key.id,
    database,
    tables,
    media,
    missing,
  };
  options.signal?.throwIfAborted();
  const name = await writeManifest(options.target, manifest);
  const removed = await pruneBackups(options.target, { keepDays: options.keepDays, now: new Date() });
  return { name, manifest, copied, removed };
}

async function writeScript({
  database,
  target,
  key,
  signal,
}: BackupOptions): Promise<{ database: Manifest['database']; dump: DatabaseDump }> {
  signal?.throwIfAborted();
  const client = await database.pool.connect();
  const hash = createHash('sha256');
  let dump: DatabaseDump | undefined;
  async function* script() {
    const parts = dumpDatabase(client);
    for (let part = await parts.next(); ; part = await parts.next()) {
      if (part.done) {
        dump = part.value;
        return;
      }
      hash.update(part.value);
      yield part.value;
    }
  }
  const zipped = createGzip();
  const name = scriptName(backupName(new Date()), key.id);
  // If one of them fails, it ends the other.
  const [, writing] = await Promise.allSettled([
    pipeline(script, zipped, { signal }),
    // Also if the target fails before it reads: the database would wait for a reader forever.
    key.encrypt(zipped).then((content) => target.put(name, content).finally(() => content.destroy())),
  ]);
  client.release(!dump);
  signal?.throwIfAborted();
  if (writing.status === 'rejected') throw writing.reason;
  if (!dump) throw new Error('The database could not be read to its end.');
  return { database: { name, sha256: hash.digest('hex') }, dump };
}

async function copyMedia(
  dump: DatabaseDump,
  { store, target, key, signal }: BackupOptions,
): Promise<Pick<Manifest, 'media' | 'missing'> & Pick<BackupReport, 'copied'>> {
  const stored = await storedFiles(target);
  const written = new Set<string>();
  const knownByKey = await knownFiles(target, key);
  const media: BackedUpFile[] = [];
  const copied = { files: 0, bytes: 0 };
  const files: { key: string; bytes: number }[] = [];
  for await (const file of store.list()) files.push(file);
  await forEachConcurrently(files, async ({ key: file, bytes }) => {
    signal?.throwIfAborted();
    const before = knownByKey.get(file);
    if (before?.bytes === bytes && isWhole(before, key.id, stored)) {
      media.push(before);
      return;
    }
    const content = await store.get(file);
    // An upload that has expired meanwhile.
    if (!content) return;
    const found = { key: file, bytes: content.byteLength, sha256: checksumOf(content) };
    const name = mediaName(found, key.id);
    if (!written.has(name) && !isWhole(found, key.id, stored)) {
      written.add(name);
      await target.put(name, await key.encryptBytes(content));
      copied.files += 1;
      copied.bytes += found.bytes;
    }
    media.push(found);
  });
  const copies = new Set(media.map((file) => file.key));
  return { media, missing: dump.keys.filter((name) => !copies.has(name)), copied };
}

/** Files of the backup before, which need not be read again: a key never gets another content. */
async function knownFiles(target: BackupTarget, key: BackupKey): Promise<Map<string, BackedUpFile>> {
  const [newest] = await listBackups(target);
  const before = newest ? await readManifest(target, newest).catch(() => null) : null;
  return new Map(before?.key === key.id ? before.media.map((file) => [file.key, file]) : []);
}
