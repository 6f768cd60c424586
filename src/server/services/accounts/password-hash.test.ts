import { expect, test } from 'vitest';
import { hashPassword, isPassword } from './password-hash.ts';

test('a password fits its own hash only, in any Unicode spelling', async () => {
  const hash = await hashPassword('Bühne frei für alle');
  expect(hash).toMatch(/^[\da-f]{32}:[\da-f]{128}$/);
  expect(await isPassword('Bühne frei für alle'.normalize('NFD'), hash)).toBe(true);
  expect(await isPassword('Buehne frei fuer alle', hash)).toBe(false);
});

test('equal passwords have different hashes', async () => {
  expect(await hashPassword('four words in a row')).not.toBe(await hashPassword('four words in a row'));
});

test('hashes of earlier versions stay valid', async () => {
  const hash =
    'cfbb530c93acb114b6cb16d532a02acd:b461d08137bfa282196c77b9b7e2e5a740c136cbc6e84739831b291e266d45d325aa5367c8d6147b433ecbe1bd3c94aa8c57a6945981836c3c98d802944f3884';
  expect(await isPassword('four words in a row', hash)).toBe(true);
});

test.each([null, '', 'x', ':', 'salt:', `${'0'.repeat(32)}:${'0'.repeat(128)}`])(
  'nothing fits %o',
  async (hash) => {
    const found = await Promise.all(['four words in a row', ''].map((text) => isPassword(text, hash)));
    expect(found).toEqual([false, false]);
  },
);
