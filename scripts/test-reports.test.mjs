import { expect, it } from 'vitest';
import { countPlaywright, countVitest, notPassed, playwrightTests, vitestTests } from './test-reports.mjs';
import { root } from './toolchain.mjs';

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

it('counts a Playwright test that never passed as failed', () => {
  const stats = { expected: 5, unexpected: 1, flaky: 1, skipped: 2 };
  expect(countPlaywright({ stats, errors: [{ message: 'no server' }] })).toEqual({ passed: 6, failed: 4 });
});

it('names the tests that failed and those that passed on a second try', () => {
  const vitest = vitestTests({
    testResults: [
      {
        name: `${root}/a.test.ts`,
        status: 'failed',
        assertionResults: [
          { fullName: 'adds', status: 'passed', duration: 5, failureMessages: [] },
          { fullName: 'subtracts', status: 'passed', failureMessages: ['was 1\n    at a.test.ts:2'] },
          {
            fullName: 'divides',
            status: 'failed',
            failureMessages: ['\u001b[31mwas 0\u001b[39m\n    at a.test.ts:3'],
          },
        ],
      },
      { name: `${root}/b.test.ts`, status: 'failed', message: 'no such file\n', assertionResults: [] },
    ],
  });
  const spec = (title, status, ...messages) => ({
    title,
    tests: [
      { status, results: messages.map((message) => ({ duration: 1000, error: message && { message } })) },
    ],
  });
  const playwright = playwrightTests({
    suites: [
      {
        file: 'c.spec.ts',
        specs: [spec('opens', 'flaky', 'too late', undefined), spec('shuts', 'expected', undefined)],
      },
    ],
  });
  expect(
    notPassed([...playwright, ...vitest]).map(({ outcome, name, message }) => [outcome, name, message]),
  ).toEqual([
    ['failed', 'a.test.ts: divides', 'was 0'],
    ['failed', 'b.test.ts', 'no such file'],
    ['flaky', 'c.spec.ts: opens', 'too late'],
    ['flaky', 'a.test.ts: subtracts', 'was 1'],
  ]);
});
