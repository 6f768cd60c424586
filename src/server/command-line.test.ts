import { afterEach, expect, test, vi } from 'vitest';
import { BackupUnderWayError, runCommand, UsageError } from './command-line.ts';
import { StartError } from './start-error.ts';

afterEach(() => {
  vi.restoreAllMocks();
  process.exitCode = undefined;
});

const aborted = () => {
  const stopping = new AbortController();
  stopping.abort();
  return stopping.signal.reason;
};

test.each<[string, unknown, number, RegExp]>([
  ['a wrong call', new UsageError(), 2, /^the usage$/],
  [
    'an unknown option',
    Object.assign(new TypeError('x'), { code: 'ERR_PARSE_ARGS_UNKNOWN' }),
    2,
    /^the usage$/,
  ],
  ['a reason', new StartError('The disk is full.'), 1, /^The disk is full\.$/],
  ['a second backup', new BackupUnderWayError('Another one.'), 3, /^Another one\.$/],
  ['an interruption', aborted(), 1, /^Interrupted\. What/],
  [
    'a lost database',
    new Error('Failed query: rollback\nparams: ', { cause: new Error('Connection terminated') }),
    1,
    /^The database did not answer\. .* try again\. \(Connection terminated\)$/,
  ],
  ['a bug', new TypeError('x is undefined'), 1, /x is undefined\n +at /],
])('%s ends a command with a code and a text', async (_, error, code, text) => {
  const write = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  vi.spyOn(process, 'exit').mockReturnValue(undefined as never);
  await runCommand(() => Promise.reject(error), 'the usage');
  expect(process.exitCode).toBe(code);
  expect(write.mock.calls.join('').trimEnd()).toMatch(text);
});
