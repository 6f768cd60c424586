// Builds the site if its sources are not those of the build that is there.
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fingerprint } from './fingerprint.mjs';
import { step } from './step.mjs';
import { requireNode, root, toolOf } from './toolchain.mjs';

/** All that goes into the build. */
const sources = [
  'src',
  'public',
  'site.config.ts',
  'vite.config.ts',
  'react-router.config.ts',
  'tsconfig.json',
  'package.json',
  'package-lock.json',
];

/** Says which sources the build was made from; gone while a build is under way. */
const stamp = path.join(root, 'build', '.sources');

/** How to build, for those who want to run it themselves. */
export function buildProgram() {
  const env = { ...process.env, NODE_ENV: 'production' };
  return { command: requireNode(), args: [toolOf('@react-router/dev', 'react-router'), 'build'], env };
}

/** Builds only if needed; comparing takes some 50 milliseconds. */
export async function ensureBuilt() {
  if (isBuilt()) return;
  await recordBuild(() => step('Building the site', buildProgram()));
}

/**
 * Runs a build and notes what it was made from, unless it throws.
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

/** Whether the build that is there was made from these sources. */
export function isBuilt() {
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === fingerprint(sources);
}
