// The endpoints for the current user, logging in and logging out.
import { createRoute } from '@hono/zod-openapi';
import type { Context } from 'hono';
import { backOfficePath } from '#domain/back-office/addresses.ts';
import { hubTexts } from '#i18n/hub/hub-texts.ts';
import { editorEndpoint, jsonContent } from '#server/api/endpoint/editor-endpoint.ts';
import { jsonBody, limitedBody } from '#server/api/endpoint/editor-endpoint-body.ts';
import { editorOf, optionalSession, requireSameOrigin } from '#server/api/endpoint/editor-endpoint-guard.ts';
import {
  type ApiContext,
  type Endpoints,
  parameterlessEndpoint,
  problemContent,
  unavailable,
} from '#server/api/endpoint/endpoint.ts';
import { HttpError, rejected } from '#server/api/endpoint/failure.ts';
import { clientOf } from '#server/api/endpoint/request-client.ts';
import { type LoginClient, logIn } from '#server/services/accounts/login.ts';
import { actions, mayDo } from '#server/services/accounts/permissions.ts';
import { endSession, type Session } from '#server/services/accounts/sessions.ts';
import { clearedSessionCookie } from '#server/services/accounts/sessions-cookie.ts';
import { getNavigation } from '#server/services/site/navigation.ts';
import { codeNeeded, tooManyAttempts, wrongCode, wrongCredentials } from './login-messages.ts';
import { credentialsSchema, type UserResponse, userLoggedSchema, userSchema } from './login-schema.ts';

const tag = 'Login';

const userEndpoint = parameterlessEndpoint({
  path: '/pageeditor-api/user',
  tag,
  summary: 'Get the login status',
  response: userSchema,
  responseDescription: 'Who is logged in; `logged` is false for visitors.',
});

const userLoggedEndpoint = parameterlessEndpoint({
  path: '/api/user-logged',
  tag,
  summary: 'Get the login status',
  response: userLoggedSchema,
  responseDescription: 'Yes or no.',
});

const loginEndpoint = createRoute({
  method: 'post',
  path: '/pageeditor-api/login',
  tags: [tag],
  summary: 'Log in',
  description: 'Only from a page of this site. The session is in the cookie that comes back.',
  request: { body: jsonContent(credentialsSchema) },
  middleware: [requireSameOrigin, limitedBody(10_000), jsonBody],
  responses: {
    200: {
      description: 'Who is logged in now.',
      content: { 'application/json': { schema: userSchema } },
    },
    400: problemContent('The request cannot be read.'),
    401: problemContent(
      'This pair of e-mail address and password opens no account, or it needs a code besides: the problem then has ' +
        '`code`, the label of its field.',
    ),
    403: problemContent('Not sent by a page of this site.'),
    413: problemContent('The body is too large.'),
    422: problemContent('A field is missing.'),
    429: problemContent('Too many attempts; `Retry-After` says when to try again.'),
    503: unavailable,
  },
});

const logoutEndpoint = editorEndpoint({
  method: 'post',
  path: '/pageeditor-api/logout',
  tag,
  summary: 'Log out',
  action: null,
  request: {},
  response: userSchema,
  responseDescription: 'Nobody is logged in any more; the cookie is deleted.',
});

/** The current user, as pages get it. */
async function userResponse(
  { appContext, locale }: Endpoints,
  session: Session | null,
): Promise<UserResponse> {
  const common = {
    navigation: await getNavigation(appContext.database, { locale }),
    save_delay: appContext.config.SAVE_DELAY,
  };
  if (!session) {
    const loggedOut = { logged: false, email: '', username: '', role: '' as const, may: [], csrf_token: '' };
    return { ...loggedOut, ...common, admin_menus: [] };
  }
  const { user, csrf_token } = session;
  return {
    ...common,
    logged: true,
    email: user.email,
    username: user.name,
    role: user.role,
    may: actions.filter((action) => mayDo(user.role, action)),
    csrf_token,
    admin_menus: mayDo(user.role, 'edit-pages')
      ? [{ name: hubTexts(locale).title, url: backOfficePath('hub', locale) }]
      : [],
  };
}

/** The client that tries to log in. */
export function loginClientOf(context: Context, { config }: ApiContext): LoginClient {
  const { headers } = context.req.raw;
  const { address, network } = clientOf(context, config);
  return {
    address,
    network,
    user_agent: (headers.get('User-Agent') ?? '').slice(0, 300),
    cookies: headers.get('Cookie') ?? '',
  };
}

export function addLoginEndpoints(endpoints: Endpoints): void {
  const { app, appContext } = endpoints;
  app.openapi(userEndpoint, async (context) => {
    context.header('Cache-Control', 'no-store');
    return context.json(await userResponse(endpoints, await optionalSession(context)), 200);
  });
  app.openapi(userLoggedEndpoint, async (context) => {
    context.header('Cache-Control', 'no-store');
    return context.json({ logged: (await optionalSession(context)) !== null }, 200);
  });
  app.openapi(loginEndpoint, async (context) => {
    const result = await logIn(appContext, context.req.valid('json'), loginClientOf(context, appContext));
    const { outcome } = result;
    // Only successful logins are logged with the account, since a typed address may be anybody's.
    if (outcome === 'logged-in') appContext.log.info({ user: result.session.user.id }, 'A user logged in');
    else appContext.log.warn({ outcome }, 'An attempt to log in failed');
    if (result.outcome === 'wrong') throw rejected(401, wrongCredentials);
    if (result.outcome === 'later') throw tooManyAttempts(result.seconds);
    if (result.outcome === 'code') {
      const { isWrong } = result;
      throw new HttpError(401, (locale) => ({
        detail: (isWrong ? wrongCode : codeNeeded)[locale],
        also: { code: codeNeeded[locale] },
      }));
    }
    context.header('Set-Cookie', result.set_cookie);
    return context.json(await userResponse(endpoints, result.session), 200);
  });
  app.openapi(logoutEndpoint, async (context) => {
    await endSession(appContext.database, editorOf(context));
    context.header('Set-Cookie', clearedSessionCookie(appContext.config));
    return context.json(await userResponse(endpoints, null), 200);
  });
}
