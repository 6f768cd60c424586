// Parses a form as a stream: texts into memory, files to disk, so that a body needs no more memory than a chunk.
import { createWriteStream, openAsBlob } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Busboy } from '@fastify/busboy';

export interface ParsedFormBody {
  /** Files are read from disk on access. */
  data: FormData;
  /** Deletes its files. Call it when the form is processed. */
  close(): Promise<void>;
}

/** Whether a body has a `Content-Encoding`, which no part of the site decodes: a small one may become very large. */
export const isCompressedContent = (encoding: string | undefined): boolean =>
  /^(?!identity$)./i.test(encoding?.trim() ?? '');

/** `large`: over a limit of bytes; `many`: of parts; `broken`: aborted, or no form; `busy`: no capacity at the moment. */
export class FormBodyError extends Error {
  override name = 'FormUnreadable';
  readonly reason: 'large' | 'many' | 'broken' | 'busy';
  constructor(reason: FormBodyError['reason'], options?: ErrorOptions) {
    super(`The form is ${reason}`, options);
    this.reason = reason;
  }
}

/** Maximum bytes of one text, and of all texts and names of a form. */
const maxText = 1_000_000;
const maxTexts = 2_000_000;
const maxParts = 2000;
/** Maximum files of a visitor's form. Each is opened on disk, so that thousands of empty ones take seconds. */
export const maxVisitorFiles = 20;

interface Reading {
  /** Maximum bytes of the body. */
  maxBytes: number;
  /** Maximum files; by default as many as parts. */
  maxFiles?: number;
  /**
   * Counts the bytes of a chunk.
   * @returns false if there is no capacity
   */
  grow?(bytes: number): boolean;
}

/**
 * Parses a body of `multipart/form-data` or `application/x-www-form-urlencoded`.
 * @throws FormUnreadable, or the error of a disk that cannot take its files
 */
export async function parseFormBody(
  body: AsyncIterable<Uint8Array>,
  contentType: string,
  { maxBytes, maxFiles = maxParts, grow }: Reading,
): Promise<ParsedFormBody> {
  const failed = new AbortController();
  const entries: (readonly [name: string, value: string | Promise<File>])[] = [];
  let directory: Promise<string> | undefined;
  let refused: unknown;
  const refuse = (reason: unknown) => {
    refused ??= reason;
    failed.abort();
  };
  const close = async () => {
    if (directory) await rm(await directory, { recursive: true, force: true });
  };

  async function* counted(): AsyncGenerator<Uint8Array> {
    let bytes = 0;
    for await (const chunk of body) {
      bytes += chunk.byteLength;
      if (bytes > maxBytes) throw new FormBodyError('large');
      if (grow?.(chunk.byteLength) === false) throw new FormBodyError('busy');
      yield chunk;
    }
  }

  async function toDisk(stream: Readable, name: string, type: string, index: number): Promise<File> {
    directory ??= mkdtemp(path.join(os.tmpdir(), 'foyer-form-'));
    const place = path.join(await directory, String(index));
    await pipeline(stream, createWriteStream(place), { signal: failed.signal });
    return new File([await openAsBlob(place)], name, { type });
  }

  try {
    const parser = new Busboy({
      headers: { 'content-type': contentType },
      preservePath: true,
      // An empty file field has no file name and is parsed as an empty text.
      isPartAFile: (_name, _type, fileName) => fileName !== undefined,
      limits: { fieldNameSize: 1000, fieldSize: maxText, parts: maxParts, fields: maxParts, files: maxFiles },
    });
    let texts = 0;
    parser.on('field', (name, value, isNameCut, isValueCut) => {
      texts += Buffer.byteLength(name ?? '') + Buffer.byteLength(value);
      if (isNameCut || isValueCut || texts > maxTexts) refuse(new FormBodyError('large'));
      else if (name !== undefined) entries.push([name, value]);
    });
    parser.on('file', (name, stream, fileName, _encoding, type) => {
      // Before any wait: a stream that fails while nobody listens ends the program.
      stream.on('error', refuse);
      if (name === undefined) return stream.resume();
      const file = toDisk(stream, unescapeFileName(fileName), type, entries.length);
      file.catch(refuse);
      entries.push([name, file]);
    });
    for (const limit of ['partsLimit', 'fieldsLimit', 'filesLimit'] as const) {
      parser.on(limit, () => refuse(new FormBodyError('many')));
    }
    await pipeline(counted, parser, { signal: failed.signal });
    const data = new FormData();
    for (const [name, value] of entries) data.append(name, await value);
    return { data, close };
  } catch (error) {
    refuse(error);
    await Promise.allSettled(entries.map(([, value]) => value));
    await close();
    throw refused instanceof FormBodyError || isFileSystemError(refused)
      ? refused
      : new FormBodyError('broken', { cause: refused });
  }
}

const isFileSystemError = (error: unknown) => error instanceof Error && 'path' in error && 'syscall' in error;

/** The three characters that browsers escape in the names of files ([HTML, multipart form data]). */
const unescapeFileName = (name: string) =>
  name.replaceAll('%22', '"').replaceAll('%0D', '\r').replaceAll('%0A', '\n');
