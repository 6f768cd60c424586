import { expect, test } from 'vitest';
import { causeOf } from './cluster.ts';

test('a full disk is named as the cause, not the messages that follow from it', () => {
  const initdb = [
    'creating configuration files ... ok',
    'running bootstrap script ... FATAL:  could not extend file "base/1/2691": No space left on device',
    'HINT:  Check free disk space.',
    'PANIC:  cannot abort transaction 1, it was already committed',
    'Aborted',
    'child process exited with exit code 134',
    'initdb: removing data directory "/data/postgres/cluster.new"',
  ].join('\n');
  expect(causeOf(initdb)).toMatch(/^The disk is full .*No space left on device/);
  expect(causeOf('one\ntwo\nthree\nfour\n')).toBe('two / three / four');
});
