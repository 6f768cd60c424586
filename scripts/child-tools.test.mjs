import { spawn } from 'node:child_process';
import path from 'node:path';
import { expect, it, vi } from 'vitest';

const tools = path.join(import.meta.dirname, 'child-tools.mjs');

/** A tool that starts a server of its own, as the browser tests do, and goes without ending it. */
const server = `console.log(process.pid); setInterval(() => {}, 1000);`;
const tool = `
  const { spawn } = await import('node:child_process');
  spawn(process.execPath, ['-e', ${JSON.stringify(server)}], { detached: true, stdio: 'inherit' });
  process.on('SIGINT', () => process.exit(1));
  setInterval(() => {}, 1000);`;
/** What a script runs next; it prints `next`. */
const nextTool = `console.log('next'); setInterval(() => {}, 1000);`;
const run = (code) =>
  `await runTool({ command: process.execPath, args: ['--input-type=module', '-e', ${JSON.stringify(code)}], isShown: true });`;
const script = `
  const { endToolsOnSignals, runTool } = await import(${JSON.stringify(tools)});
  endToolsOnSignals(300);
  ${run(tool)}
  ${run(nextTool)}`;

const isAlive = (pid) => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

it.concurrent.each(['SIGTERM', 'SIGINT', 'SIGHUP'])(
  'ends its child processes on %s and starts no others',
  async (signal) => {
    const child = spawn(process.execPath, ['--input-type=module', '-e', script]);
    const pid = Number(await new Promise((resolve) => child.stdout.once('data', resolve)));
    expect(isAlive(pid)).toBe(true);
    let output = '';
    child.stdout.on('data', (chunk) => {
      output += chunk;
    });
    const gone = new Promise((resolve) => child.once('exit', resolve));
    child.kill(signal);
    expect(await gone).toBe(1);
    // Not `expect.poll`, which knows one test at a time.
    await vi.waitUntil(() => !isAlive(pid), { timeout: 10_000 });
    expect(output).toBe('');
  },
);
