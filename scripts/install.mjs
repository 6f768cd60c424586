// Installs the packages if node_modules does not match the lock file.
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { oneAtATime } from './one-at-a-time.mjs';
import { step } from './step.mjs';
import { endsWithScript, findNode, root } from './toolchain.mjs';

/** Makes node_modules match package-lock.json; takes milliseconds if it does already. */
export async function ensureInstalled() {
  if (isInstalled()) return;
  const options = ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];
  await oneAtATime(async () => {
    if (!isInstalled()) await step('Installing the packages (once, about a minute)', npm(options));
  });
}

/**
 * Compares the lock file with the copy that npm writes into node_modules at the end of an installation, which
 * reveals changed locks and interrupted installations. The copy lacks packages for other platforms.
 */
function isInstalled() {
  const done = path.join(root, 'node_modules', '.package-lock.json');
  if (!existsSync(done)) return false;
  const installed = JSON.parse(readFileSync(done, 'utf8')).packages;
  const wanted = JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8')).packages;
  const complete = Object.entries(wanted).every(([folder, { version, integrity, optional, link }]) => {
    if (!folder.startsWith('node_modules/') || link) return true;
    const found = installed[folder];
    return found ? found.version === version && found.integrity === integrity : optional;
  });
  return complete && findNode() !== undefined;
}

/**
 * The npm that started this script, on the Node it was started with: those in node_modules are about to be
 * replaced.
 */
export function npm(args) {
  const { npm_execpath: script, npm_node_execpath: node = process.execPath } = process.env;
  if (script?.endsWith('.js')) return { command: node, args: [...endsWithScript, script, ...args] };
  return { command: 'npm', args, shell: process.platform === 'win32' };
}
