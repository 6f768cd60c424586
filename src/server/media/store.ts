// The file store for originals and derivatives: a folder; an object store can have the same interface.
import path from 'node:path';
import { Disk, errors } from 'flydrive';
import { FSDriver } from 'flydrive/drivers/fs';

export interface MediaStore {
  /** Writes a file; one with the same key is replaced. */
  put(key: string, content: Uint8Array, contentType: string): Promise<void>;
  /** The file's content, or null if there is none. */
  get(key: string): Promise<Uint8Array | null>;
  /** Removing what is not there is no error. */
  remove(key: string): Promise<void>;
}

/** Keys are made by the server: lower-case names in folders, one extension, no other dots. */
const keyPattern = /^(?:[a-z0-9][a-z0-9_-]*\/)+[a-z0-9][a-z0-9_-]*\.[a-z0-9]{2,5}$/;

/** Whether a text is a key; anything else is rejected before a path is made of it. */
export function isStorageKey(text: string): boolean {
  return text.length <= 200 && keyPattern.test(text);
}

/** @param folder absolute path; created with the first file */
export function openMediaStore(folder: string): MediaStore {
  const disk = new Disk(new FSDriver({ location: path.resolve(folder), visibility: 'private' }));
  const checked = (key: string) => {
    if (isStorageKey(key)) return key;
    throw new Error(`Not a key of the file store: ${JSON.stringify(key)}`);
  };
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
  };
}

function isMissing(cause: unknown): boolean {
  const { code } = (cause ?? {}) as NodeJS.ErrnoException;
  return code === 'ENOENT' || code === 'ENOTDIR' || code === 'EISDIR';
}
