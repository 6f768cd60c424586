// The program as in production, on a data directory of its own, for tests that kill it while it works.
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, realpathSync, rmSync } from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { processesOn } from '#server/db/embedded/processes.ts';
import { openDatabaseTransport } from '#server/db/embedded/transport.ts';
import { program } from '../../scripts/serve.mjs';
import { loadBuiltSite } from '../http/setup/built-site.ts';
import { testPort } from '../setup/demo-season.ts';
import { copyPreparedSite } from '../setup/prepared-site.ts';
import { root } from '../source-files.ts';

export interface ServerProcess {
  origin: string;
  start(): Promise<void>;
  /** Kills the process, as in a power failure. `withDatabase`: PostgreSQL as well. */
  kill(withDatabase: boolean): Promise<void>;
  /** Straight to the database, past the program. */
  query<Row extends object>(statement: string, values?: unknown[]): Promise<Row[]>;
  /** Stops everything and cleans up. */
  close(): Promise<void>;
}

/** Builds first if the sources have changed, and prepares the season; does not start the server. */
export async function openServerProcess(): Promise<ServerProcess> {
  await loadBuiltSite();
  const dataDir = realpathSync(mkdtempSync(path.join(os.tmpdir(), 'foyer-chaos-')));
  await copyPreparedSite(dataDir, testPort);
  const directory = path.join(dataDir, 'postgres');
  const cluster = path.join(directory, 'cluster');
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  let child: ChildProcess | undefined;

  const start = async () => {
    let log = '';
    const started = spawn(process.execPath, [program], {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: {
        ...process.env,
        NODE_ENV: 'production',
        HOST: '127.0.0.1',
        PORT: String(port),
        PUBLIC_URL: '',
        SHOP_ORIGIN: '',
        SHOP_PORT: String(await freePort()),
        DATABASE_URL: '',
        DATA_DIR: dataDir,
        LOG_LEVEL: 'warn',
      },
    });
    child = started;
    for (const stream of [started.stdout, started.stderr]) {
      stream?.on('data', (chunk) => {
        log += chunk;
      });
    }
    while (!log.includes('Foyer is open')) {
      if (started.exitCode !== null) throw new Error(`The program ended: ${log}`);
      await sleep(20);
    }
  };
  const end = async (signal: NodeJS.Signals) => {
    const ended = child;
    child = undefined;
    if (!ended || ended.exitCode !== null || ended.signalCode !== null) return;
    const gone = new Promise((resolve) => ended.once('exit', resolve));
    ended.kill(signal);
    await gone;
  };
  const postmaster = () =>
    Number.parseInt(readFileSync(path.join(cluster, 'postmaster.pid'), 'utf8'), 10) || undefined;

  return {
    origin,
    start,
    async kill(withDatabase) {
      const noted = postmaster();
      await end('SIGKILL');
      if (!withDatabase) return;
      for (const pid of processesOn(cluster, noted)) {
        try {
          process.kill(pid, 'SIGKILL');
        } catch {
          // It has exited with the others.
        }
      }
    },
    async query<Row extends object>(statement: string, values: unknown[] = []) {
      const { connection } = await openDatabaseTransport(directory);
      const client = new pg.Client(connection);
      await client.connect();
      try {
        return (await client.query<Row>(statement, values)).rows;
      } finally {
        await client.end();
      }
    },
    async close() {
      await end('SIGTERM');
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = net.createServer().once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as net.AddressInfo;
      server.close(() => resolve(port));
    });
  });
}
