// Restores a backup: files first, then all rows in one transaction.
import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { createGunzip } from 'node:zlib';
import { restoreDatabase } from '#server/db/backup/restore-database.ts';
import type { Database } from '#server/db/client.server.ts';
import { checksumOf } from '#server/media/ingest.ts';
import type { MediaStore } from '#server/media/store.ts';
import { StartError } from '#server/start-error.ts';
import type { BackupKey } from './backup-key.ts';
import type { BackupTarget } from './backup-target.ts';
import { forEachConcurrently } from './for-each-concurrently.ts';
import { type BackedUpFile, type Manifest, mediaName } from './manifest.ts';

/** Thrown for a part of a backup that is missing, or differs from its checksum. */
export class DamagedPart extends StartError {
  override name = 'DamagedPart';
}

export interface BackupSource {
  target: BackupTarget;
  key: BackupKey;
  manifest: Manifest;
}

/**
 * Verifies every file against its checksum. Existing database contents are removed; files that the backup lacks stay in
 * the store, unreferenced.
 * @param withoutDamaged leaves damaged files out instead of failing
 * @returns the keys of the files that were left out
 * @throws StartError if a part of the backup is missing or damaged, or the key is wrong; rows are then unchanged
 */
export async function restoreBackup(
  source: BackupSource,
  { database, store }: { database: Database; store: MediaStore },
  { withoutDamaged = false } = {},
): Promise<string[]> {
  checkKey(source);
  const lost: string[] = [];
  await forEachConcurrently(source.manifest.media, async (file) => {
    try {
      await store.put(file.key, await readMedia(source, file), contentTypeOf(file.key));
    } catch (error) {
      if (!(error instanceof DamagedPart)) throw error;
      lost.push(file.key);
    }
  });
  if (lost.length > 0 && !withoutDamaged) {
    throw new StartError(
      `${lost.length} files are missing from the backup, or damaged, such as ${lost[0]}. All backups of a place ` +
        'share their files. --without-damaged restores everything else.',
    );
  }
  await restoreRows(source, database);
  return lost;
}

/** @throws StartError as `restoreBackup` */
export async function restoreRows(source: BackupSource, database: Database): Promise<void> {
  checkKey(source);
  const client = await database.pool.connect();
  try {
    await restoreDatabase(client, source.manifest, readScript(source));
  } catch (error) {
    // A damaged row fails before the end of the script, where the checksum is compared.
    if (!(error instanceof StartError)) await checkScript(source);
    throw error;
  } finally {
    client.release(true);
  }
}

function checkKey({ key, manifest }: BackupSource): void {
  if (manifest.key === key.id || manifest.key === null) return;
  throw new StartError(
    key.id === null
      ? 'The backup is encrypted. Set BACKUP_KEY to its secret key.'
      : 'The backup is encrypted with another key than BACKUP_KEY. Set BACKUP_KEY to the key of that time.',
  );
}

const damaged = (what: string) =>
  new DamagedPart(`${what} is missing from the backup, or damaged. Restore another one: --backup.`);

/**
 * Reads a file of the backup.
 * @throws StartError if it is missing or damaged
 */
export async function readMedia(
  { target, key, manifest }: BackupSource,
  file: BackedUpFile,
): Promise<Uint8Array> {
  const stored = await target.get(mediaName(file, manifest.key));
  if (!stored) throw damaged(`The file ${file.key}`);
  const content = manifest.key
    ? await decrypted(() => key.decryptBytes(stored), file.key)
    : await buffer(stored);
  if (checksumOf(content) !== file.sha256) throw damaged(`The file ${file.key}`);
  return content;
}

async function decrypted(read: () => Promise<Uint8Array>, name: string): Promise<Uint8Array> {
  try {
    return await read();
  } catch (error) {
    throw error instanceof StartError ? error : damaged(`The file ${name}`);
  }
}

/** The script's text. Its end throws if the checksum differs, so that the transaction around it is rolled back. */
async function* readScript({ target, key, manifest }: BackupSource): AsyncGenerator<Buffer> {
  const { name, sha256 } = manifest.database;
  const stored = await target.get(name);
  if (!stored) throw damaged('The script of the database');
  const hash = createHash('sha256');
  const zipped = manifest.key ? await key.decrypt(stored) : stored;
  const script = zipped.pipe(createGunzip());
  zipped.once('error', (error) => script.destroy(error));
  try {
    for await (const chunk of script) {
      hash.update(chunk);
      yield chunk;
    }
  } catch (error) {
    throw error instanceof StartError ? error : damaged('The script of the database');
  }
  if (hash.digest('hex') !== sha256) throw damaged('The script of the database');
}

/** @throws StartError if the script is damaged */
async function checkScript(source: BackupSource): Promise<void> {
  for await (const _ of readScript(source));
}

/** Only object stores keep it; the site decides by the ending as well. */
function contentTypeOf(key: string): string {
  const types: Record<string, string> = {
    avif: 'image/avif',
    webp: 'image/webp',
    jpg: 'image/jpeg',
    png: 'image/png',
    svg: 'image/svg+xml',
    pdf: 'application/pdf',
  };
  return types[key.slice(key.lastIndexOf('.') + 1)] ?? 'application/octet-stream';
}
