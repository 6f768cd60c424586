// A lock file: one process per data directory. The lock of a killed process is removed.
import { randomUUID } from 'node:crypto';
import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { StartError } from '#server/start-error.ts';
import { startOfProcess } from './processes.ts';

/** `dataDir` and `host` are missing in locks of earlier versions. */
type Holder = { pid: number; started: string; dataDir?: string; host?: string };

/** Milliseconds to wait for a holder that is about to stop. */
const timeout = 2_000;

/**
 * Claims the lock file for this process, waiting up to 2 s for a holder that is about to stop.
 * @param file path of the lock file; its folder must exist
 * @param dataDir real path of the data directory, by which the lock of a copied one is recognised
 * @param warn called if a stale lock comes from another machine or folder, with a sentence for the operator
 * @returns releases the lock
 * @throws StartError with the holder's process id while that process is alive
 */
export async function claimDataLock(
  file: string,
  dataDir: string,
  warn: (text: string) => void,
): Promise<() => void> {
  const own = `${file}.${randomUUID()}`;
  const self: Holder = {
    pid: process.pid,
    started: startOfProcess(process.pid) ?? '',
    dataDir,
    host: os.hostname(),
  };
  const content = JSON.stringify(self);
  const latest = Date.now() + timeout;
  writeFileSync(own, content, { mode: 0o600 });
  try {
    // Linking is atomic: nobody reads a half-written lock.
    while (!tryLink(own, file)) {
      const lockContent = tryRead(file);
      if (lockContent === undefined) continue;
      const holder = parseHolder(lockContent);
      const started = holder && startOfProcess(holder.pid);
      if (!started || started !== holder.started) {
        if (isForeign(holder, dataDir)) warn(copyWarning(holder, dataDir));
        removeStale(file, lockContent);
      } else if (Date.now() < latest) await sleep(50);
      else throw rejection(holder, dataDir);
    }
  } finally {
    rmSync(own, { force: true });
  }
  return () => {
    if (tryRead(file) === content) rmSync(file, { force: true });
  };
}

/**
 * Removes a stale lock. If another process was faster, the file that was moved aside is its new lock and is moved back.
 */
function removeStale(file: string, staleContent: string): void {
  const aside = `${file}.${randomUUID()}`;
  try {
    renameSync(file, aside);
  } catch {
    return;
  }
  if (tryRead(aside) !== staleContent) tryLink(aside, file);
  rmSync(aside, { force: true });
}

const isForeign = (holder: Holder | undefined, dataDir: string): holder is Required<Holder> =>
  holder?.dataDir !== undefined &&
  holder.host !== undefined &&
  (holder.dataDir !== dataDir || holder.host !== os.hostname());

const copyWarning = (holder: Required<Holder>, dataDir: string): string =>
  `${dataDir} was in use as ${holder.dataDir} on ${holder.host}, and was not closed there. If it is a copy that was made ` +
  'while that Foyer ran, its database may be damaged: stop that Foyer and copy again, or use npm run backup and npm run ' +
  'restore.';

function rejection(holder: Holder, dataDir: string): StartError {
  // A lock in a copy says that its files were copied while a database wrote them.
  if (holder.dataDir && holder.dataDir !== dataDir) {
    return new StartError(
      `Foyer (process ${holder.pid}) is running on ${holder.dataDir}. ${dataDir} is another path to it, or a copy ` +
        'that was made meanwhile and may be incomplete: stop that Foyer and copy again, or use npm run backup and ' +
        'npm run restore.',
    );
  }
  return new StartError(
    `Another Foyer (process ${holder.pid}) is already running on the data directory ${dataDir}. ` +
      'Stop it first, or give this one a DATA_DIR of its own.',
  );
}

function parseHolder(content: string): Holder | undefined {
  try {
    return JSON.parse(content) as Holder;
  } catch {
    return undefined;
  }
}

function tryRead(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}

function tryLink(from: string, to: string): boolean {
  try {
    linkSync(from, to);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}
