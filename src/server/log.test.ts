import { DrizzleQueryError } from 'drizzle-orm';
import pg from 'pg';
import { describe, expect, it } from 'vitest';
import { openLog } from './log.ts';

const canary = 'Ida.Beispiel@example.org';
const token = 'tq9Zx_3kLm8-PQw2vN7sYc1RbA5dEf6H.u4Kj';

function logged(data: object | string, message?: string): string {
  const lines: string[] = [];
  openLog('info', { write: (line) => void lines.push(line) }).error(data, message);
  return lines.join('');
}

function answerOfServer(code: string, message: string): pg.DatabaseError {
  const error = new pg.DatabaseError(message, message.length, 'error');
  return Object.assign(error, {
    severity: 'ERROR',
    code,
    detail: `Key (email)=(${canary}) already exists.`,
    where: `parameter $1 = '${canary}'`,
    table: 'users',
    constraint: 'users_email_unique',
    routine: '_bt_check_unique',
  });
}

describe('the log', () => {
  const query = 'insert into "users" ("email") values ($1)';
  const failed = new DrizzleQueryError(
    query,
    [canary, token],
    answerOfServer('23505', `invalid input syntax for type integer: "${canary}"`),
  );

  it.each([
    ['as err', { err: failed }],
    ['under another name', { failure: failed }],
    ['in a list', { errors: [failed] }],
    ['as the cause of another', { err: new Error('A page failed', { cause: failed }) }],
    ['as it is', failed],
    ['among others', { err: new AggregateError([failed, failed], 'all of them') }],
  ])('names a failed query without its values, %s', (_, data) => {
    const line = logged(data, 'A request failed');
    expect(line).not.toContain(canary);
    expect(line).not.toContain(token);
    expect(line).toContain('users_email_unique');
    expect(line).toContain('23505');
    expect(JSON.parse(line)).toMatchObject({ msg: 'A request failed' });
    expect(line).toContain('log.test.ts');
  });

  it('keeps the server’s own messages', () => {
    const error = answerOfServer('57014', 'canceling statement due to statement timeout');
    expect(logged({ err: error })).toContain('canceling statement due to statement timeout');
  });

  it.each([
    ['a text that is no JSON', { err: jsonError(`${canary} x`) }],
    ['an address of a person', { failure: `550 <${canary}> unknown` }],
    ['a link with a token', { page: `/de/forms/newsletter?confirm=${token}` }],
    ['a path with a token', { path: `/cms/invitation/${token}` }],
    ['deep inside', { a: { b: { c: [{ d: `to ${canary}` }] } } }],
    ['deeper than anyone looks', { a: { b: { c: { d: { e: { f: { g: canary } } } } } } }],
    ['in the sentence', `The mail to ${canary} was rejected`],
  ])('contains no %s', (_, data) => {
    const line = logged(data);
    expect(line).not.toContain(canary);
    expect(line).not.toContain(token);
  });

  it('keeps paths, numbers and times', () => {
    const at = new Date('2026-03-12T13:00:00Z');
    const id = '5a0c5d0e-7f0c-4a55-9d0e-4a1f0c5d0e01';
    expect(JSON.parse(logged({ path: '/de/stuecke/nora/101', count: 3, at, id }))).toMatchObject({
      path: '/de/stuecke/nora/101',
      count: 3,
      at: at.toISOString(),
      id,
    });
  });
});

function jsonError(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    return error;
  }
}
