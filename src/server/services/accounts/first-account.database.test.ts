import { afterAll, beforeAll, expect, test } from 'vitest';
import { account } from '../../../../tests/setup/accounts.ts';
import { createTestDatabase, type TestDatabase } from '../../../../tests/setup/test-database.ts';
import { checkFirstPassword, ensureFirstAccount } from './first-account.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase('first_account');
});
afterAll(() => database.close());

const setting = (ADMIN_PASSWORD: string) => ({ ADMIN_EMAIL: 'vera.lund@theatre.example', ADMIN_PASSWORD });

test.each([
  ['abcdefgh1234567890', 'repeats itself'],
  ['Passwort-Foyer-1234', 'guessed first'],
  ['vera.lund@theatre', 'your name'],
  ['manchesterunited', 'a common one'],
])('the first account must not have %s', async (password, reason) => {
  const check = checkFirstPassword(database, setting(password));
  await expect(check).rejects.toThrow(/^ADMIN_PASSWORD cannot be used\. The password /);
  await expect(check).rejects.toThrow(reason);
  await expect(check).rejects.not.toThrow(password);
});

test('a strong first password is accepted, and the setting is ignored afterwards', async () => {
  await checkFirstPassword(database, setting(account.password));
  await checkFirstPassword(database, {});
  const printed: string[] = [];
  await ensureFirstAccount(database, setting(account.password), (text) => printed.push(text));
  expect(printed).toEqual([]);
  await checkFirstPassword(database, setting('abcdefgh1234567890'));
});
