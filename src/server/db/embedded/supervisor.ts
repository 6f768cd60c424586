// Keeps the embedded PostgreSQL running until it is stopped.
import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync, existsSync, openSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { StartError } from '#server/start-error.ts';
import type { Binaries } from './binaries.ts';
import { causeOf, runProgram } from './cluster.ts';
import type { Identity } from './identity.ts';
import { type ClusterLog, readStatusFile, stopLeftover } from './leftover.ts';
import { clusterSettings, settingsOptions } from './settings.ts';
import type { Transport } from './transport.ts';

export type SupervisedCluster = {
  cluster: string;
  logFile: string;
  binaries: Binaries;
  identity: Identity;
  transport: Transport;
  log: ClusterLog;
};

type Running = { child: ChildProcess; ended: Promise<string> };

const firstDelay = 200;
const maxDelay = 30_000;
/** A server that ran this long, in milliseconds, started well: the delay is reset. */
const stableTime = 60_000;
const maxLogSize = 5 * 1024 * 1024;

/**
 * Starts the server, waits until it accepts connections, and restarts it whenever it exits, with exponential backoff
 * from 0.2 s to 30 s.
 * @param whileWaiting called at the first start, when the server process runs
 * @returns stops it permanently; resolves when no process is left
 * @throws StartError if the first start fails
 */
export async function supervise(
  place: SupervisedCluster,
  whileWaiting?: () => void,
): Promise<() => Promise<void>> {
  let stopping = false;
  const giveUp = new AbortController();
  let running = await launch(place, whileWaiting);

  const watch = async () => {
    let delay = firstDelay;
    while (!stopping) {
      const startedAt = performance.now();
      const how = await running.ended;
      if (stopping) return;
      if (performance.now() - startedAt > stableTime) delay = firstDelay;
      place.log.error(`The database ended unexpectedly (${how}). Starting it again in ${delay / 1000} s.`);
      delay = await restart(delay);
    }
  };
  const restart = async (firstWait: number): Promise<number> => {
    for (let delay = firstWait; ; ) {
      await sleep(delay, undefined, { signal: giveUp.signal }).catch(() => {});
      delay = Math.min(delay * 2, maxDelay);
      if (stopping) return delay;
      try {
        await stopLeftover(place.cluster, place.transport, place.log);
        running = await launch(place);
        place.log.info('The database is running again.');
        return delay;
      } catch (error) {
        place.log.error(`${(error as Error).message} Trying again in ${delay / 1000} s.`);
      }
    }
  };

  const watching = watch();
  const stopOnExit = () => running.child.kill('SIGINT');
  process.once('exit', stopOnExit);
  return async () => {
    stopping = true;
    giveUp.abort();
    await end(running, place);
    await watching;
    await end(running, place);
    process.removeListener('exit', stopOnExit);
  };
}

/** Starts the server once; resolves when it accepts connections. */
async function launch(
  { cluster, logFile, binaries, identity, transport, log }: SupervisedCluster,
  whileWaiting?: () => void,
): Promise<Running> {
  if (existsSync(logFile) && statSync(logFile).size > maxLogSize) renameSync(logFile, `${logFile}.1`);
  // A file, not a pipe: the server outlives a killed Foyer and must still be able to log.
  const output = openSync(logFile, 'a', 0o600);
  const logStart = statSync(logFile).size;
  const options = ['-D', cluster, ...settingsOptions({ ...clusterSettings, ...transport.settings })];
  const [command = '', ...args] = [...identity.prefix, binaries.postgres, ...options];
  const child = spawn(command, args, {
    ...identity.spawn,
    env: binaries.env,
    cwd: path.parse(cluster).root,
    stdio: ['ignore', output, output],
    // A process group of its own: Ctrl+C reaches only Foyer, which first lets its requests finish.
    detached: process.platform !== 'win32',
    windowsHide: true,
  });
  closeSync(output);
  let how: string | undefined;
  const ended = new Promise<string>((resolve) => {
    child.once('error', (error) => resolve(error.message));
    child.once('exit', (code, signal) => resolve(signal ? `signal ${signal}` : `code ${code}`));
  }).then((reason) => (how = reason));

  whileWaiting?.();
  const since = performance.now();
  for (let reports = 1; how === undefined; ) {
    const found = readStatusFile(cluster);
    if (found?.status === 'ready' && found.pid === child.pid) return { child, ended };
    await Promise.race([sleep(20), ended]);
    if (performance.now() - since > reports * 10_000) {
      log.info(`The database is repairing itself after a crash (${reports++ * 10} s so far).`);
    }
  }
  const logText = readFileSync(logFile).subarray(logStart).toString();
  throw new StartError(`The database did not start (${how}): ${causeOf(logText)}`);
}

/** Fast shutdown: ends sessions and flushes what was committed; forced after 30 s. */
async function end(
  { child, ended }: Running,
  { cluster, binaries, identity }: SupervisedCluster,
): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  if (process.platform === 'win32') {
    await runProgram(binaries.pgCtl, ['stop', '-D', cluster, '-m', 'fast', '-w'], binaries, identity);
  } else {
    child.kill('SIGINT');
  }
  const escalation = [
    setTimeout(() => child.kill('SIGQUIT'), 30_000),
    setTimeout(() => child.kill('SIGKILL'), 40_000),
  ];
  await ended;
  for (const timer of escalation) clearTimeout(timer);
}

/** Removes the socket's folder if it is outside of the data directory. */
export function removeSocketDirectory(directory: string, { socketDirectory }: Transport): void {
  if (socketDirectory && socketDirectory !== directory)
    rmSync(socketDirectory, { recursive: true, force: true });
}
