// The target of backups: a folder, or an object store.
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdtemp, opendir, rename, rm, stat, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { makeFolder } from '#server/make-folder.ts';
import {
  isObjectStore,
  type ObjectStore,
  type ObjectStoreSettings,
  openObjectStore,
  type StoredObject,
} from '#server/media/object-store.ts';
import { StartError } from '#server/start-error.ts';

export interface BackupTarget {
  /** As in the setting. */
  address: string;
  /** Writes a file as a whole: before the end nothing has its name. */
  put(name: string, content: Uint8Array | Readable): Promise<void>;
  /** The file's content, or null if there is none. */
  get(name: string): Promise<Readable | null>;
  remove(name: string): Promise<void>;
  list(folder: string): Promise<StoredObject[]>;
}

/**
 * @param address an absolute folder, or `s3://bucket/prefix`
 * @throws StartError if it cannot be reached
 */
export async function openBackupTarget(
  address: string,
  settings: ObjectStoreSettings,
): Promise<BackupTarget> {
  return isObjectStore(address)
    ? bucketTarget(address, await openObjectStore(address, settings))
    : folderTarget(address);
}

/** The end of the name of a file that is being written. */
const unfinished = '.unfinished';
/** Milliseconds; older unfinished files belong to a backup that was interrupted. */
const staleAfter = 24 * 3_600_000;

function folderTarget(folder: string): BackupTarget {
  const place = (name: string) => path.join(folder, ...name.split('/'));
  return {
    address: folder,
    async put(name, content) {
      const file = place(name);
      try {
        await makeFolder(path.dirname(file), 0o700);
        await writeDurably(file + unfinished, content);
        await rename(file + unfinished, file);
      } catch (error) {
        await rm(file + unfinished, { force: true }).catch(() => undefined);
        throw explain(error, folder);
      }
    },
    async get(name) {
      const found = await stat(place(name)).catch(() => null);
      return found?.isFile() ? createReadStream(place(name)) : null;
    },
    remove: (name) => rm(place(name), { force: true }),
    async list(below) {
      const files: StoredObject[] = [];
      const entries = await opendir(place(below), { recursive: true }).catch((error: unknown) => {
        if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
        throw explain(error, folder);
      });
      for await (const entry of entries) {
        const file = path.join(entry.parentPath, entry.name);
        const found = entry.isFile() ? await stat(file).catch(() => null) : null;
        if (!found) continue;
        if (!entry.name.endsWith(unfinished)) {
          const key = path.relative(folder, file).replaceAll(path.sep, '/');
          files.push({ key, bytes: found.size, changed_at: found.mtime });
        } else if (Date.now() - found.mtimeMs > staleAfter) await rm(file, { force: true });
      }
      return files;
    },
  };
}

/** Flushed to disk before it returns, so that a power cut cannot lose it. */
async function writeDurably(file: string, content: Uint8Array | Readable): Promise<void> {
  const options = { mode: 0o600, flush: true };
  if (content instanceof Readable) await pipeline(content, createWriteStream(file, options));
  else await writeFile(file, content, options);
}

function explain(error: unknown, folder: string): unknown {
  const { code, message } = error as NodeJS.ErrnoException;
  if (code === 'ENOSPC') return new StartError(`No space is left for the backup in ${folder}.`);
  if (['EACCES', 'EPERM', 'EROFS', 'ENOTDIR', 'ENOENT', 'EEXIST', 'ENAMETOOLONG'].includes(code ?? '')) {
    return new StartError(`The folder for backups ${folder} cannot be used: ${message}.`);
  }
  return error;
}

function bucketTarget(address: string, objects: ObjectStore): BackupTarget {
  return {
    address,
    async put(name, content) {
      if (!(content instanceof Readable)) {
        await objects.put(name, content, 'application/octet-stream');
        return;
      }
      // Object stores require the length in advance.
      const folder = await mkdtemp(path.join(os.tmpdir(), 'foyer-backup-'));
      try {
        const file = path.join(folder, 'part');
        await writeDurably(file, content);
        await objects.putFile(name, { path: file, bytes: (await stat(file)).size });
      } finally {
        await rm(folder, { recursive: true, force: true });
      }
    },
    get: (name) => objects.get(name),
    remove: (name) => objects.remove(name),
    async list(folder) {
      const files: StoredObject[] = [];
      for await (const file of objects.list(`${folder}/`)) files.push(file);
      return files;
    },
  };
}
