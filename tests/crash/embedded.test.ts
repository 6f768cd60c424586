import { type ChildProcess, spawn } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { processesOn } from '../../src/server/db/embedded/processes.ts';
import type { EmbeddedConnection } from '../../src/server/db/embedded/transport.ts';

const program = path.join(import.meta.dirname, 'foyer-process.ts');

type Answer = { connection: EmbeddedConnection; starts: number[]; rejection?: string };

/** One data directory for all tests: each has to handle the state that the previous test left. */
let dataDir: string;
let cluster: string;
let children: ChildProcess[];

beforeAll(async () => {
  dataDir = realpathSync(mkdtempSync(path.join(os.tmpdir(), 'foyer-crash-')));
  cluster = path.join(dataDir, 'postgres', 'cluster');
  children = [];
  const { child } = await start();
  await kill(child, 'SIGTERM');
});

beforeEach(() => {
  children = [];
});

afterEach(async () => {
  for (const child of children) await kill(child, 'SIGTERM');
});

afterAll(async () => {
  const noted = existsSync(path.join(cluster, 'postmaster.pid')) ? postmaster() : undefined;
  for (const pid of processesOn(cluster, noted)) process.kill(pid, 'SIGKILL');
  while (processesOn(cluster, noted).length > 0) await sleep(10);
  rmSync(dataDir, { recursive: true, force: true });
});

/** Starts Foyer on the data directory and waits for its first output; stderr is kept for assertions. */
async function start(
  directory = dataDir,
  env = {},
): Promise<Answer & { child: ChildProcess; log: () => string }> {
  const child = spawn(process.execPath, [program, directory], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...env },
  });
  children.push(child);
  let log = '';
  child.stderr.on('data', (chunk) => {
    log += chunk;
  });
  const line = await new Promise<string>((resolve, reject) => {
    child.stdout.once('data', (chunk) => resolve(String(chunk)));
    child.once('exit', () => setTimeout(reject, 200, new Error(`ended without an answer: ${log}`)));
  });
  return { ...(JSON.parse(line) as Answer), child, log: () => log };
}

async function kill(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill(signal);
  await ended;
}

/** The server's process id as it noted it. Never a default: to signal process 0 means the whole group. */
function postmaster(): number {
  const pid = Number.parseInt(readFileSync(path.join(cluster, 'postmaster.pid'), 'utf8'), 10);
  if (!(pid > 1)) throw new Error('The database noted no process id.');
  return pid;
}

async function countStarts(connection: EmbeddedConnection): Promise<number> {
  const client = new pg.Client(connection);
  await client.connect();
  try {
    return (await client.query('SELECT FROM starts')).rowCount ?? 0;
  } finally {
    await client.end();
  }
}

it('keeps writes after kill -9 and ends the orphaned server', async () => {
  const first = await start();
  const leftBehind = postmaster();
  await kill(first.child, 'SIGKILL');
  expect(processesOn(cluster, leftBehind)).toContain(leftBehind);

  const second = await start();
  expect(second.starts.slice(-2)).toEqual([first.child.pid, second.child.pid]);
  expect(second.log()).toContain(`process ${leftBehind}`);
  expect(postmaster()).not.toBe(leftBehind);
  expect(processesOn(cluster, undefined)).not.toContain(leftBehind);
});

it('keeps writes when Foyer and its database are killed together', async () => {
  const first = await start();
  const server = postmaster();
  first.child.kill('SIGKILL');
  process.kill(server, 'SIGKILL');
  const second = await start();
  expect(second.starts.slice(-2)).toEqual([first.child.pid, second.child.pid]);
});

it('rejects a second Foyer on the same data directory and names the first', async () => {
  const first = await start();
  const server = postmaster();
  const second = await start();
  expect(second.rejection).toContain(`Another Foyer (process ${first.child.pid})`);
  expect(second.rejection).toContain(dataDir);
  expect(postmaster()).toBe(server);
  expect(await countStarts(first.connection)).toBe(first.starts.length);
});

