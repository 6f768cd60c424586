import os from 'node:os';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import type { BrowserCommand } from 'vitest/node';
import { browserArgs, findBrowser } from './scripts/browser.mjs';

const viewport = { width: 1280, height: 800 };
const workers = os.availableParallelism();
const beside = '{src,season,scripts}/**/';

/** Modules hold no state that one test could leave to the next: files share a thread and what it has loaded. */
const shared = { pool: 'threads', isolate: false, environment: 'node' } as const;

/** What components and their tests load of `node_modules`. */
const componentPackages = [
  'axe-core',
  'diff',
  'downshift',
  'fast-check',
  'prosemirror-commands',
  'prosemirror-history',
  'prosemirror-keymap',
  'prosemirror-model',
  'prosemirror-schema-list',
  'prosemirror-state',
  'prosemirror-view',
  'react',
  'react-dom',
  'react-dom/client',
  'react-dom/server',
  'react/jsx-runtime',
  'react-router',
  'vitest-browser-react',
  'zod',
];

/** Found once, though this file is loaded again for each project. */
const found = globalThis as { browserOfTests?: ReturnType<typeof findBrowser> };
found.browserOfTests ??= findBrowser();

/** Where the mouse hovers over nothing: the corner that components seldom reach. */
const parkMouse: BrowserCommand<[]> = ({ page }) => page.mouse.move(viewport.width - 1, viewport.height - 1);

/** Shows the page as on paper, or again as on a screen. */
const showAs: BrowserCommand<['print' | 'screen']> = ({ page }, media) => page.emulateMedia({ media });

type Point = [x: number, y: number];

/** Presses the mouse at one point of the page and releases it at another. */
const dragMouse: BrowserCommand<[Point, Point]> = async ({ page, iframe }, from, to) => {
  const { x = 0, y = 0 } = (await iframe.owner().boundingBox()) ?? {};
  await page.mouse.move(x + from[0], y + from[1]);
  await page.mouse.down();
  await page.mouse.move(x + to[0], y + to[1]);
  await page.mouse.up();
};

export default defineConfig({
  test: {
    maxWorkers: workers,
    // Long enough for a machine that has others to serve.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 10_000 } },
    restoreMocks: true,
    // Modules that have not changed are not transformed again: five of forty seconds of CPU time of the unit tests.
    experimental: { fsModuleCache: true, fsModuleCachePath: '.cache/modules' },
    projects: [
      {
        extends: true,
        test: {
          ...shared,
          name: 'unit',
          include: [`${beside}*.test.{ts,tsx,mjs}`, 'tests/*.test.ts'],
          exclude: ['**/*.{database,component}.test.*', 'tests/*budgets.test.ts'],
        },
      },
      {
        extends: true,
        test: {
          ...shared,
          name: 'database',
          include: [`${beside}*.database.test.ts`, 'tests/{api,crash}/**/*.test.ts'],
          globalSetup: ['tests/setup/postgres.ts'],
        },
      },
      {
        extends: true,
        test: {
          ...shared,
          name: 'site',
          include: ['tests/http/**/*.test.ts', 'tests/*budgets.test.ts'],
          globalSetup: ['tests/setup/postgres.ts'],
        },
      },
      {
        extends: true,
        // Packages that are found while tests run make the page load anew, and the tests in it fail.
        optimizeDeps: {
          include: componentPackages,
          // A package that is found during a run reloads the page in the middle of a test.
          noDiscovery: true,
          rolldownOptions: { transform: { define: { 'process.env.NODE_ENV': '"production"' } } },
        },
        oxc: { jsx: { development: false } },
        test: {
          name: 'component',
          include: ['src/**/*.component.test.{ts,tsx}'],
          setupFiles: ['tests/setup/component-page.ts'],
          isolate: false,
          // An expectation of the page waits until here.
          testTimeout: 15_000,
          // As in `playwright.config.ts`; no other project may repeat a test.
          retry: process.env.CI ? 1 : 0,
          browser: {
            enabled: true,
            headless: true,
            // Until the packages are bundled anew, on a machine that has others to serve.
            connectTimeout: 300_000,
            screenshotFailures: false,
            viewport,
            provider: playwright({
              launchOptions: { executablePath: await found.browserOfTests, args: browserArgs },
              contextOptions: { locale: 'de-DE', timezoneId: 'Europe/Berlin', reducedMotion: 'reduce' },
            }),
            instances: [{ browser: 'chromium' }],
            commands: { dragMouse, parkMouse, showAs },
          },
        },
      },
    ],
  },
});
