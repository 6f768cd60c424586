// Finds or installs the browser for the tests.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { capture, step } from './step.mjs';
import { CliError, endsWithScript, requireNode, toolOf } from './toolchain.mjs';

/** The headless shell first: it needs a quarter less processor time than the whole browser without its window. */
const usualPlaces = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** Timeout of a download in milliseconds, after which the next way is tried. */
const downloadTimeout = { PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: '20000' };

/**
 * The path of a Chromium that starts: CHROMIUM_PATH, the system's, Playwright's own; undefined if none.
 * @throws {CliError} if CHROMIUM_PATH is set and does not start
 */
export async function findBrowser() {
  const given = process.env.CHROMIUM_PATH;
  if (given) {
    if (starts(given)) return given;
    throw new CliError(`CHROMIUM_PATH is "${given}", and no browser starts there.`);
  }
  const installed = usualPlaces.find(starts);
  if (installed) return installed;
  const { chromium } = await import('@playwright/test');
  return [chromium.executablePath()].find(starts);
}

/** No background requests, software rendering, and no sandbox, which does not start as root. */
export const browserArgs = [
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-gpu',
  '--no-first-run',
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
];

/** @type {Promise<string> | undefined} */
let ensured;

/**
 * Like findBrowser, but installs one if there is none: Playwright's, else Debian's package. As root on Debian the headless
 * shell is installed beside another Chromium, too.
 * @returns {Promise<string>}
 * @throws {CliError} if none can be installed: tests without a browser do not pass
 */
export function ensureBrowser() {
  // Stages that run side by side install it once.
  ensured ??= findOrInstall();
  return ensured;
}

async function findOrInstall() {
  const found = await findBrowser();
  if (found && (process.env.CHROMIUM_PATH || found.endsWith('headless-shell'))) return found;
  if (!found) {
    await attempt('Downloading a browser for the tests', {
      command: requireNode(),
      args: [...endsWithScript, toolOf('@playwright/test', 'playwright'), 'install', 'chromium'],
      env: { ...process.env, ...downloadTimeout },
    });
    // After a complete download the browser may still lack system libraries.
    const downloaded = await findBrowser();
    if (downloaded) return downloaded;
  }
  if (process.getuid?.() === 0 && (await capture({ command: 'apt-get', args: ['--version'] })).code === 0) {
    await installShell();
  }
  const installed = await findBrowser();
  if (installed) return installed;
  throw new CliError(
    'The tests need a browser, and none could be found or installed. Set CHROMIUM_PATH to a Chromium.',
  );
}

async function installShell() {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const quick = ['-o', 'Acquire::Retries=0', '-o', 'Acquire::http::Timeout=20'];
  await attempt('Reading the list of system packages', {
    command: 'apt-get',
    args: [...quick, 'update'],
    env,
  });
  const args = [...quick, 'install', '-y', '--no-install-recommends', 'chromium-headless-shell'];
  await attempt('Installing the system package chromium-headless-shell', { command: 'apt-get', args, env });
}

function starts(program) {
  return existsSync(program) && spawnSync(program, ['--version'], { timeout: 20_000 }).status === 0;
}

/** Reports the end of the output if the program fails, so that the next way can be tried. */
async function attempt(title, program) {
  try {
    await step(title, program);
  } catch (error) {
    if (!(error instanceof CliError)) throw error;
    console.error(error.message.split('\n').slice(-5).join('\n'));
  }
}
