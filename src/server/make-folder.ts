// Creates a folder and those above it.
import { mkdir, stat } from 'node:fs/promises';
import path from 'node:path';

/** Node's `recursive` never returns below /proc, and calls a disk that is mounted read-only a missing folder. */
export async function makeFolder(folder: string, mode = 0o777): Promise<void> {
  try {
    await mkdir(folder, mode);
  } catch (error) {
    if ((await stat(folder).catch(() => null))?.isDirectory()) return;
    const above = path.dirname(folder);
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT' || (await stat(above).catch(() => null)))
      throw error;
    await makeFolder(above, mode);
    await makeFolder(folder, mode);
  }
}
