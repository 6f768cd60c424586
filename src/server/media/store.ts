// The file store for originals and derivatives: a folder, or an object store.
import { opendir, stat } from 'node:fs/promises';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { Disk, errors } from 'flydrive';
import { FSDriver } from 'flydrive/drivers/fs';
import type { Config } from '#server/config.ts';
import { type ObjectStoreSettings, type OpenOptions, openObjectStore } from '#server/media/object-store.ts';

export interface MediaStore {
  /** Writes a file; one with the same key is replaced. */
  put(key: string, content: Uint8Array, contentType: string): Promise<void>;
  /** The file's content, or null if there is none. */
  get(key: string): Promise<Uint8Array | null>;
  /** Removing what is not there is no error. */
  remove(key: string): Promise<void>;
  /** All files, in any order; what is written meanwhile may be missing. */
  list(): AsyncIterable<{ key: string; bytes: number }>;
}

/** Keys are made by the server: lower-case names in folders, one extension, no other dots. */
const keyPattern = /^(?:[a-z0-9][a-z0-9_-]*\/)+[a-z0-9][a-z0-9_-]*\.[a-z0-9]{2,5}$/;

/** Whether a text is a key; anything else is rejected before a path is made of it. */
export function isStorageKey(text: string): boolean {
  return text.length <= 200 && keyPattern.test(text);
}

/** Milliseconds that a file of an object store may take: visitors wait for it. */
const timeout = 15_000;

/**
 * The store that the settings name: an object store, or the folder `media` of the data directory.
 * @param onAway told of an object store that does not answer; without it that is an error
 */
export async function openConfiguredStore(
  config: Pick<Config, 'DATA_DIR' | 'MEDIA_STORE'> & ObjectStoreSettings,
  onAway?: OpenOptions['onAway'],
): Promise<MediaStore> {
  return config.MEDIA_STORE
    ? await openMediaBucket(config.MEDIA_STORE, config, { timeout, ...(onAway ? { onAway } : {}) })
    : openMediaStore(path.join(config.DATA_DIR, 'media'));
}

function checked(key: string): string {
  if (isStorageKey(key)) return key;
  throw new Error(`Not a key of the file store: ${JSON.stringify(key)}`);
}

async function openMediaBucket(
  address: string,
  settings: ObjectStoreSettings,
  options: OpenOptions,
): Promise<MediaStore> {
  const objects = await openObjectStore(address, settings, options);
  return {
    put: (key, content, contentType) => objects.put(checked(key), content, contentType),
    async get(key) {
      const content = isStorageKey(key) ? await objects.get(key) : null;
      return content ? await buffer(content) : null;
    },
    remove: (key) => objects.remove(checked(key)),
    async *list() {
      for await (const { key, bytes } of objects.list('')) if (isStorageKey(key)) yield { key, bytes };
    },
  };
}

/** @param folder absolute path; created with the first file */
export function openMediaStore(folder: string): MediaStore {
  const disk = new Disk(new FSDriver({ location: path.resolve(folder), visibility: 'private' }));
  return {
    put: (key, content, contentType) => disk.put(checked(key), content, { contentType }),
    async get(key) {
      if (!isStorageKey(key)) return null;
      try {
        return await disk.getBytes(key);
      } catch (error) {
        if (error instanceof errors.E_CANNOT_READ_FILE && isMissing(error.cause)) return null;
        throw error;
      }
    },
    remove: (key) => disk.delete(checked(key)),
    list: () => listFolder(path.resolve(folder)),
  };
}

async function* listFolder(folder: string): AsyncGenerator<{ key: string; bytes: number }> {
  const entries = await opendir(folder, { recursive: true }).catch((error: unknown) => {
    if (isMissing(error)) return [];
    throw error;
  });
  for await (const entry of entries) {
    const file = path.join(entry.parentPath, entry.name);
    const key = path.relative(folder, file).replaceAll(path.sep, '/');
    if (!entry.isFile() || !isStorageKey(key)) continue;
    const found = await stat(file).catch(() => null);
    if (found) yield { key, bytes: found.size };
  }
}

function isMissing(cause: unknown): boolean {
  const { code } = (cause ?? {}) as NodeJS.ErrnoException;
  return code === 'ENOENT' || code === 'ENOTDIR' || code === 'EISDIR';
}
