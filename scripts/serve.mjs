// Keeps a server running under Node 24 in the foreground of this script.
import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { compiledCode, requireNode, root } from './toolchain.mjs';

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
 * Runs the server, and again after each crash, such as a lack of memory. Forwards signals, and shuts the server down if
 * its parent disappears: a kill -9 of npm or of this script must not leave a server on the port.
 * @param {string} entry the file to run, relative to the project
 * @param {NodeJS.ProcessEnv} env added to the environment and the file .env
 * @param {{ uptime?: number }} [options] `uptime`: replaces `minUptime`
 * @returns {Promise<number>} the server's exit code
 */
export async function serve(entry, env, { uptime = minUptime } = {}) {
  const settings = path.join(root, '.env');
  if (existsSync(settings)) process.loadEnvFile(settings);
  const parent = { child: undefined, isStopping: false };
  forwardSignals(parent);
  const watching = process.env.npm_lifecycle_event ? watchParent(parent) : undefined;
  try {
    for (;;) {
      const begun = performance.now();
      const { code, signal } = await runServer(entry, env, parent);
      const isCrash = signal !== null || code !== 0;
      if (!isCrash || parent.isStopping || performance.now() - begun < uptime) return code ?? 1;
      console.error(`The server has crashed (${signal ?? `code ${code}`}). It is started again.`);
    }
  } finally {
    clearInterval(watching);
  }
}

function runServer(entry, env, parent) {
  const watch = pathToFileURL(path.join(root, 'scripts', 'stop-with-parent.mjs')).href;
  const child = spawn(requireNode(), [...memoryFlags, '--import', watch, path.join(root, entry)], {
    cwd: root,
    env: { ...mallocSettings, NODE_COMPILE_CACHE: compiledCode, ...process.env, ...env },
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

function forwardSignals(parent) {
  for (const signal of ['SIGTERM', 'SIGHUP']) process.on(signal, () => stop(parent, signal));
  process.on('SIGINT', () => {
    // A terminal sends Ctrl+C to the whole process group, so the server has it already.
    if (process.stdin.isTTY) parent.isStopping = true;
    else stop(parent, 'SIGINT');
  });
}

/**
 * If npm is killed, its child gets another parent. Between npm and this script is a shell, which survives; on
 * Linux its parent is watched too.
 */
function watchParent(parent) {
  const line = lineage();
  const watching = setInterval(() => {
    if (lineage() === line) return;
    clearInterval(watching);
    stop(parent, 'SIGTERM');
  }, 250);
  return watching;
}

/** The process ids of this script's parents: the shell and npm. */
function lineage() {
  try {
    const stat = readFileSync(`/proc/${process.ppid}/stat`, 'latin1');
    const [, name, parent] = /\((.*)\) \S (\d+)/s.exec(stat);
    return /sh$/.test(name) ? `${process.ppid} ${parent}` : `${process.ppid}`;
  } catch {
    return `${process.ppid}`;
  }
}
