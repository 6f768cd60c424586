// Password hashes: Argon2id, stored with algorithm, cost and salt as other programs write them (PHC strings):
// `$argon2id$v=19$m=19456,t=2,p=1$salt$hash`.
import { type Argon2Parameters, argon2, randomBytes, scrypt, timingSafeEqual } from 'node:crypto';

interface Cost {
  /** KiB. */
  memory: number;
  passes: number;
  parallelism: number;
}

/**
 * The parameters that OWASP recommends. They may be raised at any time: stored hashes are renewed at the next login.
 */
const cost: Cost = { memory: 19_456, passes: 2, parallelism: 1 };
/** Bytes. */
const [saltLength, keyLength] = [16, 32];

const startOf = ({ memory, passes, parallelism }: Cost): string =>
  `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$`;

/** About 50 ms of a core, off the main thread. Unicode spellings of one text are one password (NFKC). */
function derive(password: string, nonce: Buffer, { memory, passes, parallelism }: Cost, tagLength: number) {
  const message = password.normalize('NFKC');
  const parameters: Argon2Parameters = { message, nonce, memory, passes, parallelism, tagLength };
  return new Promise<Buffer>((resolve, reject) => {
    argon2('argon2id', parameters, (error, key) => (error ? reject(error) : resolve(key)));
  });
}

/** @returns a PHC string */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(saltLength);
  const key = await derive(password, salt, cost, keyLength);
  return startOf(cost) + [salt, key].map(unpadded).join('$');
}

/** Whether a hash has another algorithm or cost than the current ones. */
export function isOutdated(hash: string): boolean {
  return !hash.startsWith(startOf(cost));
}

/** @param hash null for an account that does not exist: equal work, and false */
export async function isPassword(password: string, hash: string | null): Promise<boolean> {
  const { expected, found } = await derivedAs(hash ?? '', password);
  return expected.length === found.length && timingSafeEqual(expected, found);
}

/**
 * The stored key and the one derived from a password with the same parameters; an empty key if the hash is malformed.
 */
async function derivedAs(hash: string, password: string): Promise<{ expected: Buffer; found: Buffer }> {
  const [, memory, passes, parallelism, salt = '', key = ''] =
    /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([A-Za-z\d+/]+)\$([A-Za-z\d+/]+)$/.exec(hash) ?? [];
  if (memory) {
    const stored = { memory: Number(memory), passes: Number(passes), parallelism: Number(parallelism) };
    const expected = Buffer.from(key, 'base64');
    return { expected, found: await derive(password, Buffer.from(salt, 'base64'), stored, expected.length) };
  }
  const [, earlierSalt = '', earlierKey = ''] = /^([\da-f]{32}):([\da-f]{128})$/.exec(hash) ?? [];
  if (earlierSalt) {
    return { expected: Buffer.from(earlierKey, 'hex'), found: await deriveEarlier(password, earlierSalt) };
  }
  return {
    expected: Buffer.alloc(0),
    found: await derive(password, Buffer.alloc(saltLength), cost, keyLength),
  };
}

/** Hashes of earlier versions: scrypt with 32 MB, stored as `salt:hash`. */
function deriveEarlier(password: string, salt: string): Promise<Buffer> {
  const earlierCost = { N: 16_384, r: 16, p: 1, maxmem: 64 * 1024 * 1024 };
  return new Promise((resolve, reject) => {
    scrypt(password.normalize('NFKC'), salt, 64, earlierCost, (error, key) =>
      error ? reject(error) : resolve(key),
    );
  });
}

const unpadded = (bytes: Buffer): string => bytes.toString('base64').replaceAll('=', '');
