// Creates a folder and those above it.
import { mkdir, stat } from 'node:fs/promises';
import path from 'node:path';

/** Node's `recursive` never returns below /proc, and calls a disk that is mounted read-only a missing folder. */
export async function makeFolder(folder: string, mode = 0o777): Promise<void> {
  const isMissing = (error: NodeJS.ErrnoException) =>
    error.code === 'ENOENT' && path.dirname(folder) !== folder;
  const accept = async (error: NodeJS.ErrnoException) => {
    if (!(await stat(folder).catch(() => null))?.isDirectory()) throw error;
  };
  await mkdir(folder, mode).catch(async (error) => {
    if (!isMissing(error)) return accept(error);
    await makeFolder(path.dirname(folder), mode);
    // Once more at most: another caller may have made it, and /proc refuses for ever.
    await mkdir(folder, mode).catch(accept);
  });
}
