// A browser with a persistent profile that is killed without warning.
import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Browser, type Cookie, chromium, type Page } from '@playwright/test';
import { createConsent } from '#domain/site/consent.ts';
import { consentKey } from '#state/consent.ts';
import { browserArgs, findBrowser } from '../../scripts/browser.mjs';
import { setSaveDelay } from '../e2e/editor.ts';

interface BrowserProcess {
  /** Opens a new tab at this address with these cookies. */
  open(address: string, cookies: readonly Cookie[]): Promise<Page>;
  /** Kills all processes at once, as a power cut does. */
  kill(): Promise<void>;
}

export interface Profile {
  start(): Promise<BrowserProcess>;
  /** Deletes the profile; kills the browser first if a test failed while it was running. */
  remove(): Promise<void>;
}

export function createProfile(): Profile {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'foyer-browser-'));
  let last: BrowserProcess | undefined;
  return {
    async start() {
      last = await startBrowser(folder);
      return last;
    },
    async remove() {
      await last?.kill();
      rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

async function startBrowser(folder: string): Promise<BrowserProcess> {
  const program = await findBrowser();
  if (!program) throw new Error('There is no Chromium. Set CHROMIUM_PATH to one.');
  const portFile = path.join(folder, 'DevToolsActivePort');
  rmSync(portFile, { force: true });
  const args = [
    '--headless=new',
    '--remote-debugging-port=0',
    `--user-data-dir=${folder}`,
    '--lang=de-DE',
    ...browserArgs,
    'about:blank',
  ];
  // A process group of its own, so that the browser's helper processes are killed too.
  const child = spawn(program, args, { stdio: 'ignore', detached: true });
  const port = await portIn(portFile, child);
  const browser = await chromium.connectOverCDP(`http://127.0.0.1:${port}`);
  return {
    open: (address, cookies) => openTab(browser, address, cookies),
    async kill() {
      if (child.exitCode !== null || child.signalCode !== null) return;
      const gone = new Promise((resolve) => child.once('exit', resolve));
      process.kill(-(child.pid as number), 'SIGKILL');
      await gone;
      await browser.close().catch(() => undefined);
    },
  };
}

async function portIn(file: string, child: ChildProcess): Promise<number> {
  for (;;) {
    if (child.exitCode !== null) throw new Error('The browser ended.');
    const port = existsSync(file) ? Number.parseInt(readFileSync(file, 'utf8'), 10) : Number.NaN;
    if (port > 0) return port;
    await sleep(50);
  }
}

async function openTab(browser: Browser, address: string, cookies: readonly Cookie[]): Promise<Page> {
  const context = browser.contexts()[0];
  if (!context) throw new Error('The browser has no window.');
  await context.addCookies([...cookies]);
  // As in production: a shorter delay would save the text before the kill.
  await setSaveDelay(context, 1000);
  const page = await context.newPage();
  await page.addInitScript(([key, value]) => localStorage.setItem(key, value), [
    consentKey,
    JSON.stringify(createConsent({}, new Date(0))),
  ] as const);
  await page.goto(address);
  await page.locator('[data-frame]').first().waitFor({ state: 'attached', timeout: 60_000 });
  return page;
}
