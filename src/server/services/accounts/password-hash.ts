// Password hashes: scrypt with a random salt, stored as `salt:hash` in hexadecimal digits.
import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';

/** Of the derived key; bytes. */
const keyLength = 64;
/** 32 MB of memory per hash. Stored hashes do not name their cost: other values would make them invalid. */
const cost = { N: 16_384, r: 16, p: 1, maxmem: 64 * 1024 * 1024 };

/** About 50 ms of a core, off the main thread. Unicode spellings of one text are one password (NFKC). */
function derive(password: string, salt: string): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    scrypt(password.normalize('NFKC'), salt, keyLength, cost, (error, key) =>
      error ? reject(error) : resolve(key),
    );
  });
}

/** @returns `salt:hash` */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16).toString('hex');
  return `${salt}:${(await derive(password, salt)).toString('hex')}`;
}

/** @param hash null for an account that does not exist: equal work, and false */
export async function isPassword(password: string, hash: string | null): Promise<boolean> {
  const [salt = '', stored = ''] = hash?.split(':') ?? [];
  const expected = Buffer.from(stored, 'hex');
  const found = await derive(password, salt);
  return expected.length === found.length && timingSafeEqual(expected, found);
}
