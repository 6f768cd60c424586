import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, realpathSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, expect, it, vi } from 'vitest';
import { processesOn } from '../../src/server/db/embedded/processes.ts';

const serve = path.resolve(import.meta.dirname, '../../scripts/serve.mjs');
const command = path.join(import.meta.dirname, 'command-process.ts');
const dataDir = realpathSync(mkdtempSync(path.join(os.tmpdir(), 'foyer-interrupted-')));
const script = `const { runOnce } = await import(${JSON.stringify(serve)});
  process.exitCode = await runOnce(${JSON.stringify(command)}, [${JSON.stringify(dataDir)}]);`;

const databaseProcesses = () => processesOn(path.join(dataDir, 'postgres', 'cluster'), undefined);

afterAll(async () => {
  for (const pid of databaseProcesses()) process.kill(pid, 'SIGKILL');
  await vi.waitUntil(() => databaseProcesses().length === 0);
  rmSync(dataDir, { recursive: true, force: true });
});

it.each(['SIGTERM', 'SIGINT', 'SIGHUP', 'SIGKILL'] as const)(
  'a command whose script gets %s ends with its database',
  async (signal) => {
    const child = spawn(process.execPath, ['--input-type=module', '-e', script]);
    let errors = '';
    child.stderr.on('data', (text) => (errors += text));
    await once(child.stdout, 'data');
    expect(databaseProcesses()).not.toEqual([]);
    child.kill(signal);
    const [code] = await once(child, 'close');
    expect(code).toBe(signal === 'SIGKILL' ? null : 1);
    expect(errors).toMatch(/^Interrupted\. .*\n$/);
    await vi.waitUntil(() => databaseProcesses().length === 0, { timeout: 10_000 });
    expect(existsSync(path.join(dataDir, 'postgres', 'foyer.lock'))).toBe(false);
  },
);
