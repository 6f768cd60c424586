// Counts what the test tools report. A test that did not run has not passed: skipped counts as failed.

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
