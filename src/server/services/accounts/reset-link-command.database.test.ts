import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { givePassword, loginAs, type TestLogin } from '../../../../tests/setup/login.ts';
import { createTestDatabase, type TestDatabase } from '../../../../tests/setup/test-database.ts';
import { findLink } from './account-links.ts';

let database: TestDatabase;
let locked: TestLogin;
beforeAll(async () => {
  database = await createTestDatabase('reset_link_command');
  locked = await loginAs(database, 'administrator');
  await givePassword(database, locked);
});
afterAll(() => database.close());

/** As the command line does it. */
function run(...args: string[]): Promise<{ code: number; out: string; error: string }> {
  const file = fileURLToPath(new URL('reset-link-command.ts', import.meta.url));
  const env = { ...process.env, DATABASE_URL: database.url, PUBLIC_URL: 'https://theatre.example' };
  return new Promise((resolve) => {
    execFile(process.execPath, [file, ...args], { env }, (failure, out, error) =>
      resolve({ code: failure ? Number(failure.code) : 0, out, error }),
    );
  });
}

test('a locked out user gets a working link', async () => {
  const { code, out, error } = await run(locked.email.toUpperCase());
  expect(error).toBe('');
  expect(code).toBe(0);
  const token = /^https:\/\/theatre\.example\/cms\/password-reset\/([\w-]{43})\n/.exec(out)?.[1] ?? '';
  expect(await findLink(database, 'password-reset', token)).toMatchObject({ email: locked.email });
});

test('an unknown address and wrong arguments are reported', async () => {
  expect(await run('nobody@theatre.example')).toMatchObject({ code: 1, out: '' });
  expect(await run()).toMatchObject({ code: 2, out: '' });
});
