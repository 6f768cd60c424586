// An S3-compatible object store, for media and for backups.
import { createReadStream } from 'node:fs';
import type { Readable } from 'node:stream';
import type { Config } from '#server/config.ts';
import { StartError } from '#server/start-error.ts';

export interface StoredObject {
  /** Below the prefix of the store. */
  key: string;
  bytes: number;
  changed_at: Date;
}

export interface ObjectStore {
  /** Replaces an object as a whole: a reader finds the old one or the new one, never half of one. */
  put(key: string, content: Uint8Array, contentType: string): Promise<void>;
  /** The content of a file on this machine, of at most 5 GB. */
  putFile(key: string, file: { path: string; bytes: number }): Promise<void>;
  /** The object's content, or null if there is none. */
  get(key: string): Promise<Readable | null>;
  /** Removing what is not there is no error. */
  remove(key: string): Promise<void>;
  list(prefix: string): AsyncIterable<StoredObject>;
}

export type ObjectStoreSettings = Pick<
  Config,
  'S3_ENDPOINT' | 'S3_REGION' | 'S3_ACCESS_KEY_ID' | 'S3_SECRET_ACCESS_KEY'
>;

/** Whether a setting names an object store and not a folder. */
export function isObjectStore(address: string): boolean {
  return address.startsWith('s3://');
}

/**
 * Opens a bucket, or the part of it below a prefix. The client is loaded here, so that a Foyer without an object store
 * does without its memory.
 * @param address `s3://bucket` or `s3://bucket/prefix`
 * @throws StartError if the bucket cannot be read: a wrong name, wrong keys, no connection
 */
export async function openObjectStore(address: string, settings: ObjectStoreSettings): Promise<ObjectStore> {
  const { bucket, prefix } = partsOf(address);
  const { S3Client, GetObjectCommand, PutObjectCommand, DeleteObjectCommand, ListObjectsV2Command } =
    await import('@aws-sdk/client-s3');
  const client = new S3Client(clientSettings(settings));
  const tried = client.send(new ListObjectsV2Command({ Bucket: bucket, Prefix: prefix, MaxKeys: 1 }));
  await tried.catch((error: Error) => {
    throw explain(error, address);
  });
  const place = (key: string) => ({ Bucket: bucket, Key: prefix + key });
  return {
    async put(key, content, contentType) {
      await client.send(
        new PutObjectCommand({ ...place(key), Body: content, ContentType: contentType || undefined }),
      );
    },
    async putFile(key, { path, bytes }) {
      const command = { ...place(key), Body: createReadStream(path), ContentLength: bytes };
      await client.send(new PutObjectCommand(command));
    },
    async get(key) {
      try {
        const { Body } = await client.send(new GetObjectCommand(place(key)));
        return Body as Readable;
      } catch (error) {
        if ((error as Error).name === 'NoSuchKey') return null;
        throw error;
      }
    },
    async remove(key) {
      await client.send(new DeleteObjectCommand(place(key)));
    },
    async *list(below) {
      let next: string | undefined;
      do {
        const page = await client.send(
          new ListObjectsV2Command({ Bucket: bucket, Prefix: prefix + below, ContinuationToken: next }),
        );
        for (const { Key = '', Size = 0, LastModified = new Date() } of page.Contents ?? [])
          yield { key: Key.slice(prefix.length), bytes: Size, changed_at: LastModified };
        next = page.NextContinuationToken;
      } while (next);
    },
  };
}

function partsOf(address: string): { bucket: string; prefix: string } {
  const [bucket = '', ...folders] = address.slice('s3://'.length).split('/');
  const prefix = folders.filter(Boolean).join('/');
  return { bucket, prefix: prefix && `${prefix}/` };
}

function clientSettings(settings: ObjectStoreSettings) {
  const { S3_ENDPOINT, S3_REGION, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = settings;
  return {
    region: S3_REGION,
    ...(S3_ENDPOINT ? { endpoint: S3_ENDPOINT, forcePathStyle: true } : {}),
    // Without keys the client looks where it is usual: AWS_* variables, profiles, the role of the machine.
    ...(S3_ACCESS_KEY_ID && S3_SECRET_ACCESS_KEY
      ? { credentials: { accessKeyId: S3_ACCESS_KEY_ID, secretAccessKey: S3_SECRET_ACCESS_KEY } }
      : {}),
    // Stores of other makers do not all know the newer checksums.
    requestChecksumCalculation: 'WHEN_REQUIRED' as const,
    responseChecksumValidation: 'WHEN_REQUIRED' as const,
    maxAttempts: 3,
    requestHandler: { connectionTimeout: 5_000, requestTimeout: 60_000 },
  };
}

function explain({ name, message }: Error, address: string): StartError {
  return new StartError(
    `The object store ${address} cannot be read: ${name}${message ? ` (${message})` : ''}. ` +
      'Check its name, S3_ENDPOINT, S3_REGION, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY.',
  );
}
