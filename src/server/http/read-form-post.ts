// Parses forms that are sent without a script: from this site only, and within limits.
import type { IncomingMessage } from 'node:http';
import type { Config } from '#server/config.ts';
import { clientAddress, networkOf } from '#server/http/client-address.ts';
import { openBody } from './open-bodies.ts';
import {
  FormBodyError,
  isCompressedContent,
  maxVisitorFiles,
  type ParsedFormBody,
  parseFormBody,
} from './parse-form-body.ts';
import { isSameOrigin } from './same-origin.ts';

/** A file of 10 MB plus the other fields. */
const maxBytes = 11_000_000;

export interface FormPost extends ParsedFormBody {
  /** The client's network, for rate limits. */
  network: string;
}

export interface PostRejection {
  status: 400 | 403 | 413 | 415 | 429;
  text: string;
}

const rejections = {
  elsewhere: { status: 403, text: 'Nicht von einer Seite dieses Hauses. / Not from a page of this house.' },
  large: {
    status: 413,
    text: 'Das ist zu groß, erlaubt sind Dateien bis 10 MB und Texte bis 1 MB. / This is too large, files of 10 MB and texts of 1 MB are allowed.',
  },
  many: {
    status: 413,
    text: `Das sind zu viele Dateien oder Felder, erlaubt sind ${maxVisitorFiles} Dateien. / These are too many files or fields, ${maxVisitorFiles} files are allowed.`,
  },
  kind: { status: 415, text: 'Das ist kein Formular. / This is not a form.' },
  compressed: {
    status: 415,
    text: 'Das Formular ist komprimiert. Schicken Sie es ohne Content-Encoding. / The form is compressed. Send it without Content-Encoding.',
  },
  broken: {
    status: 400,
    text: 'Das Formular kam nicht ganz an. / The form did not arrive as a whole.',
  },
  busy: {
    status: 429,
    text: 'Gerade ist zu viel los. Bitte versuchen Sie es gleich noch einmal. / Too busy. Please try again in a moment.',
  },
} as const satisfies Record<string, PostRejection>;

const formTypes = /^(?:multipart\/form-data|application\/x-www-form-urlencoded)\s*(?:;|$)/i;

/**
 * Returns the form, or why it is rejected. Reading stops at the size limit.
 * @throws the error of a disk that cannot take its files
 */
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
  if (isCompressedContent(headers['content-encoding'])) return rejections.compressed;
  if (Number(headers['content-length'] ?? 0) > maxBytes) return rejections.large;
  const forwarded = [headers['x-forwarded-for'] ?? []].flat().join(',') || null;
  const sender = { forwarded, remoteAddress: request.socket.remoteAddress };
  const network = networkOf(clientAddress(sender, config.TRUST_PROXY));
  const open = openBody(network, () => request.destroy());
  try {
    // Keeps the request open when reading stops early, so that a response can be sent.
    const body = request.iterator({ destroyOnReturn: false });
    const { data, close } = await parseFormBody(body, contentType, {
      maxBytes,
      maxFiles: maxVisitorFiles,
      grow: open.grow,
    });
    const closeBoth = () => close().finally(open.close);
    return { data, network, close: closeBoth };
  } catch (error) {
    open.close();
    if (error instanceof FormBodyError) return rejections[error.reason];
    throw error;
  }
}
