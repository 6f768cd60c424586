import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, it, onTestFinished, vi } from 'vitest';

const [step, toolchain] = ['step', 'toolchain'].map((name) =>
  JSON.stringify(path.join(import.meta.dirname, `${name}.mjs`)),
);

const isAlive = (pid) => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

it.each(['SIGTERM', 'SIGKILL'])('a step ends with a script that gets %s', async (signal) => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'foyer-step-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const note = path.join(folder, 'pid');
  // As a build or an installation: it watches nothing itself.
  const work = `require('node:fs').writeFileSync(${JSON.stringify(note)}, String(process.pid));
    setInterval(() => {}, 1000);`;
  const script = `const { capture } = await import(${step});
    const { endsWithScript } = await import(${toolchain});
    await capture({ command: process.execPath, args: [...endsWithScript, '-e', ${JSON.stringify(work)}] });`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', script]);
  await vi.waitUntil(() => existsSync(note) && readFileSync(note, 'utf8') !== '', { timeout: 30_000 });
  const pid = Number(readFileSync(note, 'utf8'));
  expect(isAlive(pid)).toBe(true);
  onTestFinished(() => isAlive(pid) && process.kill(pid, 'SIGKILL'));
  child.kill(signal);
  await once(child, 'exit');
  await vi.waitUntil(() => !isAlive(pid), { timeout: 10_000 });
});
