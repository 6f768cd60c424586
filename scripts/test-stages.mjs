// The stages of npm test, in their order. Each runs to its end, whatever became of the others.
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { ensureBrowser } from './browser.mjs';
import { buildProgram, recordBuild } from './build.mjs';
import { capture } from './step.mjs';
import { countPlaywright, countVitest } from './test-reports.mjs';
import { CliError, requireNode, root, toolOf } from './toolchain.mjs';

const node = requireNode();
const biome = toolOf('@biomejs/biome', 'biome');
const reactRouter = toolOf('@react-router/dev', 'react-router');

/** @type {{ name: string, run: () => Promise<{ passed: number, failed: number }> }[]} */
export const stages = [
  { name: 'lint', run: () => single([[biome, 'check', '--max-diagnostics=100', '.']]) },
  {
    name: 'types',
    run: () =>
      single([
        [reactRouter, 'typegen'],
        [toolOf('typescript', 'tsc'), '-p', '.', '--noEmit'],
      ]),
  },
  { name: 'dead-code', run: () => single([[toolOf('knip'), '--no-progress']]) },
  { name: 'vitest', run: runVitest },
  { name: 'build', run: runBuild },
  { name: 'chaos', run: runChaos },
  { name: 'playwright', run: runPlaywright },
];

/** Tools that say yes or no: one test, whose output appears if it fails. */
async function single(commands) {
  for (const args of commands) {
    const { code, output } = await capture({ command: node, args });
    if (code !== 0) {
      console.log(output.trim());
      return { passed: 0, failed: 1 };
    }
  }
  return { passed: 1, failed: 0 };
}

async function runBuild() {
  await recordBuild(async () => {
    const { code, output } = await capture(buildProgram());
    if (code !== 0) throw new CliError(output.trim());
  });
  return { passed: 1, failed: 0 };
}

async function runVitest() {
  const CHROMIUM_PATH = await ensureBrowser();
  const report = freshReport('vitest.json');
  const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${report}`];
  const code = await show([toolOf('vitest'), 'run', ...reporters], { CHROMIUM_PATH });
  return withExitCode(code, readReport(report, countVitest));
}

/** Tests of chance, in their short form; they need the built site and a browser. */
async function runChaos() {
  const CHROMIUM_PATH = await ensureBrowser();
  const report = freshReport('chaos.json');
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const config = ['--config', 'vitest.chaos.config.ts'];
  const code = await show([toolOf('vitest'), 'run', ...config, ...reporters], { CHROMIUM_PATH });
  return withExitCode(code, readReport(report, countVitest));
}

async function runPlaywright() {
  const CHROMIUM_PATH = await ensureBrowser();
  const report = freshReport('playwright.json');
  const env = { CHROMIUM_PATH, PLAYWRIGHT_JSON_OUTPUT_FILE: report };
  const code = await show([toolOf('@playwright/test', 'playwright'), 'test'], env);
  return withExitCode(code, readReport(report, countPlaywright));
}

/** Runs a tool whose own output is worth following. */
function show(args, env = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(node, args, { cwd: root, env: { ...process.env, ...env }, stdio: 'inherit' });
    child.once('error', reject);
    child.once('close', (code) => resolve(code ?? 1));
  });
}

function freshReport(name) {
  const folder = path.join(root, '.cache');
  mkdirSync(folder, { recursive: true });
  const report = path.join(folder, name);
  rmSync(report, { force: true });
  return report;
}

function readReport(report, count) {
  if (!existsSync(report)) return { passed: 0, failed: 1 };
  return count(JSON.parse(readFileSync(report, 'utf8')));
}

/** A tool that fails with every test green, on an unhandled error for instance, has failed. */
function withExitCode(code, { passed, failed }) {
  if (failed === 0 && (code !== 0 || passed === 0)) return { passed, failed: 1 };
  return { passed, failed };
}
