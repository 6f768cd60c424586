// Folders that are made once from given sources, kept under `.cache`, and copied by each run.
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { fingerprint } from '../../scripts/fingerprint.mjs';
import { root } from '../source-files.ts';

interface Preparation {
  name: string;
  /** All that the folder is made from; a change in it has it made anew. */
  sources: readonly string[];
  make(folder: string): Promise<void>;
}

/** Copies the prepared folder to `target`, which may be there and empty. */
export async function copyPrepared(preparation: Preparation, target: string): Promise<void> {
  cpSync(await ensurePrepared(preparation), target, { recursive: true });
}

/** The prepared folder, made now where it is missing. Nothing may be changed in it. */
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
