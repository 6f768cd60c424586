// Compares a start on existing data with a bare program that opens the same database, and measures memory at rest
// (Linux).
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, realpathSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { processesOn } from '#server/db/embedded/processes.ts';
import { mallocSettings, memoryFlags, program } from '../scripts/serve.mjs';
import { freePort } from '../tests/chaos/site-process.ts';
import { testPort } from '../tests/setup/demo-season.ts';
import { copyPreparedSite } from '../tests/setup/prepared-site.ts';
import { interleave, median, printFigure, times } from './figures.ts';

const rounds = 15;
/** Milliseconds until a program that has opened is at rest. */
const settling = 20_000;

const root = path.resolve(import.meta.dirname, '..');
const dataDir = realpathSync(mkdtempSync(path.join(os.tmpdir(), 'foyer-start-')));
const ways = {
  foyer: { args: [...memoryFlags, program], opened: 'Foyer is open' },
  bare: { args: ['bench/bare-start.ts'], opened: 'Open' },
};
type Way = keyof typeof ways;

try {
  await copyPreparedSite(dataDir, testPort);
  // Node keeps its compiled code, and the files have been read once.
  for (const way of ['foyer', 'bare'] as const) await stop((await start(way)).child);
  const cpu: Record<Way, number[]> = { foyer: [], bare: [] };
  const took = await interleave(['foyer', 'bare'], rounds, async (way) => {
    const started = await start(way);
    cpu[way].push(cpuOf(started.child));
    await stop(started.child);
    return started.took;
  });
  const seconds = (values: number[]) => `${(median(values) / 1000).toFixed(2)} s`;
  printFigure(
    `start on existing data: ${seconds(took.foyer)}, bare ${seconds(took.bare)}`,
    times(median(took.foyer) / median(took.bare)),
    'to reach: at most 5',
  );
  printFigure(`its processor time, without the database's`, seconds(cpu.foyer));

  const { child } = await start('foyer');
  await sleep(settling);
  const cluster = path.join(dataDir, 'postgres', 'cluster');
  const database = processesOn(cluster, undefined).map((pid) => memoryOf(pid, 'Pss'));
  printFigure(
    'memory at rest, the program',
    `${memoryOf(child.pid as number, 'Rss').toFixed(0)} MB`,
    'to reach: at most 200',
  );
  const sum = database.reduce((all, one) => all + one, 0);
  printFigure('memory at rest, the database', `${sum.toFixed(0)} MB`, 'to reach: at most 64');
  await stop(child);
} finally {
  rmSync(dataDir, { recursive: true, force: true });
}

async function start(way: Way): Promise<{ child: ChildProcess; took: number }> {
  const { args, opened } = ways[way];
  const port = await freePort();
  const env = {
    ...process.env,
    ...mallocSettings,
    NODE_COMPILE_CACHE: path.join(root, '.cache', 'compile'),
    DATA_DIR: dataDir,
    DATABASE_URL: '',
    HOST: '127.0.0.1',
    PORT: String(port),
    SHOP_ORIGIN: 'https://shop.example.org',
    LOG_LEVEL: 'warn',
  };
  const before = performance.now();
  const child = spawn(process.execPath, args, { cwd: root, env, stdio: ['ignore', 'pipe', 'inherit'] });
  let said = '';
  await new Promise<void>((resolve, reject) => {
    child.stdout?.on('data', (chunk) => {
      said += chunk;
      if (said.includes(opened)) resolve();
    });
    child.once('exit', () => reject(new Error(`The program ended: ${said}`)));
  });
  return { child, took: performance.now() - before };
}

async function stop(child: ChildProcess): Promise<void> {
  child.removeAllListeners('exit');
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  await ended;
}

/** Milliseconds of processor time, all threads together. */
function cpuOf({ pid }: ChildProcess): number {
  const [, , ...fields] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(/\) | /);
  return (Number(fields[11]) + Number(fields[12])) * 10;
}

/** Resident memory in MB; `Pss` counts memory shared by several processes proportionally. */
function memoryOf(pid: number, measure: 'Rss' | 'Pss'): number {
  const shares = readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8');
  return Number(new RegExp(`^${measure}:\\s+(\\d+)`, 'm').exec(shares)?.[1] ?? 0) / 1024;
}
