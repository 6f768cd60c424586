// Reads what the test tools report. A test that did not run has not passed: skipped counts as failed.
import path from 'node:path';
import { root } from './toolchain.mjs';

/** Vitest's report has Jest's shape; a file that broke before its first test holds none, and counts one. */
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

/**
 * Errors outside of any test, such as a server that did not start, count one each. `flaky` passed on a second try,
 * which only a machine shared with others is given.
 */
export function countPlaywright({ stats, errors }) {
  const { expected, unexpected, flaky, skipped } = stats;
  return { passed: expected + flaky, failed: unexpected + skipped + errors.length };
}

/** @typedef {{ name: string, seconds: number }} TimedTest */

/** @returns {TimedTest[]} every test of Vitest's report */
export function vitestTests(report) {
  return report.testResults.flatMap(({ name: file, assertionResults }) =>
    assertionResults.map(({ fullName, duration }) => ({
      name: `${path.relative(root, file)}: ${fullName}`,
      seconds: (duration ?? 0) / 1000,
    })),
  );
}

/** @returns {TimedTest[]} every test of Playwright's report, with all of its tries */
export function playwrightTests(report) {
  const testsIn = ({ file, specs = [], suites = [] }) => [
    ...specs.map(({ title, tests }) => ({
      name: `${file}: ${title}`,
      seconds:
        tests.flatMap(({ results }) => results).reduce((sum, { duration }) => sum + duration, 0) / 1000,
    })),
    ...suites.flatMap(testsIn),
  ];
  return report.suites.flatMap(testsIn);
}

/** @returns {TimedTest[]} the slowest, slowest first */
export function slowest(tests, count = 10) {
  return tests.toSorted((one, other) => other.seconds - one.seconds).slice(0, count);
}
