// npm test: prepares what is needed, runs all stages and reports the results. Arguments select stages by
// name; `quick` selects those without a browser.
import os from 'node:os';
import { endToolsOnSignals } from './child-tools.mjs';
import { ensureInstalled } from './install.mjs';
import { notPassed, slowest } from './test-reports.mjs';
import { CliError, compiledCode, runMain } from './toolchain.mjs';

process.env.NODE_COMPILE_CACHE ??= compiledCode;

await runMain(async () => {
  endToolsOnSignals();
  try {
    await ensureInstalled();
  } catch (error) {
    console.error(error instanceof CliError ? error.message : error);
    console.log('\n0 passed, 1 failed');
    return 1;
  }
  // Imported here, since it resolves programs of installed packages.
  const { stages } = await import('./test-stages.mjs');
  const words = process.argv.slice(2);
  const rows = choose(stages, words);

  const results = [];
  for (const row of rows) results.push(...(await sideBySide(row, words.includes('quick'))));
  report(results);
  const passed = sum(results, 'passed');
  const failed = sum(results, 'failed');
  console.log(`\n${passed} passed, ${failed} failed`);
  return failed > 0 || passed === 0 ? 1 : 0;
});

function choose(stages, words) {
  const names = [...stages.flat().map(({ name }) => name), 'quick'];
  const unknown = words.filter((word) => !names.includes(word));
  if (unknown.length > 0)
    throw new CliError(`No stage ${unknown.join(', ')}. There are: ${names.join(', ')}.`);
  const isChosen = ({ name, isQuick }) =>
    words.length === 0 || words.includes(name) || (words.includes('quick') && isQuick);
  return stages.map((row) => row.filter(isChosen));
}

/** Runs the stages of a row in parallel, one per core. */
async function sideBySide(row, isQuick) {
  const waiting = [...row];
  const results = [];
  const running = new Map();
  const work = async () => {
    for (let stage = waiting.shift(); stage; stage = waiting.shift()) {
      const { name, after } = stage;
      running.set(
        name,
        Promise.resolve(running.get(after)).then(() => runStage(stage, isQuick)),
      );
      results.push(await running.get(name));
    }
  };
  await Promise.all(Array.from({ length: os.availableParallelism() }, work));
  return results;
}

async function runStage({ name, run }, isQuick) {
  console.log(`\n== ${name}`);
  const since = Date.now();
  const result = await run(isQuick).catch((error) => {
    console.error(error instanceof CliError ? error.message : error);
    return { passed: 0, failed: 1 };
  });
  const seconds = (Date.now() - since) / 1000;
  console.log(`== ${name}: ${result.passed} passed, ${result.failed} failed, ${seconds.toFixed(1)} s`);
  return { name, seconds, tests: [], ...result };
}

/** Prints the duration of each stage, the slowest tests, and finally the failed ones. */
function report(results) {
  console.log('\n== stages');
  for (const { name, seconds } of results) printTimed(seconds, name);
  const tests = results.flatMap((result) => result.tests);
  print('slowest tests', slowest(tests), ({ seconds, name }) => printTimed(seconds, name));
  print('not passed at once', notPassed(tests), ({ outcome, name, message }) => {
    console.log(`${outcome.padStart(9)}  ${name}${message ? `\n           ${message}` : ''}`);
  });
}

function print(title, tests, printTest) {
  if (tests.length === 0) return;
  console.log(`\n== ${title}`);
  for (const test of tests) printTest(test);
}

function printTimed(seconds, name) {
  console.log(`${seconds.toFixed(1).padStart(7)} s  ${name}`);
}

function sum(results, field) {
  return results.reduce((total, result) => total + result[field], 0);
}
