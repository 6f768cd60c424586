// Reads the reports of the test tools. Skipped tests count as failed.
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { root } from './toolchain.mjs';

/** A report in Jest's format. A file that fails before its first test counts as one failure. */
export function countVitest(report) {
  let passed = 0;
  let failed = 0;
  for (const { status, assertionResults } of report.testResults) {
    const green = assertionResults.filter((test) => test.status === 'passed').length;
    const rest = assertionResults.length - green;
    passed += green;
    failed += rest === 0 && status === 'failed' ? 1 : rest;
  }
  return { passed, failed };
}

/** Errors outside of tests, such as a server that does not start, count as failures. */
export function countPlaywright({ stats, errors }) {
  const { expected, unexpected, flaky, skipped } = stats;
  return { passed: expected + flaky, failed: unexpected + skipped + errors.length };
}

/**
 * @typedef {{ name: string, seconds: number, outcome: 'passed' | 'flaky' | 'failed', message?: string }} ReportedTest
 * `flaky`: passed on a retry, which tests in a browser are granted on a shared machine; `message`: the first line of
 * the last error
 */

/** @returns {ReportedTest[]} all tests of Vitest's report, and its files that fail outside of a test */
export function vitestTests(report) {
  return report.testResults.flatMap(({ name, status, message, assertionResults }) => {
    const file = path.relative(root, name);
    const tests = assertionResults.map((test) => {
      const message = firstLine(test.failureMessages?.at(-1));
      // The report keeps the errors of earlier attempts.
      const passed = message ? 'flaky' : 'passed';
      return {
        name: `${file}: ${test.fullName}`,
        seconds: (test.duration ?? 0) / 1000,
        outcome: test.status === 'passed' ? passed : 'failed',
        message,
      };
    });
    const isBroken = status === 'failed' && tests.every(({ outcome }) => outcome !== 'failed');
    return isBroken
      ? [...tests, { name: file, seconds: 0, outcome: 'failed', message: firstLine(message) }]
      : tests;
  });
}

/** @returns {ReportedTest[]} all tests of Playwright's report; the time includes second tries */
export function playwrightTests(report) {
  const outcomes = { expected: 'passed', flaky: 'flaky' };
  const testsIn = ({ file, specs = [], suites = [] }) => [
    ...specs.flatMap(({ title, tests }) =>
      tests.map(({ status, results }) => ({
        name: `${file}: ${title}`,
        seconds: results.reduce((sum, { duration }) => sum + duration, 0) / 1000,
        outcome: outcomes[status] ?? 'failed',
        message: firstLine(results.findLast(({ error }) => error)?.error.message),
      })),
    ),
    ...suites.flatMap(testsIn),
  ];
  return report.suites.flatMap(testsIn);
}

function firstLine(text) {
  return text && stripVTControlCharacters(text).trim().split('\n', 1)[0];
}

/** @returns {ReportedTest[]} the slowest, slowest first */
export function slowest(tests, count = 10) {
  return tests.toSorted((one, other) => other.seconds - one.seconds).slice(0, count);
}

/** @returns {ReportedTest[]} failed tests, then those that passed on a retry */
export function notPassed(tests) {
  return ['failed', 'flaky'].flatMap((wanted) => tests.filter(({ outcome }) => outcome === wanted));
}
