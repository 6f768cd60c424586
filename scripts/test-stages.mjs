// The stages of npm test. A failing stage does not stop the others.
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { ensureBrowser } from './browser.mjs';
import { buildProgram, isBuilt, recordBuild } from './build.mjs';
import { runTool } from './child-tools.mjs';
import { openPassedTests } from './passed-tests.mjs';
import { countPlaywright, countVitest, playwrightTests, vitestTests } from './test-reports.mjs';
import { CliError, requireNode, root, toolOf } from './toolchain.mjs';

/**
 * @typedef {{ passed: number, failed: number, tests?: import('./test-reports.mjs').ReportedTest[] }} Result
 * @typedef {{ name: string, run: (isQuick: boolean) => Promise<Result>, isQuick?: boolean, after?: string }} Stage
 * `after`: an earlier stage of the same row whose end this one waits for
 */

const node = requireNode();
const biome = toolOf('@biomejs/biome', 'biome');
const reactRouter = toolOf('@react-router/dev', 'react-router');
const vitest = toolOf('vitest');

/** The rules are in `.dependency-cruiser.mjs`. */
const importRules = [
  toolOf('dependency-cruiser', 'depcruise'),
  ...['src', 'season', 'scripts', 'site.config.ts'],
  ...['--config', '.dependency-cruiser.mjs'],
];

/**
 * Single-threaded, since other stages use the other cores and parallel checkers repeat most of the work.
 * Incremental: unchanged files are not checked again.
 */
const compiler = [
  toolOf('typescript', 'tsc'),
  ...['-p', '.', '--noEmit', '--singleThreaded'],
  ...['--incremental', '--tsBuildInfoFile', '.cache/types.tsbuildinfo'],
];

/** The cache holds what each unchanged file imports and exports: a fifth of the time without it. */
const deadCode = [toolOf('knip'), '--no-progress', '--cache', '--cache-location', '.cache/knip'];

/**
 * Stages of a row run in parallel, one per core, in their order; rows run one after another. The browser tests take
 * longest and often wait for a page, as randomised tests do for the servers they kill; what runs beside them uses that time.
 * @type {Stage[][]}
 */
export const stages = [
  [
    { name: 'build', run: runBuild, isQuick: true },
    {
      name: 'lint',
      run: () => yesOrNo([[biome, 'check', '--error-on-warnings', '--max-diagnostics=100', '.']]),
      isQuick: true,
    },
    { name: 'imports', run: () => yesOrNo([importRules]), isQuick: true },
  ],
  [
    { name: 'vitest', run: runWithoutBrowser, isQuick: true },
    { name: 'types', run: () => yesOrNo([[reactRouter, 'typegen'], compiler]), isQuick: true },
    // After the row above has generated the types of the router.
    { name: 'dead-code', run: () => yesOrNo([deadCode]), isQuick: true },
    { name: 'season', run: () => yesOrNo([['tests/setup/prepare-site.ts']]) },
    { name: 'playwright', run: runPlaywright, after: 'season' },
    { name: 'chaos', run: runChaos },
    { name: 'component', run: runComponents },
  ],
];

/** Tools without tests of their own count as one test. */
async function yesOrNo(commands) {
  for (const args of commands) {
    const { code, output } = await runTool({ command: node, args });
    if (code !== 0) {
      console.log(output.trim());
      return { passed: 0, failed: 1 };
    }
  }
  return { passed: 1, failed: 0 };
}

/** Passes without running if the existing build is up to date. */
async function runBuild() {
  if (isBuilt()) return { passed: 1, failed: 0 };
  await recordBuild(async () => {
    const { code, output } = await runTool(buildProgram());
    if (code !== 0) throw new CliError(output.trim());
  });
  return { passed: 1, failed: 0 };
}

/** Everything that needs no browser; if quick, without the files that have passed as they are. */
async function runWithoutBrowser(isQuick) {
  const { all, changed, record } = openPassedTests(root);
  const files = isQuick ? changed : all;
  if (files.length < all.length)
    console.log(`${all.length - files.length} of ${all.length} test files have passed as they are.`);
  if (files.length === 0) return { passed: 1, failed: 0 };
  const chosen = files.length < all.length ? files : [];
  return runVitest('vitest', ['unit', 'database', 'site'], { files: chosen, record });
}

async function runVitest(name, projects, { env = {}, files = [], record = undefined } = {}) {
  const report = freshReport(`${name}.json`);
  // A larger young generation for short-lived objects reduces garbage collection.
  const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${report}`];
  const args = ['--max-semi-space-size=64', vitest, 'run', ...files, ...reporters];
  for (const project of projects) args.push('--project', project);
  const { code } = await runTool({ command: node, args, env: { ...process.env, ...env }, isShown: true });
  return result(code, report, countVitest, vitestTests, record);
}

async function runComponents() {
  return runVitest('component', ['component'], { env: { CHROMIUM_PATH: await ensureBrowser() } });
}

/** Randomised tests at reduced length, one file after the other. They need the built site. */
async function runChaos() {
  const report = freshReport('chaos.json');
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const args = [vitest, 'run', '--config', 'vitest.chaos.config.ts', ...reporters];
  const { code } = await runTool({ command: node, args, isShown: true });
  return result(code, report, countVitest, vitestTests);
}

async function runPlaywright() {
  const report = freshReport('playwright.json');
  const env = {
    ...process.env,
    CHROMIUM_PATH: await ensureBrowser(),
    PLAYWRIGHT_JSON_OUTPUT_FILE: report,
  };
  const args = [toolOf('@playwright/test', 'playwright'), 'test'];
  const { code } = await runTool({ command: node, args, env, isShown: true });
  return result(code, report, countPlaywright, playwrightTests);
}

function freshReport(name) {
  const folder = path.join(root, '.cache');
  mkdirSync(folder, { recursive: true });
  const report = path.join(folder, name);
  rmSync(report, { force: true });
  return report;
}

/** A tool that exits with an error fails even if all its tests passed, as after an unhandled rejection. */
function result(code, report, count, testsOf, record = undefined) {
  if (!existsSync(report)) return { passed: 0, failed: 1 };
  const content = JSON.parse(readFileSync(report, 'utf8'));
  const { passed, failed } = count(content);
  const isBroken = failed === 0 && (code !== 0 || passed === 0);
  if (!isBroken) record?.(content);
  return { passed, failed: isBroken ? 1 : failed, tests: testsOf(content) };
}
