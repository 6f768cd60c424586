// What an error of the file store means: temporarily unreachable, rejected, or out of space.
import { StartError } from '#server/start-error.ts';

/**
 * `refused`: wrong keys, missing permissions, a missing bucket, a read-only disk; something has to be changed.
 * `unscanned`: the virus scanner does not answer, so nothing is stored.
 */
type StoreFailureKind = 'away' | 'refused' | 'full' | 'unscanned';

/** The message names the store, what happened and the remedy, for the log and for commands. */
export class StoreFailure extends StartError {
  override name = 'StoreFailure';
  readonly kind: StoreFailureKind;

  constructor(kind: StoreFailureKind, message: string, options?: ErrorOptions) {
    super(message, options);
    this.kind = kind;
  }
}

/** The kind of a `StoreFailure`; null for any other error. By its name: the program loads this file twice, and the store is opened on one side only. */
export function storeFailureKind(error: unknown): StoreFailureKind | null {
  return error instanceof Error && error.name === 'StoreFailure' ? (error as StoreFailure).kind : null;
}

/** What stores of several makers call it when a quota is used up or their disks are full. */
const full = /Quota|StorageFull|InsufficientStorage|InsufficientCapacity/;
const remedies = {
  away: 'It is asked again with the next request.',
  refused: 'Check its name, S3_ENDPOINT, S3_REGION, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY.',
  full: 'Make room, or raise its quota.',
};
const happened = { away: 'does not answer', refused: 'refuses', full: 'has no space left' };

/** @param address the setting, as `s3://bucket/folder` */
export function explainStoreFailure(error: unknown, address: string): StoreFailure {
  if (storeFailureKind(error)) return error as StoreFailure;
  const { name, message, code, $metadata } = error as {
    name?: string;
    message?: string;
    code?: string;
    $metadata?: { httpStatusCode?: number };
  };
  const status = $metadata?.httpStatusCode ?? 0;
  const kind = full.test(name ?? '') || status === 507 ? 'full' : refuses(status) ? 'refused' : 'away';
  const details = [...new Set([name, code, status || '', message])].filter(Boolean).join(', ');
  return new StoreFailure(
    kind,
    `The object store ${address} ${happened[kind]} (${details}). ${remedies[kind]}`,
    { cause: error },
  );
}

/** What a folder that may not be written to is called: a mounted disk became read-only, or its owner changed. */
const closedFolder = /^(?:EROFS|EACCES|EPERM)$/;

/** A failure of the store if its folder cannot be written to, else the error itself. */
export function explainFolderFailure(error: unknown, folder: string): unknown {
  const { code = '' } = error as NodeJS.ErrnoException;
  return closedFolder.test(code)
    ? new StoreFailure(
        'refused',
        `The folder ${folder} cannot be written to (${code}). Check its owner and how its disk is mounted.`,
        { cause: error },
      )
    : error;
}

/** Too many requests and time-outs pass, all other errors of the client's side stay. */
const refuses = (status: number) => status >= 300 && status < 500 && ![408, 425, 429].includes(status);
