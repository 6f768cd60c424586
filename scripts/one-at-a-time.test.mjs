import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, it, onTestFinished } from 'vitest';

const module = path.join(import.meta.dirname, 'one-at-a-time.mjs');

/** Another process that notes when its work begins and ends. */
const program = (lock, notes) => `
  const { appendFileSync } = await import('node:fs');
  const { oneAtATime } = await import(${JSON.stringify(module)});
  await oneAtATime(async () => {
    appendFileSync(${JSON.stringify(notes)}, process.pid + ' ');
    await new Promise((resolve) => setTimeout(resolve, 300));
    appendFileSync(${JSON.stringify(notes)}, process.pid + ' ');
  }, ${JSON.stringify(lock)});`;

it('three processes work one after the other, also past the lock of a killed one', {
  timeout: 30_000,
}, async () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'foyer-lock-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const [lock, notes] = [path.join(folder, 'lock'), path.join(folder, 'notes')];
  writeFileSync(lock, 'killed');
  utimesSync(lock, 0, 0);
  const run = () =>
    promisify(execFile)(process.execPath, ['--input-type=module', '-e', program(lock, notes)]);
  await Promise.all([run(), run(), run()]);
  const pids = readFileSync(notes, 'utf8').trim().split(' ');
  expect(pids).toHaveLength(6);
  expect([pids[1], pids[3], pids[5]]).toEqual([pids[0], pids[2], pids[4]]);
});
