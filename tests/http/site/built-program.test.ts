// The built server: the files that a start reads (`server-bundles.ts`), and starts that come to nothing.
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { projectRoot } from '#server/project-root.ts';
import { program as entry } from '../../../scripts/serve.mjs';
import { freePort } from '../../chaos/site-process.ts';
import { ensureBuiltSite } from '../setup/built-site.ts';

const build = path.join(projectRoot, 'build/server');

/** The names of a built file and of all that it imports. */
function filesOf(entry: string, found = new Set<string>()): Set<string> {
  const name = path.relative(build, entry);
  if (found.has(name)) return found;
  found.add(name);
  const imports = readFileSync(entry, 'utf8').matchAll(/^(?:import|export)\b[^"]*"(\.[^"]+)";$/gm);
  for (const [, imported = ''] of imports) filesOf(path.resolve(path.dirname(entry), imported), found);
  return found;
}

beforeAll(ensureBuiltSite);

test('a start reads the program and the site from few files', () => {
  const program = filesOf(path.join(build, 'main.js'));
  const site = filesOf(path.join(build, 'app.js'));
  expect(program.size).toBeGreaterThan(1);
  expect(program.union(site).size).toBeLessThanOrEqual(8);
});

test('importing the site does not run the program', () => {
  expect(filesOf(path.join(build, 'app.js'))).not.toContain('main.js');
});

/** The program with these settings; `text` is what it has written. */
async function start(settings: Record<string, string>) {
  const own = { DATA_DIR: path.join(tmpdir(), 'foyer-never'), PORT: String(await freePort()), ...settings };
  const child = spawn(process.execPath, [entry], { cwd: projectRoot, env: { ...process.env, ...own } });
  const started = { child, text: '' };
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk) => {
      started.text += chunk;
    });
  return started;
}

test('a program that waits for its database ends at the signal', async () => {
  const started = await start({ DATABASE_URL: 'postgresql://nobody@127.0.0.1:1/nothing' });
  await expect.poll(() => started.text).toContain('Trying again.');
  started.child.kill('SIGTERM');
  await expect.poll(() => started.child.exitCode).toBe(0);
});

test('a damaged key of backups ends the start', async () => {
  const started = await start({ BACKUP_KEY: 'age1abc' });
  await expect.poll(() => started.child.exitCode).toBe(1);
  expect(started.text).toMatch(/^BACKUP_KEY is damaged/);
});

test('a host without an address is named', async () => {
  const started = await start({ HOST: 'nothing.invalid' });
  await expect.poll(() => started.child.exitCode).toBe(1);
  expect(started.text).toBe('HOST nothing.invalid is a name that has no address here.\n');
});
