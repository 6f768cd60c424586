// What is checked about the body of a call that writes before its schema sees it: size, form, characters.
import type { MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { Refusal } from '#server/api/failure.ts';

/** Bytes of a body, where a call does not say otherwise. */
export const usualBodyLimit = 1_048_576;

/** Lists in lists: more than any content has, less than a schema stumbles over. */
const deepest = 60;

/** 413 for what is longer than `most` bytes, whether or not its length is announced. */
export function limitedBody(most: number): MiddlewareHandler {
  return bodyLimit({
    maxSize: most,
    onError: () => {
      throw new Refusal(413);
    },
  });
}

/**
 * A body that is JSON, and that the database can keep: 400 for anything but JSON (which also keeps out what a form
 * of another site can send), 422 for characters that are no text and for lists without end.
 */
export const jsonBody: MiddlewareHandler = async (context, next) => {
  const type = context.req.header('Content-Type')?.split(';', 1)[0]?.trim().toLowerCase();
  if (type !== 'application/json') throw new Refusal(400);
  let body: unknown;
  try {
    body = await context.req.json();
  } catch {
    throw new Refusal(400);
  }
  const field = unusableField(body);
  if (field !== null) {
    throw new Refusal(422, (locale) => ({
      errors: [{ field, message: unusable[locale](field) }],
    }));
  }
  return next();
};

const unusable = {
  de: (field: string) => `${field} enthält Zeichen, die kein Text sind. Entfernen Sie Steuerzeichen.`,
  en: (field: string) => `${field} contains characters that are not text. Remove control characters.`,
};

const isText = (text: string): boolean => !text.includes('\0') && text.isWellFormed();

/** The first field that cannot be stored; null where all can. Step by step: nothing is too deep for it. */
function unusableField(body: unknown): string | null {
  const open: { value: unknown; path: string[] }[] = [{ value: body, path: [] }];
  for (let next = open.pop(); next; next = open.pop()) {
    const { value, path } = next;
    const isWrong = typeof value === 'string' ? !isText(value) : path.length > deepest;
    if (isWrong) return path.slice(0, deepest).join('.');
    if (typeof value !== 'object' || value === null) continue;
    for (const [key, part] of Object.entries(value)) {
      if (!isText(key)) return path.join('.');
      open.push({ value: part, path: [...path, key] });
    }
  }
  return null;
}
