// Two real PostgreSQL servers: a primary, and a streaming replica.
import { appendFileSync, cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { startEmbedded } from '../../src/server/db/embedded/start-embedded.ts';
import type { EmbeddedConnection } from '../../src/server/db/embedded/transport.ts';

interface TestServer {
  connection: EmbeddedConnection;
  stop(): Promise<void>;
  start(): Promise<void>;
}

export interface Replicated {
  primary: TestServer;
  replica: TestServer;
  /** Stops both and removes all files. */
  close(): Promise<void>;
}

const settings = { fsync: 'off', wal_level: 'replica', max_wal_senders: '4' };
const log = { info() {}, warn() {}, error() {} };

/** Files that a base backup leaves out, because the replica creates or receives them. */
const ownFiles = /\/(?:postmaster\.(?:pid|opts)|pg_wal\/[0-9A-F]+|pg_replslot\/.+)$/;

async function startServer(dataDir: string): Promise<TestServer> {
  const start = () => startEmbedded({ dataDir, log, settings });
  let running = await start();
  return {
    connection: running.connection,
    stop: () => running.stop(),
    async start() {
      running = await start();
    },
  };
}

export async function startReplicated(): Promise<Replicated> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'foyer-two-'));
  const folders = { primary: path.join(folder, 'a'), replica: path.join(folder, 'b') };
  const primary = await startServer(folders.primary);
  await copyRunning(primary, folders);
  const replica = await startServer(folders.replica);
  return {
    primary,
    replica,
    async close() {
      await replica.stop();
      await primary.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function copyRunning(
  { connection }: TestServer,
  folders: { primary: string; replica: string },
): Promise<void> {
  const copy = path.join(folders.replica, 'postgres', 'cluster');
  mkdirSync(path.dirname(copy), { recursive: true });
  const client = new pg.Client(connection);
  await client.connect();
  await client.query(`SELECT pg_backup_start('copy', true)`);
  cpSync(path.join(folders.primary, 'postgres', 'cluster'), copy, {
    recursive: true,
    filter: (file) => !ownFiles.test(file),
  });
  const { rows } = await client.query<{ label: string }>(
    'SELECT labelfile AS label FROM pg_backup_stop(false)',
  );
  await client.end();
  writeFileSync(path.join(copy, 'backup_label'), rows[0]?.label ?? '');
  writeFileSync(path.join(copy, 'standby.signal'), '');
  const { host, port, user } = connection;
  appendFileSync(
    path.join(copy, 'postgresql.auto.conf'),
    `primary_conninfo = 'host=${host} port=${port} user=${user}'\n`,
  );
}
