// Runs programs to their end and leaves no child process behind if the script is interrupted.
import { spawn } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { root } from './toolchain.mjs';

/** @type {Set<import('node:child_process').ChildProcess>} */
const running = new Set();

let isEnding = false;

/**
 * Runs a program in the project's folder in a process group of its own, so that Ctrl+C reaches it through
 * `endTools` only. Once a signal has come nothing starts any more: the promise stays open until the script exits.
 * @param {{ command: string, args: string[], env?: NodeJS.ProcessEnv, isShown?: boolean }} program `isShown`:
 * output is inherited instead of captured
 * @returns {Promise<{ code: number, output: string }>}
 */
export function runTool({ command, args, env = process.env, isShown = false }) {
  return new Promise((resolve) => {
    if (isEnding) return;
    let output = '';
    const stdio = isShown ? ['ignore', 'inherit', 'inherit'] : ['ignore', 'pipe', 'pipe'];
    const child = spawn(command, args, { cwd: root, env, stdio, detached: process.platform !== 'win32' });
    running.add(child);
    for (const stream of [child.stdout, child.stderr]) {
      stream?.on('data', (chunk) => {
        output += chunk;
      });
    }
    child.once('error', (error) => resolve({ code: 1, output: error.message }));
    child.once('close', (code) => {
      running.delete(child);
      resolve({ code: code ?? 1, output });
    });
  });
}

/** Ends running programs: first by a signal, so that servers and databases shut down, then by force. */
async function endTools(graceTime) {
  const all = [...running].flatMap(({ pid }) => [pid, ...descendantsOf(pid)]);
  // Vitest and Playwright clean up on SIGINT only.
  for (const { pid } of running) send(pid, 'SIGINT');
  const end = Date.now() + graceTime;
  while (all.some(isAlive) && Date.now() < end) await pause(100);
  for (const pid of all) send(pid, 'SIGKILL');
}

/**
 * On a signal, ends the programs and then this script.
 * @param {number} graceTime milliseconds to clean up
 */
export function endToolsOnSignals(graceTime = 20_000) {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.on(signal, async () => {
      if (isEnding) return;
      isEnding = true;
      await endTools(graceTime);
      process.exit(1);
    });
  }
}

/** All descendants, on Linux; empty on other systems. */
function descendantsOf(ancestor) {
  const children = new Map();
  for (const { pid, parent } of processes()) children.set(parent, [...(children.get(parent) ?? []), pid]);
  const found = [];
  const walk = (pid) => {
    for (const child of children.get(pid) ?? []) {
      found.push(child);
      walk(child);
    }
  };
  walk(ancestor);
  return found;
}

function processes() {
  if (process.platform !== 'linux') return [];
  return readdirSync('/proc').flatMap((name) => {
    try {
      const parent = /\(.*\) \S (\d+)/s.exec(readFileSync(`/proc/${name}/stat`, 'latin1'))?.[1];
      return parent ? [{ pid: Number(name), parent: Number(parent) }] : [];
    } catch {
      return [];
    }
  });
}

function isAlive(pid) {
  return send(pid, 0);
}

function send(pid, signal) {
  try {
    return process.kill(pid, signal);
  } catch {
    return false;
  }
}
