// Guards endpoints of editors: same origin, session, CSRF token, permission.
import type { Context, MiddlewareHandler } from 'hono';
import { withoutSecondFactor } from '#domain/accounts/account.ts';
import { isCrossSite, isSameOrigin } from '#server/http/same-origin.ts';
import { type Action, mayDo } from '#server/services/accounts/permissions.ts';
import { type Session, sessionOf } from '#server/services/accounts/sessions.ts';
import { isEqualInConstantTime } from '#server/services/accounts/sessions-cookie.ts';
import type { Endpoints } from './endpoint.ts';
import { HttpError, rejected } from './failure.ts';

const endpointsKey = 'calls';
const editorKey = 'editor';

/** Sets the endpoints' context for an app, and `Content-Language` of its answers. */
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
 * Requires the permission for `action`, or only a session for null. In this order, before the request is read: 403 for
 * a cross-site write, 401 without a session, 403 for a wrong `X-CSRFToken` or without permission. Responses are not
 * cached. Automatic requests of a page (`isQuiet`) do not prolong the session.
 */
export function requirePermission(action: Action | null, { isQuiet = false } = {}): MiddlewareHandler {
  return async (context, next) => {
    const { appContext } = endpointsOf(context);
    const { method, raw } = context.req;
    const isWriting = method !== 'GET' && method !== 'HEAD';
    if (isWriting) rejectCrossSite(raw.headers, appContext.config);
    const session = await sessionOf(appContext, raw.headers.get('Cookie'), { isQuiet });
    if (!session) throw new HttpError(401);
    const note = (reason: string) =>
      appContext.log.warn(
        { reason, action, user: session.user.id, method, path: context.req.path },
        'A request was refused',
      );
    if (isWriting && !isEqualInConstantTime(raw.headers.get('X-CSRFToken') ?? '', session.csrf_token)) {
      note('token');
      throw rejected(403, wrongToken);
    }
    if (action !== null && !mayDo(session.user.role, action)) {
      note('role');
      throw session.user.role === withoutSecondFactor
        ? rejected(403, secondFactorMissing)
        : new HttpError(403);
    }
    context.set(editorKey, session);
    await next();
    context.header('Cache-Control', 'no-store');
  };
}

/** The endpoints of a request: language and application context. */
export function endpointsOf(context: Context): Endpoints {
  return context.get(endpointsKey) as Endpoints;
}

/** The session of a guarded request. */
export function editorOf(context: Context): Session {
  const session = context.get(editorKey) as Session | undefined;
  if (!session) throw new Error('This endpoint is not guarded.');
  return session;
}

/** The session at an endpoint that is open to visitors; null for those. One query. */
export function optionalSession(context: Context): Promise<Session | null> {
  const { appContext } = endpointsOf(context);
  return sessionOf(appContext, context.req.header('Cookie'));
}

/** For writes without a session (logging in): 403 unless sent by a page of this site. */
export const requireSameOrigin: MiddlewareHandler = (context, next) => {
  rejectCrossSite(context.req.raw.headers, endpointsOf(context).appContext.config);
  return next();
};

/** For writes that programs may send too: 403 if a page of another site sent it. */
export const rejectCrossSiteRequests: MiddlewareHandler = (context, next) => {
  const { config } = endpointsOf(context).appContext;
  if (isCrossSite(context.req.raw.headers, config)) throw crossSiteError();
  return next();
};

function rejectCrossSite(headers: Headers, config: Endpoints['appContext']['config']): void {
  if (!isSameOrigin(headers, config)) throw crossSiteError();
}

const crossSiteError = () => rejected(403, crossSite);

const crossSite = {
  de: 'Die Anfrage kommt nicht von einer Seite dieses Hauses.',
  en: 'The request does not come from a page of this site.',
};

const secondFactorMissing = {
  de: 'Richten Sie zuerst auf der Seite „Mein Konto“ das Anmelden in zwei Schritten ein.',
  en: 'First set up logging in with two steps on the page “My account”.',
};

const wrongToken = {
  de: 'Die Anmeldung dieser Seite ist nicht mehr die aktuelle. Laden Sie die Seite neu.',
  en: 'This page belongs to another login than the present one. Load the page again.',
};
