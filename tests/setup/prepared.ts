// Folders that are made once from given sources, cached under `.cache` and copied by each run.
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { fingerprint } from '../../scripts/fingerprint.mjs';
import { root } from '../source-files.ts';

interface Preparation {
  name: string;
  /** Paths that the folder depends on; it is made again after a change. */
  sources: readonly string[];
  make(folder: string): Promise<void>;
}

/** `target` may exist if it is empty. */
export async function copyPrepared(preparation: Preparation, target: string): Promise<void> {
  cpSync(await ensurePrepared(preparation), target, { recursive: true });
}

/** The cached folder, made first if missing. It must not be changed. */
export async function ensurePrepared({ name, sources, make }: Preparation): Promise<string> {
  const cache = path.join(root, '.cache', 'prepared');
  const kept = path.join(cache, `${name}-${fingerprint(sources).slice(0, 16)}`);
  if (existsSync(kept)) return kept;
  mkdirSync(cache, { recursive: true });
  const unfinished = mkdtempSync(path.join(cache, '.unfinished-'));
  try {
    await make(unfinished);
    if (existsSync(kept)) return kept;
    for (const entry of readdirSync(cache)) {
      if (entry.startsWith(`${name}-`)) rmSync(path.join(cache, entry), { recursive: true, force: true });
    }
    renameSync(unfinished, kept);
    return kept;
  } finally {
    rmSync(unfinished, { recursive: true, force: true });
  }
}
