// The program on a database of the run's PostgreSQL, as one of several: started, stopped and watched from outside.
import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import net from 'node:net';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { mallocSettings, memoryFlags, program } from '../../scripts/serve.mjs';
import { root } from '../source-files.ts';

export interface SiteProcess {
  port: number;
  /** Until it is open. */
  start(): Promise<void>;
  /** Sends SIGTERM. @returns its exit code and how many milliseconds that took */
  stop(): Promise<{ code: number | null; took: number }>;
  /** Resident memory in MB: current and peak (Linux). */
  memory(): { now: number; peak: number };
  /** Files and connections that it has open (Linux). */
  openFiles(): number;
  /** CPU time in seconds over all threads (Linux). */
  cpu(): number;
  /** Sends SIGKILL. */
  kill(): Promise<void>;
  /** Everything that it wrote. */
  log(): string;
}

export interface SiteSettings {
  port: number;
  publicUrl: string;
  databaseUrl: string;
  dataDir: string;
  /** The fixed time of the site's clock; real time by default. */
  clock?: string;
  /** The checkout that it runs from, installed and built. */
  checkout?: string;
  /** Beyond these, named as in the environment. */
  settings?: Record<string, string>;
}

export function siteProcess({
  port,
  publicUrl,
  databaseUrl,
  dataDir,
  clock = '',
  checkout = root,
  settings = {},
}: SiteSettings): SiteProcess {
  let child: ChildProcess | undefined;
  let log = '';
  return {
    port,
    async start() {
      let own = '';
      // An older checkout may not have built it.
      const entry = existsSync(path.join(checkout, program)) ? program : 'src/server/main.ts';
      const started = spawn(process.execPath, [...memoryFlags, entry], {
        cwd: checkout,
        stdio: ['ignore', 'pipe', 'pipe'],
        env: {
          ...process.env,
          // As `scripts/serve.mjs` starts it.
          ...mallocSettings,
          NODE_ENV: 'production',
          HOST: '127.0.0.1',
          PORT: String(port),
          PUBLIC_URL: publicUrl,
          SHOP_ORIGIN: 'https://shop.example.org',
          DATABASE_URL: databaseUrl,
          DATA_DIR: dataDir,
          ADMIN_EMAIL: '',
          ADMIN_PASSWORD: '',
          SMTP_URL: '',
          CLOCK: clock,
          LOG_LEVEL: 'warn',
          ...settings,
        },
      });
      child = started;
      for (const stream of [started.stdout, started.stderr]) {
        stream?.on('data', (chunk) => {
          own += chunk;
          log += chunk;
        });
      }
      while (!own.includes('Foyer is open')) {
        if (started.exitCode !== null) throw new Error(`The program ended: ${own}`);
        await sleep(20);
      }
    },
    async stop() {
      const ended = child;
      child = undefined;
      if (!ended || ended.exitCode !== null) return { code: ended?.exitCode ?? null, took: 0 };
      const since = performance.now();
      const code = new Promise<number | null>((resolve) => ended.once('exit', resolve));
      ended.kill('SIGTERM');
      return { code: await code, took: performance.now() - since };
    },
    memory() {
      const status = readFileSync(`/proc/${child?.pid}/status`, 'utf8');
      const mb = (name: string) =>
        Math.round(Number(new RegExp(`${name}:\\s+(\\d+)`).exec(status)?.[1] ?? 0) / 1024);
      return { now: mb('VmRSS'), peak: mb('VmHWM') };
    },
    openFiles: () => readdirSync(`/proc/${child?.pid}/fd`).length,
    cpu() {
      const [, , ...fields] = readFileSync(`/proc/${child?.pid}/stat`, 'utf8').split(/\) | /);
      return (Number(fields[11]) + Number(fields[12])) / 100;
    },
    async kill() {
      const ended = child;
      child = undefined;
      const gone = new Promise((resolve) => ended?.once('exit', resolve));
      if (ended?.kill('SIGKILL')) await gone;
    },
    log: () => log,
  };
}

export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = net.createServer().once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as net.AddressInfo;
      server.close(() => resolve(port));
    });
  });
}
