// Lets one process at a time install and build in this checkout.
import { mkdirSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { root } from './toolchain.mjs';

/** Milliseconds after which a lock that nobody renews belongs to a process that was killed. */
const staleAfter = 10_000;

/**
 * @param {() => Promise<unknown>} work done while no other process does the same
 * @param {string} [lock] a file that exists meanwhile
 */
export async function oneAtATime(work, lock = path.join(root, '.cache', 'preparing.lock')) {
  mkdirSync(path.dirname(lock), { recursive: true });
  for (let waited = false; !claim(lock); waited = true) {
    if (!waited) process.stdout.write('Waiting for another process that installs or builds here ...\n');
    await sleep(250);
  }
  const renewing = setInterval(() => utimesSync(lock, new Date(), new Date()), 1_000);
  try {
    await work();
  } finally {
    clearInterval(renewing);
    rmSync(lock, { force: true });
  }
}

function claim(lock) {
  try {
    writeFileSync(lock, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if (error.code !== 'EEXIST') throw error;
  }
  const age = Date.now() - (statSync(lock, { throwIfNoEntry: false })?.mtimeMs ?? Date.now());
  // Renamed, because only one of several waiting processes can do it.
  if (age > staleAfter) {
    try {
      renameSync(lock, `${lock}.stale`);
      rmSync(`${lock}.stale`, { force: true });
    } catch (error) {
      if (error.code !== 'ENOENT') throw error;
    }
  }
  return false;
}
