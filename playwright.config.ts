import os from 'node:os';
import { defineConfig } from '@playwright/test';
import { browserArgs, findBrowser } from './scripts/browser.mjs';

/**
 * A page of a test lives for seconds: compilers that optimise its scripts take more CPU time than they save, 3 to 15 % of
 * all in the tests of events, plays, menu and editing, and none where axe runs (alternating runs with and without them).
 */
const withoutOptimisation = '--js-flags=--no-opt,--no-maglev';

/** A port of its own lets two checkouts be tried side by side. */
const port = Number(process.env.FOYER_TEST_PORT ?? 4310);
const baseURL = `http://localhost:${port}`;

export default defineConfig({
  testDir: 'tests',
  outputDir: 'test-results',
  fullyParallel: true,
  workers: os.availableParallelism(),
  // On a shared machine a second try tells a slow moment from a fault; the report names both.
  retries: process.env.CI ? 1 : 0,
  forbidOnly: true,
  timeout: 60_000,
  // What comes at once on a quiet machine may take its time on a shared one; a fault never comes.
  expect: { timeout: 15_000 },
  reporter: [
    ['list'],
    ['json', { outputFile: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ?? '.cache/playwright.json' }],
  ],
  use: {
    baseURL,
    browserName: 'chromium',
    launchOptions: { executablePath: await findBrowser(), args: [...browserArgs, withoutOptimisation] },
    locale: 'de-DE',
    timezoneId: 'Europe/Berlin',
    screenshot: 'only-on-failure',
    // A trace costs a quarter of the time: it is written of a second try, or where one asks for it (--trace on).
    trace: 'on-first-retry',
  },
  projects: [
    { name: 'site', testMatch: ['e2e/**/*.spec.ts', 'chaos/*.spec.ts'], teardown: 'log' },
    { name: 'log', testMatch: 'e2e/private-log.ts' },
  ],
  webServer: {
    command: `"${process.execPath}" tests/setup/start-site.ts`,
    env: { PORT: String(port) },
    wait: { stdout: /Foyer is open/ },
    // The first start imports the demo season, which takes minutes on a machine that has others to serve.
    timeout: 600_000,
    stdout: 'pipe',
    gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
  },
});
