// The production build; built first if the sources have changed.
import { execFile } from 'node:child_process';
import { mkdirSync, rmdirSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { root } from '../../source-files.ts';

export const clientDirectory = path.join(root, 'build/client');

const lock = path.join(root, '.cache/building');
/** Milliseconds after which a lock is stale. */
const buildTimeout = 120_000;

let ensured: Promise<void> | undefined;

/** Makes sure that `build/` is current, once per thread. Concurrent test files wait for one build. */
export function ensureBuiltSite(): Promise<void> {
  ensured ??= build();
  return ensured;
}

async function build(): Promise<void> {
  while (!takeLock()) await pause(250);
  try {
    const program = "import('./scripts/build.mjs').then((module) => module.ensureBuilt())";
    const env = { ...process.env, NODE_ENV: 'production' };
    await promisify(execFile)(process.execPath, ['--input-type=module', '-e', program], { cwd: root, env });
  } finally {
    rmdirSync(lock);
  }
}

function takeLock(): boolean {
  try {
    mkdirSync(path.dirname(lock), { recursive: true });
    mkdirSync(lock);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    const since = statSync(lock, { throwIfNoEntry: false })?.mtimeMs ?? 0;
    if (Date.now() - since > buildTimeout) rmdirSync(lock);
    return false;
  }
}

/** The built server, loaded by Node rather than by the test runner: exactly what runs in production. */
export async function loadBuiltSite(): Promise<typeof import('#server/app.ts')> {
  await ensureBuiltSite();
  // React reads it on import, and its development version renders other bytes.
  process.env.NODE_ENV = 'production';
  return createRequire(import.meta.url)(path.join(root, 'build/server/app.js'));
}
