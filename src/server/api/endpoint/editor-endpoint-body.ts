// Checks of a request's body before its schema: size, JSON, characters.
import type { Context, MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { openBody } from '#server/http/open-bodies.ts';
import { FormBodyError, maxVisitorFiles, parseFormBody } from '#server/http/parse-form-body.ts';
import { HttpError, rejected } from './failure.ts';

/** Bytes of a body by default. */
export const defaultBodyLimit = 1_048_576;

/** Levels of nesting: more than any content has, fewer than would overflow a schema. */
const maxDepth = 60;

/**
 * 413 for more than `max` bytes, with or without `Content-Length`. With it the body is not read: a partly read stream
 * would break the connection for the next request. Without it the body is read here; 400 if it is cut off.
 */
export function limitedBody(max: number): MiddlewareHandler {
  const onError = () => {
    throw new HttpError(413);
  };
  const counted = bodyLimit({ maxSize: max, onError });
  return async (context, next) => {
    if (isTooLong(context, max)) onError();
    let isRead = false;
    const afterReading = () => {
      isRead = true;
      return next();
    };
    try {
      return await counted(context, afterReading);
    } catch (error) {
      // What a lost client throws looks like a lost database.
      throw isRead || error instanceof HttpError ? error : rejected(400, brokenBody);
    }
  };
}

const isTooLong = ({ req }: Context, max: number): boolean => Number(req.header('Content-Length')) > max;

/**
 * 400 for anything but JSON (which also keeps out forms of other sites), 422 for characters that cannot be stored and
 * for endless nesting.
 */
export const jsonBody: MiddlewareHandler = async (context, next) => {
  const type = context.req.header('Content-Type')?.split(';', 1)[0]?.trim().toLowerCase();
  if (type !== 'application/json') throw rejected(400, notJson);
  let body: unknown;
  try {
    body = await context.req.json();
  } catch {
    throw rejected(400, brokenJson);
  }
  const found = unusableField(body);
  if (found) {
    const { field, reason } = found;
    throw new HttpError(422, (locale) => ({ errors: [{ field, message: unusable[reason][locale](field) }] }));
  }
  return next();
};

/**
 * 400 for a malformed form; its files are on disk while the endpoint runs. 413 for more than `max` bytes. It is never in
 * memory as a whole, as bodies are that `limitedBody` reads.
 * @param open counts the bodies of visitors; 429 if there is no capacity
 */
export function formBody(
  max: number,
  open?: (context: Context) => ReturnType<typeof openBody>,
): MiddlewareHandler {
  const otherBody = limitedBody(max);
  return async (context, next) => {
    const { body } = context.req.raw;
    const type = context.req.header('Content-Type') ?? '';
    if (!body || !/^multipart\/form-data\s*;/i.test(type)) return otherBody(context, next);
    if (isTooLong(context, max)) throw new HttpError(413);
    const opened = open?.(context);
    const reading = { maxBytes: max, ...(opened && { maxFiles: maxVisitorFiles, grow: opened.grow }) };
    try {
      const form = await parseFormBody(body.values({ preventCancel: true }), type, reading);
      try {
        // Validation reads this cache before the body.
        context.req.bodyCache.formData = form.data;
        await next();
      } finally {
        await form.close();
      }
    } catch (error) {
      throw error instanceof FormBodyError ? explained(error) : error;
    } finally {
      opened?.close();
    }
  };
}

function explained({ reason }: FormBodyError): HttpError {
  if (reason === 'large') return new HttpError(413);
  if (reason === 'many') return rejected(413, tooMany);
  return reason === 'busy' ? rejected(429, busy, { 'Retry-After': '5' }) : rejected(400, brokenForm);
}

const busy = {
  de: 'Gerade werden zu viele Dateien hochgeladen. Bitte versuchen Sie es in einem Moment noch einmal.',
  en: 'Too many files are being uploaded at the moment. Please try again in a moment.',
};

const tooMany = {
  de: `Das sind zu viele Dateien oder Felder auf einmal. Von Besuchern sind ${maxVisitorFiles} Dateien erlaubt.`,
  en: `These are too many files or fields at once. Visitors may send ${maxVisitorFiles} files.`,
};

const brokenBody = {
  de: 'Der Inhalt ist unvollständig. Schicken Sie ihn noch einmal.',
  en: 'The content is incomplete. Send it again.',
};

const brokenForm = {
  de: 'Der Inhalt ist kein vollständiges Formular. Schicken Sie ihn als multipart/form-data.',
  en: 'The content is no complete form. Send it as multipart/form-data.',
};

const notJson = {
  de: 'Der Inhalt muss JSON sein. Schicken Sie ihn mit der Kopfzeile Content-Type: application/json.',
  en: 'The content has to be JSON. Send it with the header Content-Type: application/json.',
};

const brokenJson = {
  de: 'Der Inhalt ist kein vollständiges JSON. Prüfen Sie Klammern und Anführungszeichen.',
  en: 'The content is not complete JSON. Check brackets and quotation marks.',
};

const unusable = {
  characters: {
    de: () =>
      'Der Text enthält ein Zeichen, das kein Text ist, etwa ein halbes Emoji. Schreiben Sie die Stelle neu.',
    en: () => 'The text contains a character that is no text, such as half an emoji. Write that part again.',
  },
  depth: {
    de: (field: string) => `${field} ist zu tief verschachtelt. Lösen Sie einige Ebenen auf.`,
    en: (field: string) => `${field} is nested too deeply. Take some levels away.`,
  },
};

const isText = (text: string): boolean => !text.includes('\0') && text.isWellFormed();

/** The first field that cannot be stored, or null. Iterative, so that no depth overflows it. */
function unusableField(body: unknown): { field: string; reason: keyof typeof unusable } | null {
  const open: { value: unknown; path: string[] }[] = [{ value: body, path: [] }];
  for (let next = open.pop(); next; next = open.pop()) {
    const { value, path } = next;
    if (path.length > maxDepth) return { field: path[0] ?? '', reason: 'depth' };
    if (typeof value === 'string' && !isText(value)) return { field: path.join('.'), reason: 'characters' };
    if (typeof value !== 'object' || value === null) continue;
    for (const [key, part] of Object.entries(value)) {
      if (!isText(key)) return { field: path.join('.'), reason: 'characters' };
      open.push({ value: part, path: [...path, key] });
    }
  }
  return null;
}
