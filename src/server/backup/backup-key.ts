// Encrypts and decrypts the files of a backup in the age format, which other programs read as well.
import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { Decrypter, Encrypter, generateX25519Identity, identityToRecipient } from 'age-encryption';
import { StartError } from '#server/start-error.ts';

export interface BackupKey {
  /** Identifies the key without revealing it; null without encryption. */
  id: string | null;
  /** Whether it decrypts: a public key only encrypts. */
  can_read: boolean;
  encrypt(content: Readable): Promise<Readable>;
  decrypt(content: Readable): Promise<Readable>;
  encryptBytes(content: Uint8Array): Promise<Uint8Array>;
  decryptBytes(content: Readable): Promise<Uint8Array>;
}

/** Nothing is encrypted. */
const noKey: BackupKey = {
  id: null,
  can_read: true,
  encrypt: async (content) => content,
  decrypt: async (content) => content,
  encryptBytes: async (content) => content,
  decryptBytes: (content) => buffer(content),
};

/** Whether a key decrypts as well. */
export function isSecretKey(text: string): boolean {
  return text.startsWith('AGE-SECRET-KEY-');
}

/**
 * @param text a secret key (`AGE-SECRET-KEY-…`), or a public one (`age1…`)
 * @throws StartError if it is neither
 */
export async function parseBackupKey(text: string | undefined): Promise<BackupKey> {
  if (!text) return noKey;
  const can_read = isSecretKey(text);
  const encrypter = new Encrypter();
  const decrypter = new Decrypter();
  let recipient = text;
  try {
    if (can_read) {
      recipient = await identityToRecipient(text);
      decrypter.addIdentity(text);
    }
    encrypter.addRecipient(recipient);
  } catch {
    throw new StartError(
      'BACKUP_KEY is damaged: a letter of it is missing or wrong. Copy it again as a whole.',
    );
  }
  const mayRead = () => {
    if (can_read) return;
    throw new StartError(
      'BACKUP_KEY is a public key, which encrypts only. Restoring needs the secret key (AGE-SECRET-KEY-…).',
    );
  };
  return {
    id: createHash('sha256').update(recipient).digest('hex').slice(0, 12),
    can_read,
    encrypt: async (content) => fromWeb(await encrypter.encrypt(toWeb(content))),
    encryptBytes: (content) => encrypter.encrypt(content),
    async decrypt(content) {
      mayRead();
      return fromWeb(await decrypter.decrypt(toWeb(content)));
    },
    async decryptBytes(content) {
      mayRead();
      return await decrypter.decrypt(await buffer(content));
    },
  };
}

/** A new secret key with its public one. */
export async function generateBackupKey(): Promise<{ secret: string; public: string }> {
  const secret = await generateX25519Identity();
  return { secret, public: await identityToRecipient(secret) };
}

const toWeb = (content: Readable) => Readable.toWeb(content) as ReadableStream<Uint8Array>;
const fromWeb = (content: ReadableStream<Uint8Array>) =>
  Readable.fromWeb(content as Parameters<typeof Readable.fromWeb>[0]);
