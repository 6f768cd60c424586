// The virus scan of an upload by the operator's clamd, before anything of it is stored.
import net from 'node:net';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { MediaRejected } from '#server/media/rejection.ts';
import { StoreFailure } from '#server/store-failure.ts';

/** Milliseconds in which clamd is silent. */
const defaultTimeout = 30_000;

const infected = {
  de: 'In dieser Datei steckt ein Schadprogramm. Sie wurde nicht gespeichert.',
  en: 'This file contains malware. It was not stored.',
};

/**
 * @param address of clamd: `host:port`, or the path of its socket
 * @throws MediaRejected if clamd recognises malware
 * @throws StoreFailure if it does not answer, or cannot scan the file
 */
export async function scanFile(address: string, content: Blob, timeout = defaultTimeout): Promise<void> {
  const answer = await askClamd(address, content, timeout).catch((error: Error) => error.message);
  if (answer === 'stream: OK') return;
  if (answer.endsWith(' FOUND')) throw new MediaRejected(infected);
  throw new StoreFailure(
    'unscanned',
    `The virus scanner ${address} cannot be used (${answer}). Check clamd and CLAMD_ADDRESS.`,
  );
}

function askClamd(address: string, content: Blob, timeout: number): Promise<string> {
  const [, host, port] = /^\[?(.*?)\]?:(\d+)$/.exec(address) ?? [];
  const socket = net.connect(host ? { host, port: Number(port) } : { path: address });
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  let answer = '';
  socket.setEncoding('utf8').setTimeout(timeout, () => reject(new Error('no answer')));
  socket.on('data', (text) => {
    answer += text;
    if (answer.endsWith('\0')) resolve(answer.slice(0, -1));
  });
  socket.once('end', () => resolve(answer || 'no answer'));
  socket.on('error', reject);
  pipeline(Readable.from(instream(content)), socket, { end: false }).catch(reject);
  return promise.finally(() => socket.destroy());
}

/** The file in parts, each after its length, and a part without content. */
async function* instream(content: Blob): AsyncGenerator<string | Uint8Array> {
  yield 'zINSTREAM\0';
  for await (const part of content.stream()) {
    yield lengthOf(part);
    yield part;
  }
  yield lengthOf([]);
}

function lengthOf({ length }: ArrayLike<number>): Buffer {
  const prefix = Buffer.alloc(4);
  prefix.writeUInt32BE(length);
  return prefix;
}
