import { expect, it } from 'vitest';
import { databaseFailure } from './database-failure.ts';

const failed = (fields: object) => Object.assign(new Error('failed'), fields);
const query = (cause: Error) =>
  Object.assign(new Error('query', { cause }), { query: 'select 1', params: [] });

it.each([
  ['a socket that is not there yet', failed({ code: 'ENOENT', syscall: 'connect' }), 'away'],
  ['the same in a query', query(failed({ code: 'ENOENT', syscall: 'connect' })), 'away'],
  ['a refused connection', failed({ code: 'ECONNREFUSED', syscall: 'connect' }), 'away'],
  ['a missing file', failed({ code: 'ENOENT', syscall: 'open' }), null],
  ['a full disk', failed({ code: 'ENOSPC', syscall: 'write' }), 'full'],
])('%s', (_, error, failure) => {
  expect(databaseFailure(error)).toBe(failure);
});
