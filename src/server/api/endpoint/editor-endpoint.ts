// Describes endpoints that need a login: permission, request, errors.
import { createRoute, z } from '@hono/zod-openapi';
import type { Action } from '#server/services/accounts/permissions.ts';
import { defaultBodyLimit, formBody, jsonBody, limitedBody } from './editor-endpoint-body.ts';
import { requirePermission } from './editor-endpoint-guard.ts';
import { requireScope, type TargetKind } from './editor-endpoint-scope.ts';
import { binaryContent, problemContent, unavailable } from './endpoint.ts';

type Method = 'get' | 'post' | 'put' | 'delete';

/** Parameters and body of the route; JSON bodies by `jsonContent`. */
interface Requested {
  params?: z.ZodObject;
  query?: z.ZodObject;
  body?: { content: Record<string, { schema: z.ZodType }>; required: true };
}

interface Description<M extends Method, P extends string, R extends Requested> {
  method: M;
  /** Without language prefix and trailing slash: `/pageeditor-api/page`. */
  path: P;
  /** Its group in the document. */
  tag: string;
  summary: string;
  description?: string;
  /** The required permission; null for any logged-in user. */
  action: Action | null;
  /**
   * The part of pages and slots that it changes, for roles with a limited scope. Required for every endpoint that
   * writes with `edit-pages` or `publish-pages`.
   */
  target?: TargetKind;
  request: R;
  /** Sent by the page itself, not by a person: does not prolong the session. */
  isQuiet?: boolean;
  /** Bytes of the body; 1 MB by default. */
  max?: number;
  /** Description of the response. */
  responseDescription: string;
}

/** A JSON request body. */
export function jsonContent<B extends z.ZodType>(schema: B) {
  return { content: { 'application/json': { schema } }, required: true as const };
}

/**
 * An endpoint that answers JSON with status 200, or 201 for created records. Errors are thrown as `HttpError` and
 * need no description.
 */
export function editorEndpoint<
  M extends Method,
  P extends string,
  R extends Requested,
  A extends z.ZodType,
  S extends 200 | 201 = 200,
>(endpoint: Description<M, P, R> & { response: A; status?: S }) {
  const content = { 'application/json': { schema: endpoint.response } };
  const answered = { description: endpoint.responseDescription, content };
  const status = { [endpoint.status ?? 200]: answered } as Record<S, typeof answered>;
  return createRoute({ ...shared(endpoint), responses: { ...status, ...rejections(endpoint) } });
}

/** An endpoint that answers 204. */
export function silentEndpoint<M extends Method, P extends string, R extends Requested>(
  endpoint: Description<M, P, R>,
) {
  const status = { 204: { description: endpoint.responseDescription } };
  return createRoute({ ...shared(endpoint), responses: { ...status, ...rejections(endpoint) } });
}

/** An endpoint that answers a file. */
export function fileEndpoint<M extends Method, P extends string, R extends Requested>(
  endpoint: Description<M, P, R>,
) {
  const status = { 200: binaryContent(endpoint.responseDescription, 'application/octet-stream') };
  return createRoute({ ...shared(endpoint), responses: { ...status, ...rejections(endpoint) } });
}

/** An endpoint that answers a stream of server-sent events. */
export function streamEndpoint<M extends Method, P extends string, R extends Requested>(
  endpoint: Description<M, P, R>,
) {
  const content = { 'text/event-stream': { schema: eventStreamSchema } };
  const status = { 200: { description: endpoint.responseDescription, content } };
  return createRoute({ ...shared(endpoint), responses: { ...status, ...rejections(endpoint) } });
}

const eventStreamSchema = z.string().openapi('EventStream', { example: 'event: beat\ndata: {}\n\n' });

function shared<M extends Method, P extends string, R extends Requested>(endpoint: Description<M, P, R>) {
  const { method, path, tag, summary, description, action, request, isQuiet = false } = endpoint;
  const { target } = endpoint;
  const isLimited = action === 'edit-pages' || action === 'publish-pages';
  if (isLimited && method !== 'get' && !target) throw new Error(`${path} does not say what it changes.`);
  const { max = defaultBodyLimit } = endpoint;
  const isJson = request.body !== undefined && 'application/json' in request.body.content;
  const isMultipart = request.body !== undefined && 'multipart/form-data' in request.body.content;
  const security = { session: [], ...(method === 'get' ? {} : { csrf: [] }) };
  return {
    method,
    path,
    tags: [tag],
    summary,
    ...(description ? { description } : {}),
    request,
    security: [security],
    'x-action': action ?? 'any login',
    middleware: [
      requirePermission(action, { isQuiet }),
      isMultipart ? formBody(max) : limitedBody(max),
      ...(isJson ? [jsonBody] : []),
      ...(target ? [requireScope(target, isJson)] : []),
    ],
  };
}

function rejections({ method, action, request }: Description<Method, string, Requested>) {
  const isWriting = method !== 'get';
  return {
    ...(request.body || request.query || request.params
      ? { 400: problemContent('The request cannot be read.') }
      : {}),
    401: problemContent('Nobody is logged in.'),
    ...(isWriting || action
      ? { 403: problemContent('Not allowed, or not sent by a page of this site.') }
      : {}),
    ...(request.params ? { 404: problemContent('There is no such record.') } : {}),
    ...(isWriting && request.params ? { 409: problemContent('It was changed meanwhile.') } : {}),
    ...(request.body ? { 413: problemContent('The body is too large.') } : {}),
    ...(request.body
      ? { 422: problemContent('Fields cannot be stored as they are; `errors` names them.') }
      : {}),
    ...(isWriting ? { 507: problemContent('No space left to save.') } : {}),
    503: unavailable,
  };
}
