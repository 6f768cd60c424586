// Stops the PostgreSQL that a killed Foyer left running, so that two never run on the same files.
import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { StartError } from '#server/start-error.ts';
import { processesOn } from './processes.ts';
import { acceptsConnections, socketFile, type Transport } from './transport.ts';

export type ClusterLog = {
  info(message: string): void;
  warn(message: string): void;
  error(message: string): void;
};

type Step = { signal?: NodeJS.Signals; timeout: number };

/** A fast shutdown, then an immediate one, then SIGKILL; milliseconds. */
const orderly: Step[] = [
  { signal: 'SIGINT', timeout: 30_000 },
  { signal: 'SIGQUIT', timeout: 10_000 },
  { signal: 'SIGKILL', timeout: 5_000 },
];

/** Orphaned sessions of a killed server end by themselves. */
const orphaned: Step[] = [{ timeout: 5_000 }, ...orderly.slice(1)];

/**
 * Rejects files in use by a server that this machine's process table does not show, such as one in another container.
 */
export async function rejectForeignServer(cluster: string, transport: Transport): Promise<void> {
  if (processesOn(cluster, serverOf(cluster)).length > 0 || !(await acceptsConnections(transport))) return;
  throw new StartError(
    `A PostgreSQL that does not run in this place already serves ${cluster}, perhaps in another ` +
      'container. Stop it first, or give this Foyer a DATA_DIR of its own.',
  );
}

/**
 * Stops the server of an earlier run and resolves when no process is left. Call it while holding the lock of the data
 * directory, so that no other process supervises that server.
 * @throws StartError if a process survives SIGKILL
 */
export async function stopLeftover(cluster: string, transport: Transport, log: ClusterLog): Promise<void> {
  const server = serverOf(cluster);
  let remaining = processesOn(cluster, server);
  if (remaining.length > 0)
    log.warn(`Stopping the database (process ${remaining[0]}) that an earlier run left behind.`);
  const serverLives = server !== undefined && remaining.includes(server);
  for (const { signal, timeout } of serverLives ? orderly : orphaned) {
    // The server passes a fast shutdown on to its sessions; without a server each one is signalled.
    if (signal) sendTo(signal === 'SIGINT' && server ? [server] : remaining, signal);
    for (const end = performance.now() + timeout; remaining.length > 0 && performance.now() < end; ) {
      await sleep(20);
      remaining = processesOn(cluster, server);
    }
    if (remaining.length === 0) break;
  }
  if (remaining.length > 0) throw new StartError(`The database process ${remaining[0]} cannot be stopped.`);
  // Process ids in these files may belong to other processes by now, and PostgreSQL would trust them.
  const stale = [
    path.join(cluster, 'postmaster.pid'),
    socketFile(transport),
    `${socketFile(transport)}.lock`,
  ];
  for (const file of stale) rmSync(file, { force: true });
}

/** The process id that the server wrote when it started; it may be stale. */
function serverOf(cluster: string): number | undefined {
  return readStatusFile(cluster)?.pid;
}

/** Reads `postmaster.pid`; the status is in its eighth line. */
export function readStatusFile(cluster: string): { pid: number; status: string } | undefined {
  try {
    const lines = readFileSync(path.join(cluster, 'postmaster.pid'), 'utf8').split('\n');
    const pid = Number.parseInt(lines[0] ?? '', 10);
    return Number.isNaN(pid) ? undefined : { pid, status: (lines[7] ?? '').trim() };
  } catch {
    return undefined;
  }
}

function sendTo(pids: number[], signal: NodeJS.Signals): void {
  for (const pid of pids) {
    try {
      process.kill(pid, signal);
    } catch {
      // It has ended meanwhile.
    }
  }
}
