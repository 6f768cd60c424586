// Runs a server of ours under Node 24, as if it had been called in this script's place.
import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { requireNode, root } from './toolchain.mjs';

/**
 * Passes signals on, and ends the server in good order when what started it is gone: a kill -9 of npm
 * or of this script must not leave a server on the port.
 * @param {string} entry the file to run, relative to the project
 * @param {NodeJS.ProcessEnv} env on top of the environment and of the file .env
 * @returns {Promise<number>} the server's exit code
 */
export function serve(entry, env) {
  const settings = path.join(root, '.env');
  if (existsSync(settings)) process.loadEnvFile(settings);
  const watch = pathToFileURL(path.join(root, 'scripts', 'stop-with-parent.mjs')).href;
  const child = spawn(requireNode(), ['--import', watch, path.join(root, entry)], {
    cwd: root,
    // Pictures are made in several threads; with a pool of memory for each, glibc gives little of it back.
    env: { MALLOC_ARENA_MAX: '2', ...process.env, ...env },
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  });
  passSignalsOn(child);
  const watching = process.env.npm_lifecycle_event ? watchParent(child) : undefined;
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code, signal) => {
      clearInterval(watching);
      resolve(signal ? 1 : (code ?? 0));
    });
  });
}

function passSignalsOn(child) {
  for (const signal of ['SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  // A terminal sends Ctrl+C to the server as well, which must not get it twice.
  process.on('SIGINT', () => {
    if (!process.stdin.isTTY) child.kill('SIGINT');
  });
}

/**
 * Where npm is killed, the operating system hands what it started to another parent. Between npm and
 * this script stands a shell, which lives on and is looked past where the system lets us (Linux).
 */
function watchParent(child) {
  const line = lineage();
  const watching = setInterval(() => {
    if (lineage() === line) return;
    clearInterval(watching);
    child.kill('SIGTERM');
  }, 250);
  return watching;
}

/** The process ids of npm and of the shell it started this script in. */
function lineage() {
  try {
    const stat = readFileSync(`/proc/${process.ppid}/stat`, 'latin1');
    const [, name, parent] = /\((.*)\) \S (\d+)/s.exec(stat);
    return /sh$/.test(name) ? `${process.ppid} ${parent}` : `${process.ppid}`;
  } catch {
    return `${process.ppid}`;
  }
}
