// Reads the reports of the test tools. Skipped tests count as failed.
import path from 'node:path';
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

/**
 * Errors outside of tests, such as a server that does not start, count as failures. `flaky` tests passed on a
 * retry, which only shared machines are granted.
 */
export function countPlaywright({ stats, errors }) {
  const { expected, unexpected, flaky, skipped } = stats;
  return { passed: expected + flaky, failed: unexpected + skipped + errors.length };
}

/** @typedef {{ name: string, seconds: number }} TimedTest */

/** @returns {TimedTest[]} all tests of Vitest's report */
export function vitestTests(report) {
  return report.testResults.flatMap(({ name: file, assertionResults }) =>
    assertionResults.map(({ fullName, duration }) => ({
      name: `${path.relative(root, file)}: ${fullName}`,
      seconds: (duration ?? 0) / 1000,
    })),
  );
}

/** @returns {TimedTest[]} all tests of Playwright's report, including retries */
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
