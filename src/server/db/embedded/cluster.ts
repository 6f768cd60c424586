// Creates the database cluster on the first start, atomically.
import { spawn } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { StartError } from '#server/start-error.ts';
import type { Binaries } from './binaries.ts';
import type { Identity } from './identity.ts';
import type { Transport } from './transport.ts';

/** The version of the packaged server. */
const majorVersion = 18;

/**
 * Full text search takes character classes from the operating system: under `C` a typographic quotation mark would be
 * a letter, so that comes last.
 */
const characterTypes = ['C.UTF-8', 'en_US.UTF-8', 'de_DE.UTF-8', 'C'];

/**
 * Creates the cluster if there is none: UTF-8, checksums, order and case by Unicode code points, which is the same on
 * every machine and never needs an index rebuilt; names are sorted by explicit collation.
 * @param cluster folder of the files; appears only when complete
 * @returns whether it was created now
 * @throws StartError if the files are of another version, or cannot be created
 */
export async function createCluster(
  cluster: string,
  { binaries, identity, transport }: { binaries: Binaries; identity: Identity; transport: Transport },
): Promise<boolean> {
  if (existsSync(cluster)) {
    checkVersion(cluster);
    return false;
  }
  removeUnfinished(cluster);
  // A name of its own: the initdb of a start that was killed may still be writing, and removes its folder when it fails.
  const unfinished = `${cluster}.new-${process.pid}-${Date.now()}`;
  let complaint = '';
  for (const characterType of characterTypes) {
    rmSync(unfinished, { recursive: true, force: true });
    const options = initdbOptions(unfinished, characterType, transport);
    const result = await runProgram(binaries.initdb, options, binaries, identity);
    if (result.code === 0) {
      renameSync(unfinished, cluster);
      return true;
    }
    complaint = result.output;
    if (!complaint.includes('invalid locale name')) break;
  }
  rmSync(unfinished, { recursive: true, force: true });
  throw new StartError(`The database could not be created in ${cluster}: ${causeOf(complaint)}`);
}

/** What is still being written stays for the next start. */
function removeUnfinished(cluster: string): void {
  const folder = path.dirname(cluster);
  for (const name of readdirSync(folder)) {
    if (!name.startsWith(`${path.basename(cluster)}.new`)) continue;
    try {
      rmSync(path.join(folder, name), { recursive: true, force: true });
    } catch {}
  }
}

function initdbOptions(directory: string, characterType: string, transport: Transport): string[] {
  return [
    `--pgdata=${directory}`,
    `--username=${transport.connection.user}`,
    '--encoding=UTF8',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    '--locale=C',
    `--lc-ctype=${characterType}`,
    '--data-checksums',
    '--no-instructions',
    ...(process.platform === 'linux' ? ['--sync-method=syncfs'] : []),
    ...transport.authentication,
  ];
}

function checkVersion(cluster: string): void {
  const found = readFileSync(path.join(cluster, 'PG_VERSION'), 'utf8').trim();
  if (found === String(majorVersion)) return;
  throw new StartError(
    `The database in ${cluster} was written by PostgreSQL ${found}, and this Foyer brings version ` +
      `${majorVersion}. Make a backup with the Foyer that wrote it and restore that here.`,
  );
}

/** Runs a PostgreSQL program until it exits. `output` has stdout and stderr. */
export function runProgram(
  program: string,
  options: string[],
  binaries: Binaries,
  identity: Identity,
): Promise<{ code: number; output: string }> {
  const [command = program, ...args] = [...identity.prefix, program, ...options];
  return new Promise((resolve) => {
    let output = '';
    const child = spawn(command, args, {
      ...identity.spawn,
      env: binaries.env,
      cwd: path.parse(process.cwd()).root,
      stdio: ['ignore', 'pipe', 'pipe'],
      windowsHide: true,
    });
    child.stdout.on('data', (chunk) => (output += chunk));
    child.stderr.on('data', (chunk) => (output += chunk));
    child.once('error', (error) => resolve({ code: 1, output: error.message }));
    child.once('close', (code) => resolve({ code: code ?? 1, output }));
  });
}

/** Why PostgreSQL's program failed, for a sentence: a full disk comes before what follows from it. */
export function causeOf(output: string): string {
  const lines = output.trim().split('\n');
  const full = lines.find((line) => line.includes('No space left on device'));
  return full ? `The disk is full (${full}).` : lines.slice(-3).join(' / ');
}
