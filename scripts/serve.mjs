// Runs programs under Node 24 in the foreground of this script.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { compiledCode, endsWithScript, requireNode, root } from './toolchain.mjs';

/**
 * Memory in MB: a small young generation, which V8 would otherwise let grow to several times its use, and a limit of
 * the old generation, before which garbage collection is more aggressive.
 */
export const memoryFlags = ['--max-semi-space-size=4', '--max-old-space-size=320'];

/**
 * For glibc, which otherwise returns little memory: pictures are processed by several threads, with an arena each, and
 * after the first large one that was freed, others are no longer returned to the system.
 */
export const mallocSettings = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '131072',
  MALLOC_TRIM_THRESHOLD_: '131072',
};

/** The built program, relative to the project. */
export const program = 'build/server/main.js';

/** Milliseconds that a server has to have run to be started again after a crash: one that cannot start ends the script. */
const minUptime = 60_000;

/**
 * Runs the server, and again after each crash, such as a lack of memory.
 * @param {string} entry the file to run, relative to the project
 * @param {NodeJS.ProcessEnv} env added to the environment and the file .env
 * @param {{ uptime?: number }} [options] `uptime`: replaces `minUptime`
 * @returns {Promise<number>} the server's exit code
 */
export async function serve(entry, env, { uptime = minUptime } = {}) {
  loadSettings();
  const parent = forwardSignals();
  const settings = { ...mallocSettings, NODE_COMPILE_CACHE: compiledCode, ...process.env, ...env };
  for (;;) {
    const begun = performance.now();
    const { code, signal } = await runNode([...memoryFlags, path.join(root, entry)], settings, parent);
    const isCrash = signal !== null || code !== 0;
    if (!isCrash || parent.isStopping || performance.now() - begun < uptime) return code ?? 1;
    console.error(`The server has crashed (${signal ?? `code ${code}`}). It is started again.`);
  }
}

/**
 * Runs a program once.
 * @param {string} entry an absolute path
 * @param {string[]} args
 * @returns {Promise<number>} its exit code
 */
export async function runOnce(entry, args) {
  loadSettings();
  const { code } = await runNode([entry, ...args], process.env, forwardSignals());
  return code ?? 1;
}

function loadSettings() {
  const settings = path.join(root, '.env');
  if (existsSync(settings)) process.loadEnvFile(settings);
}

function runNode(args, env, parent) {
  const child = spawn(requireNode(), [...endsWithScript, ...args], {
    cwd: root,
    env,
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  });
  parent.child = child;
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code, signal) => resolve({ code, signal }));
  });
}

function stop(parent, signal) {
  parent.isStopping = true;
  parent.child?.kill(signal);
}

function forwardSignals() {
  const parent = { child: undefined, isStopping: false };
  for (const signal of ['SIGTERM', 'SIGHUP']) process.on(signal, () => stop(parent, signal));
  process.on('SIGINT', () => {
    // A terminal sends Ctrl+C to the whole process group, so the server has it already.
    if (process.stdin.isTTY) parent.isStopping = true;
    else stop(parent, 'SIGINT');
  });
  return parent;
}
