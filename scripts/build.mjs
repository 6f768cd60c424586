// Builds the site unless the existing build was made from the same sources.
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fingerprint } from './fingerprint.mjs';
import { oneAtATime } from './one-at-a-time.mjs';
import { step } from './step.mjs';
import { endsWithScript, requireNode, root, toolOf } from './toolchain.mjs';

/** Everything that the build depends on. */
const sources = [
  'src',
  'season',
  'public',
  'site.config.ts',
  'vite.config.ts',
  'react-router.config.ts',
  'tsconfig.json',
  'package.json',
  'package-lock.json',
];

/** Contains the fingerprint of the build's sources. Missing while a build is running. */
const stamp = path.join(root, 'build', '.sources');

/** The command of a build, for callers that run it themselves. */
export function buildProgram() {
  const env = { ...process.env, NODE_ENV: 'production' };
  const args = [...endsWithScript, toolOf('@react-router/dev', 'react-router'), 'build'];
  return { command: requireNode(), args, env };
}

/** Comparing takes about 50 ms. */
export async function ensureBuilt() {
  if (isBuilt()) return;
  await oneAtATime(async () => {
    if (!isBuilt()) await recordBuild(() => step('Building the site', buildProgram()));
  });
}

/**
 * Runs a build and stores the fingerprint of its sources, unless it throws.
 * @template T
 * @param {() => Promise<T>} build
 */
export async function recordBuild(build) {
  const made = fingerprint(sources);
  rmSync(stamp, { force: true });
  const result = await build();
  if (existsSync(path.dirname(stamp))) writeFileSync(stamp, made);
  return result;
}

/** Whether the existing build was made from the current sources. */
export function isBuilt() {
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === fingerprint(sources);
}
