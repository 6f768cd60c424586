// Folders prepared once from given sources, cached under `.cache` and copied by each run.
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fingerprint } from '../../scripts/fingerprint.mjs';
import { root } from '../source-files.ts';

interface Preparation {
  name: string;
  /** Paths that the folder depends on; after a change it is prepared again. */
  sources: readonly string[];
  make(folder: string): Promise<void>;
}

/** `target` may exist if it is empty. */
export async function copyPrepared(preparation: Preparation, target: string): Promise<void> {
  cpSync(await ensurePrepared(preparation), target, { recursive: true });
}

/** The cached folder, prepared first if missing. It must not be changed. */
export async function ensurePrepared({ name, sources, make }: Preparation): Promise<string> {
  const cache = path.join(root, '.cache', 'prepared');
  const kept = path.join(cache, `${name}-${fingerprint(sources).slice(0, 16)}`);
  if (existsSync(kept)) return kept;
  mkdirSync(cache, { recursive: true });
  const free = await claim(path.join(cache, `.${name}.lock`));
  try {
    return await makeOnce(cache, kept, { name, make });
  } finally {
    free();
  }
}

async function makeOnce(
  cache: string,
  kept: string,
  { name, make }: Pick<Preparation, 'name' | 'make'>,
): Promise<string> {
  if (existsSync(kept)) return kept;
  const unfinished = mkdtempSync(path.join(cache, '.unfinished-'));
  try {
    await make(unfinished);
    for (const entry of readdirSync(cache)) {
      if (entry.startsWith(`${name}-`)) rmSync(path.join(cache, entry), { recursive: true, force: true });
    }
    renameSync(unfinished, kept);
    return kept;
  } finally {
    rmSync(unfinished, { recursive: true, force: true });
  }
}

/** Milliseconds after which a claim is stale: another process may have its pid by then. */
const longest = 600_000;

/**
 * Waits until no other stage prepares the same folder.
 * @returns a function that releases the claim
 */
async function claim(file: string): Promise<() => void> {
  for (;;) {
    try {
      writeFileSync(file, String(process.pid), { flag: 'wx' });
      return () => rmSync(file, { force: true });
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
    if (isLeft(file)) rmSync(file, { force: true });
    else await sleep(100);
  }
}

/** Whether the process that has written it was killed. */
function isLeft(file: string): boolean {
  const written = statSync(file, { throwIfNoEntry: false });
  if (!written) return false;
  if (Date.now() - written.mtimeMs > longest) return true;
  try {
    return !process.kill(Number(readFileSync(file, 'utf8') || process.pid), 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ESRCH';
  }
}
