// Rejects addresses that are too long, queries that are not percent-encoded UTF-8, and compressed content.
import type { MiddlewareHandler } from 'hono';
import { localeOfPath } from '#domain/languages/locales.ts';
import { percentDecoded } from '#domain/urls/percent-encoding.ts';
import { maxAddressLength } from '#server/http/page-key.ts';
import { isCompressedContent } from '#server/http/parse-form-body.ts';
import { problemResponse } from '#server/http/problem.ts';
import { parameterMessage } from './parameter-messages.ts';

const isWellEncoded = (text: string): boolean => percentDecoded(text) !== null;

/** The names of parameters that cannot be decoded. */
function brokenParameters(search: string): string[] {
  const names = search
    .split('&')
    .filter((pair) => !isWellEncoded(pair))
    .map((pair) => pair.split('=', 1)[0] ?? '')
    .map((name) => percentDecoded(name) ?? name);
  return [...new Set(names)];
}

/** 400 for malformed percent encodings and for bytes that are not UTF-8. */
export const rejectMalformedEncoding: MiddlewareHandler = async (context, next) => {
  const { url, path } = context.req;
  const search = url.includes('?') ? url.slice(url.indexOf('?') + 1) : '';
  if (isWellEncoded(search)) return next();
  const locale = localeOfPath(path);
  const errors = brokenParameters(search).map((field) => ({
    field,
    message: parameterMessage(field, { rule: 'encoding' }, locale),
  }));
  return problemResponse(400, locale, { errors });
};

/** 415 for compressed content: it would be parsed as it is, and rejected for a reason that nobody understands. */
export const rejectCompressedContent: MiddlewareHandler = async (context, next) =>
  isCompressedContent(context.req.header('Content-Encoding'))
    ? problemResponse(415, localeOfPath(context.req.path), { headers: { 'Accept-Encoding': 'identity' } })
    : next();

/** 414 for addresses longer than any of the site. */
export const rejectLongAddress: MiddlewareHandler = async (context, next) => {
  const { url, path } = context.req;
  const target = url.slice(new URL(url).origin.length);
  return target.length > maxAddressLength ? problemResponse(414, localeOfPath(path)) : next();
};
