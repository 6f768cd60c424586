import { expect, it } from 'vitest';
import { countPlaywright, countVitest } from './test-reports.mjs';

const file = (status, ...tests) => ({
  status,
  assertionResults: tests.map((result) => ({ status: result })),
});

it.each([
  ['all green', [file('passed', 'passed', 'passed')], { passed: 2, failed: 0 }],
  ['one red', [file('failed', 'passed', 'failed')], { passed: 1, failed: 1 }],
  ['skipped and planned', [file('passed', 'passed', 'skipped', 'pending', 'todo')], { passed: 1, failed: 3 }],
  ['a file that did not load', [file('passed', 'passed'), file('failed')], { passed: 1, failed: 1 }],
  ['nothing', [], { passed: 0, failed: 0 }],
])('counts Vitest results: %s', (_, testResults, expected) => {
  expect(countVitest({ testResults })).toEqual(expected);
});

it('counts Playwright results: what never passed has failed', () => {
  const stats = { expected: 5, unexpected: 1, flaky: 1, skipped: 2 };
  expect(countPlaywright({ stats, errors: [{ message: 'no server' }] })).toEqual({ passed: 6, failed: 4 });
});
