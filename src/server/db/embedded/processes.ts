// Finds processes that are alive, and those of a database directory.
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, readlinkSync } from 'node:fs';

/**
 * Identifies a process among later ones with the same id: its start time, on Linux with the boot id. Undefined if no
 * such process is alive; a zombie is not alive. On Windows the answer is the same for every living process.
 */
export function startOfProcess(pid: number): string | undefined {
  if (!Number.isSafeInteger(pid) || pid <= 0) return undefined;
  if (process.platform === 'linux') return startOnLinux(pid);
  if (process.platform === 'win32') return isSignalable(pid) ? 'alive' : undefined;
  return ps(pid, 'lstart=');
}

/**
 * The processes of a database directory: the server, and sessions that outlived a killed server.
 * @param directory real path of the cluster, the working directory of all its processes
 * @param pid the id in `postmaster.pid`, if there is one; it may be stale
 */
export function processesOn(directory: string, pid: number | undefined): number[] {
  if (process.platform === 'linux') {
    const all = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
    return all.map(Number).filter((candidate) => workingDirectory(candidate) === directory);
  }
  if (pid === undefined) return [];
  if (process.platform === 'win32') return isSignalable(pid) ? [pid] : [];
  return ps(pid, 'command=')?.includes(directory) ? [pid] : [];
}

function startOnLinux(pid: number): string | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'latin1');
    // The second field is the program's name in brackets and may hold blanks and brackets.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    if (fields[0] === 'Z' || fields[0] === 'X') return undefined;
    return `${fields[19]}@${readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()}`;
  } catch {
    return undefined;
  }
}

function workingDirectory(pid: number): string | undefined {
  try {
    return readlinkSync(`/proc/${pid}/cwd`);
  } catch {
    return undefined;
  }
}

function ps(pid: number, column: string): string | undefined {
  try {
    return execFileSync('ps', ['-o', column, '-p', String(pid)], { encoding: 'utf8' }).trim() || undefined;
  } catch {
    return undefined;
  }
}

function isSignalable(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
