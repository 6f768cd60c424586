// An S3-compatible object store, for media and for backups.
import { createReadStream } from 'node:fs';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { Config } from '#server/config.ts';
import { explainStoreFailure, type StoreFailure } from '#server/store-failure.ts';

export interface StoredObject {
  /** Below the prefix of the store. */
  key: string;
  bytes: number;
  changed_at: Date;
}

interface ObjectPart {
  content: Uint8Array<ArrayBuffer>;
  /** Of the whole object. */
  bytes: number;
}

/** Every method throws a `StoreFailure`: no answer, a refusal, or no space left. */
export interface ObjectStore {
  /** Replaces an object as a whole: a reader finds the old one or the new one, never half of one. */
  put(key: string, content: Uint8Array, contentType: string): Promise<void>;
  /** The content of a file on this machine, of at most 5 GB. */
  putFile(key: string, file: { path: string; bytes: number }): Promise<void>;
  /** The object's content, or null if there is none. */
  get(key: string): Promise<Readable | null>;
  /**
   * Bytes of an object from `start` on, as many as `length` at most, or null if there is none. Each call is one request
   * of its own, which is bounded by the timeout.
   */
  getPart(key: string, start: number, length: number): Promise<ObjectPart | null>;
  /** Removing a missing file is not an error. */
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

/** Milliseconds without a single byte, after which a store does not answer any more. */
const silenceTimeout = 10_000;
/** How often a request is sent at most. */
const maxTries = 3;

export interface OpenOptions {
  /** Milliseconds for one object including retries; undefined: as long as data arrives. */
  timeout?: number;
  /** Called if the store is unavailable, which is opened nevertheless; without it that is an error. */
  onAway?: (failure: StoreFailure) => void;
}

/**
 * Opens a bucket, or the part of it below a prefix. The client is loaded here, so that a Foyer without an object store
 * does without its memory.
 * @param address `s3://bucket` or `s3://bucket/prefix`
 * @throws StoreFailure if the bucket cannot be read: a wrong name, wrong keys, no connection
 */
export async function openObjectStore(
  address: string,
  settings: ObjectStoreSettings,
  { timeout, onAway }: OpenOptions = {},
): Promise<ObjectStore> {
  const { bucket, prefix } = partsOf(address);
  const { S3Client, GetObjectCommand, PutObjectCommand, DeleteObjectCommand, ListObjectsV2Command } =
    await import('@aws-sdk/client-s3');
  const client = new S3Client(clientSettings(settings));
  const explained = (error: unknown): never => {
    throw explainStoreFailure(error, address);
  };
  const bound = () => (timeout === undefined ? {} : { abortSignal: AbortSignal.timeout(timeout) });
  const tried = client.send(
    new ListObjectsV2Command({ Bucket: bucket, Prefix: prefix, MaxKeys: 1 }),
    bound(),
  );
  await tried.catch((error: unknown) => {
    const failure = explainStoreFailure(error, address);
    if (failure.kind !== 'away' || !onAway) throw failure;
    onAway(failure);
  });
  const place = (key: string) => ({ Bucket: bucket, Key: prefix + key });

  /** A connection that ends early is a failure of the store as well. */
  async function* contentOf(body: Readable): AsyncGenerator<Uint8Array> {
    try {
      yield* body;
    } catch (error) {
      explained(error);
    }
  }

  return {
    async put(key, content, contentType) {
      const command = new PutObjectCommand({
        ...place(key),
        Body: content,
        ContentType: contentType || undefined,
      });
      await client.send(command, bound()).catch(explained);
    },
    async putFile(key, { path, bytes }) {
      // A file that has been read cannot be sent again, so the client itself tries once.
      for (let triesLeft = maxTries - 1; ; triesLeft--) {
        const command = { ...place(key), Body: createReadStream(path), ContentLength: bytes };
        try {
          await client.send(new PutObjectCommand(command));
          return;
        } catch (error) {
          const failure = explainStoreFailure(error, address);
          if (failure.kind !== 'away' || triesLeft === 0) throw failure;
        }
      }
    },
    async get(key) {
      try {
        const { Body } = await client.send(new GetObjectCommand(place(key)), bound());
        return Readable.from(contentOf(Body as Readable), { objectMode: false });
      } catch (error) {
        if ((error as Error).name === 'NoSuchKey') return null;
        return explained(error);
      }
    },
    async getPart(key, start, length) {
      try {
        const range = { Range: `bytes=${start}-${start + length - 1}` };
        const { Body, ContentRange } = await client.send(
          new GetObjectCommand({ ...place(key), ...range }),
          bound(),
        );
        const content = (await buffer(Readable.from(contentOf(Body as Readable)))) as Buffer<ArrayBuffer>;
        const bytes = Number(ContentRange?.split('/')[1] ?? Number.NaN);
        // A store that ignores ranges has sent the whole object.
        if (Number.isNaN(bytes)) return { content: content.subarray(start), bytes: content.byteLength };
        return { content, bytes };
      } catch (error) {
        if ((error as Error).name === 'NoSuchKey') return null;
        // An empty object has no range.
        if ((error as Error).name === 'InvalidRange') return { content: new Uint8Array(), bytes: 0 };
        return explained(error);
      }
    },
    async remove(key) {
      await client.send(new DeleteObjectCommand(place(key)), bound()).catch(explained);
    },
    async *list(below) {
      let next: string | undefined;
      do {
        const page = await client
          .send(new ListObjectsV2Command({ Bucket: bucket, Prefix: prefix + below, ContinuationToken: next }))
          .catch(explained);
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
    // Without keys the client uses its default providers: AWS_* variables, profiles, the role of the machine.
    ...(S3_ACCESS_KEY_ID && S3_SECRET_ACCESS_KEY
      ? { credentials: { accessKeyId: S3_ACCESS_KEY_ID, secretAccessKey: S3_SECRET_ACCESS_KEY } }
      : {}),
    // Stores of other makers do not all know the newer checksums.
    requestChecksumCalculation: 'WHEN_REQUIRED' as const,
    responseChecksumValidation: 'WHEN_REQUIRED' as const,
    maxAttempts: maxTries,
    // The caller reports the failure.
    logger: { trace() {}, debug() {}, info() {}, warn() {}, error() {} },
    // Its `requestTimeout` only warns.
    requestHandler: { connectionTimeout: 3_000, socketTimeout: silenceTimeout },
  };
}
