import { expect, test } from 'vitest';
import { hashPassword, isOutdated, isPassword } from './password-hash.ts';

test('a password matches only its own hash, in any Unicode form', async () => {
  const hash = await hashPassword('Bühne frei für alle');
  expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[A-Za-z\d+/]{22}\$[A-Za-z\d+/]{43}$/);
  expect(isOutdated(hash)).toBe(false);
  expect(await isPassword('Bühne frei für alle'.normalize('NFD'), hash)).toBe(true);
  expect(await isPassword('Buehne frei fuer alle', hash)).toBe(false);
});

test('equal passwords have different hashes', async () => {
  expect(await hashPassword('four words in a row')).not.toBe(await hashPassword('four words in a row'));
});

const salt = 'c2FsdHNhbHRzYWx0c2FsdA';

test.each([
  [
    'of earlier versions',
    'cfbb530c93acb114b6cb16d532a02acd:b461d08137bfa282196c77b9b7e2e5a740c136cbc6e84739831b291e266d45d325aa5367c8d6147b433ecbe1bd3c94aa8c57a6945981836c3c98d802944f3884',
  ],
  ['of another cost', `$argon2id$v=19$m=8192,t=1,p=1$${salt}$mXE3zKmx+0q5iH1xJaalHHCtGKXzsmph3RAM3rv8HNw`],
])('hashes %s stay valid and are outdated', async (_, hash) => {
  expect(await isPassword('four words in a row', hash)).toBe(true);
  expect(await isPassword('five words in a row', hash)).toBe(false);
  expect(isOutdated(hash)).toBe(true);
});

test('hashes of the argon2 program with the current cost are up to date', async () => {
  const hash = `$argon2id$v=19$m=19456,t=2,p=1$${salt}$r7RI8hbiDSvNPbfiMn2e5t7guP918bweGyiTqP97gmc`;
  expect(await isPassword('four words in a row', hash)).toBe(true);
  expect(isOutdated(hash)).toBe(false);
});

const nothing = [
  ...[null, '', 'x', ':', 'salt:', `${'0'.repeat(32)}:${'0'.repeat(128)}`],
  ...[
    '$argon2id$',
    `$argon2id$v=19$m=19456,t=2,p=1$${salt}$`,
    `$argon2id$v=19$m=19456,t=2,p=1$${salt}$AAAAAAAA`,
  ],
];
test.each(nothing)('no password matches %o', async (hash) => {
  const found = await Promise.all(['four words in a row', ''].map((text) => isPassword(text, hash)));
  expect(found).toEqual([false, false]);
});
