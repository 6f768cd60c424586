// Reads the body of a form sent without script: from our own pages only, within limits.
import type { IncomingMessage } from 'node:http';
import type { Config } from '#server/config.ts';
import { clientAddress, networkOf } from '#server/http/client-address.ts';
import { openBody } from './open-bodies.ts';
import { isSameOrigin } from './same-origin.ts';
import type { UnsavedForm } from './unavailable-page.ts';

/** A file of 10 MB plus the other fields. */
const maxBytes = 11_000_000;

export interface FormPost {
  body: Uint8Array<ArrayBuffer>;
  contentType: string;
  /** The sender's network, for limits. */
  network: string;
  /** To be called when it is handled. */
  close(): void;
}

export interface PostRejection {
  status: 403 | 408 | 413 | 415 | 429;
  text: string;
}

const rejections = {
  elsewhere: { status: 403, text: 'Nicht von einer Seite dieses Hauses. / Not from a page of this house.' },
  large: {
    status: 413,
    text: 'Das ist zu groß, erlaubt sind 10 MB. / This is too large, 10 MB are allowed.',
  },
  kind: { status: 415, text: 'Das ist kein Formular. / This is not a form.' },
  broken: { status: 408, text: 'Die Anfrage kam nicht ganz an. / The request did not arrive as a whole.' },
  later: {
    status: 429,
    text: 'Gerade ist zu viel los. Bitte versuchen Sie es gleich noch einmal. / Too busy. Please try again in a moment.',
  },
} as const satisfies Record<string, PostRejection>;

const formTypes = /^(?:multipart\/form-data|application\/x-www-form-urlencoded)\s*(?:;|$)/i;

/** The body of a form, or why it is rejected. A body that is too large is not read to its end. */
export async function readFormPost(
  request: IncomingMessage,
  config: Pick<Config, 'PUBLIC_URL' | 'TRUST_PROXY'>,
): Promise<FormPost | PostRejection> {
  const { headers } = request;
  const own = new Headers();
  for (const name of ['origin', 'sec-fetch-site', 'host']) {
    const value = headers[name];
    if (typeof value === 'string') own.set(name, value);
  }
  if (!isSameOrigin(own, config)) return rejections.elsewhere;
  const contentType = headers['content-type'] ?? '';
  if (!formTypes.test(contentType)) return rejections.kind;
  if (Number(headers['content-length'] ?? 0) > maxBytes) return rejections.large;
  const forwarded = [headers['x-forwarded-for'] ?? []].flat().join(',') || null;
  const sender = { forwarded, remoteAddress: request.socket.remoteAddress };
  const network = networkOf(clientAddress(sender, config.TRUST_PROXY));
  const open = openBody(network, () => request.destroy());
  const post = await receive(request, open, { contentType, network });
  if (!('body' in post)) open.close();
  return post;
}

async function receive(
  request: IncomingMessage,
  open: ReturnType<typeof openBody>,
  { contentType, network }: Pick<FormPost, 'contentType' | 'network'>,
): Promise<FormPost | PostRejection> {
  try {
    const chunks: Buffer[] = [];
    let bytes = 0;
    for await (const chunk of request as AsyncIterable<Buffer>) {
      bytes += chunk.length;
      if (bytes > maxBytes) return rejections.large;
      if (!open.grow(chunk.length)) return rejections.later;
      chunks.push(chunk);
    }
    return { body: Buffer.concat(chunks), contentType, network, close: open.close };
  } catch {
    // The line broke, or was ended for a newer one.
    return rejections.broken;
  }
}

/** What was written in a form that could not be handled; null if it cannot be read. */
export async function unsavedForm(
  { body, contentType }: Pick<FormPost, 'body' | 'contentType'>,
  action: string,
): Promise<UnsavedForm | null> {
  const sent = new Response(body, { headers: { 'Content-Type': contentType } });
  const data = await sent.formData().catch(() => null);
  return data && { action, data };
}
