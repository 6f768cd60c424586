// Who may make a call of the editors': nobody, unless the table of permissions names them, and only from our own pages.
import type { Context, MiddlewareHandler } from 'hono';
import { isFromElsewhere, isSameOrigin } from '#server/http/same-origin.ts';
import { type Action, mayDo } from '#server/services/accounts/permissions.ts';
import { type Session, sessionOf } from '#server/services/accounts/sessions.ts';
import { isSameText } from '#server/services/accounts/sessions-cookie.ts';
import type { Endpoints } from './endpoint.ts';
import { HttpError } from './failure.ts';

const endpointsKey = 'calls';
const editorKey = 'editor';

/** Tells every call of an app which house it belongs to, and every answer in words which language it is in. */
export function withEndpoints(endpoints: Endpoints): MiddlewareHandler {
  return async (context, next) => {
    context.set(endpointsKey, endpoints);
    await next();
    const { headers } = context.res;
    if (headers.get('Content-Type')?.startsWith('application/json')) {
      headers.set('Content-Language', endpoints.locale);
    }
  };
}

/**
 * Lets a request through that may do `action`, null standing for whatever anybody who is logged in may do.
 * 403 for a writing call from elsewhere, 401 without a session, 403 with a wrong `X-CSRFToken` or without permission:
 * in this order, before anything of the request is read. Nothing that comes back may be kept. What a page does by
 * itself (`isQuiet`) does not prolong the login.
 */
export function guarded(action: Action | null, { isQuiet = false } = {}): MiddlewareHandler {
  return async (context, next) => {
    const { appContext } = context.get(endpointsKey) as Endpoints;
    const { method, raw } = context.req;
    const isWriting = method !== 'GET' && method !== 'HEAD';
    if (isWriting) refuseElsewhere(raw.headers, appContext.config);
    const session = await sessionOf(appContext, raw.headers.get('Cookie'), { isQuiet });
    if (!session) throw new HttpError(401);
    if (isWriting && !isSameText(raw.headers.get('X-CSRFToken') ?? '', session.csrf_token)) {
      throw new HttpError(403, (locale) => ({ detail: wrongToken[locale] }));
    }
    if (action !== null && !mayDo(session.user.role, action)) throw new HttpError(403);
    context.set(editorKey, session);
    await next();
    context.header('Cache-Control', 'no-store');
  };
}

/** Who makes this call. Only for calls that are guarded. */
export function editorOf(context: Context): Session {
  const session = context.get(editorKey) as Session | undefined;
  if (!session) throw new Error('This call is not guarded.');
  return session;
}

/** Who asks, for a call that answers visitors as well; null for those. One query. */
export function sessionIn(context: Context): Promise<Session | null> {
  const { appContext } = context.get(endpointsKey) as Endpoints;
  return sessionOf(appContext, context.req.header('Cookie'));
}

/** For a call that writes without a session (logging in): 403 for what another site's page sent. */
export const fromOwnPage: MiddlewareHandler = (context, next) => {
  refuseElsewhere(context.req.raw.headers, (context.get(endpointsKey) as Endpoints).appContext.config);
  return next();
};

/** For what anybody may send, programs too: 403 for what another site's page sent. */
export const notFromElsewhere: MiddlewareHandler = (context, next) => {
  const { config } = (context.get(endpointsKey) as Endpoints).appContext;
  if (isFromElsewhere(context.req.raw.headers, config)) throw elsewhere();
  return next();
};

function refuseElsewhere(headers: Headers, config: Endpoints['appContext']['config']): void {
  if (!isSameOrigin(headers, config)) throw elsewhere();
}

const elsewhere = () => new HttpError(403, (locale) => ({ detail: fromElsewhere[locale] }));

const fromElsewhere = {
  de: 'Die Anfrage kommt nicht von einer Seite dieses Hauses.',
  en: 'The request does not come from a page of this house.',
};

const wrongToken = {
  de: 'Die Anmeldung dieser Seite ist nicht mehr die aktuelle. Laden Sie die Seite neu.',
  en: 'This page belongs to another login than the present one. Load the page again.',
};