it('rejects files of another PostgreSQL version with instructions, and keeps them unchanged', async () => {
  const version = path.join(cluster, 'PG_VERSION');
  const before = readFileSync(version, 'utf8');
  writeFileSync(version, '17\n');
  const { rejection } = await start();
  expect(rejection).toContain('was written by PostgreSQL 17');
  expect(rejection).toContain('Make a backup with the Foyer that wrote it');
  writeFileSync(version, before);
  expect((await start()).rejection).toBeUndefined();
});

it('lets exactly one of several simultaneous starts succeed', async () => {
  const answers = await Promise.all([start(), start(), start()]);
  expect(answers.filter(({ rejection }) => rejection === undefined)).toHaveLength(1);
  expect(answers.filter(({ rejection }) => rejection?.startsWith('Another Foyer'))).toHaveLength(2);
});

it('is not confused by reused process ids', async () => {
  const first = await start();
  await kill(first.child, 'SIGTERM');
  const lock = JSON.stringify({ pid: process.pid, started: 'another moment' });
  writeFileSync(path.join(dataDir, 'postgres', 'foyer.lock'), lock);
  writeFileSync(
    path.join(cluster, 'postmaster.pid'),
    `${process.pid}\n${cluster}\n1\n5432\n\n\n1 1\nready\n`,
  );
  const second = await start();
  expect(second.starts).toHaveLength(first.starts.length + 1);
});

it('restarts a crashed database while Foyer runs', async () => {
  const { child, connection, starts, log } = await start();
  const server = postmaster();
  process.kill(server, 'SIGKILL');
  await expect.poll(() => log(), { timeout: 10_000 }).toContain('The database is running again.');
  expect(log()).toContain('ended unexpectedly (signal SIGKILL)');
  expect(postmaster()).not.toBe(server);
  expect(await countStarts(connection)).toBe(starts.length);
  expect(child.exitCode).toBeNull();
});

it('leaves no process, lock or socket when it stops', async () => {
  const { child } = await start();
  await kill(child, 'SIGTERM');
  expect(child.exitCode).toBe(0);
  expect(processesOn(cluster, undefined)).toEqual([]);
  const left = ['foyer.lock', '.s.PGSQL.5432'].map((name) => path.join(dataDir, 'postgres', name));
  for (const file of left) expect(() => statSync(file)).toThrow('ENOENT');
});

it('is private: a folder with restricted access and no TCP port', async () => {
  const { connection } = await start();
  expect(statSync(connection.host).mode & 0o777).toBe(0o700);
  const client = new pg.Client(connection);
  await client.connect();
  const { rows } = await client.query(`SELECT current_setting('listen_addresses') AS addresses`);
  await client.end();
  expect(rows).toEqual([{ addresses: '' }]);
});

it('serves a data directory whose path is too long for a socket', async () => {
  const deep = path.join(dataDir, 'a-long-name-'.repeat(10));
  mkdirSync(deep);
  renameSync(path.join(dataDir, 'postgres'), path.join(deep, 'postgres'));
  const { child, connection, starts } = await start(deep);
  expect(Buffer.byteLength(connection.host)).toBeLessThan(80);
  expect(statSync(connection.host).mode & 0o777).toBe(0o700);
  expect(await countStarts(connection)).toBe(starts.length);
  await kill(child, 'SIGTERM');
  expect(() => statSync(connection.host)).toThrow('ENOENT');
  renameSync(path.join(deep, 'postgres'), path.join(dataDir, 'postgres'));
});

// Only root has to change the user.
it.each(process.getuid?.() === 0 ? ['root'] : [])('serves %s without user namespaces', async () => {
  const programs = path.join(dataDir, 'programs');
  mkdirSync(programs);
  writeFileSync(path.join(programs, 'unshare'), '#!/bin/sh\nexit 1\n', { mode: 0o755 });
  const first = await start(dataDir, { PATH: `${programs}${path.delimiter}${process.env.PATH}` });
  expect(statSync(cluster).uid).not.toBe(0);
  expect(first.starts.at(-1)).toBe(first.child.pid);
  await kill(first.child, 'SIGTERM');
  const second = await start();
  expect(second.starts.slice(-2)).toEqual([first.child.pid, second.child.pid]);
});
