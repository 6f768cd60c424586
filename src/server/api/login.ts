// The calls around login: who is there, logging in, logging out.
import { createRoute } from '@hono/zod-openapi';
import type { Context } from 'hono';
import { hubAddress } from '#domain/hub.ts';
import { screenTitle } from '#i18n/screen-titles.ts';
import { type ApiHouse, type Calls, plainCall, problem, unavailable } from '#server/api/call.ts';
import { editorCall, jsonContent } from '#server/api/editor-call.ts';
import { jsonBody, limitedBody } from '#server/api/editor-call-body.ts';
import { editorOf, fromOwnPage, sessionIn } from '#server/api/editor-call-guard.ts';
import { Refusal } from '#server/api/failure.ts';
import {
  credentialsSchema,
  type UserAnswer,
  userLoggedSchema,
  userSchema,
} from '#server/api/schemas/login.ts';
import { senderOf } from '#server/api/sender.ts';
import { logIn, type Visitor } from '#server/services/login.ts';
import { getNavigation } from '#server/services/navigation.ts';
import { actions, mayDo } from '#server/services/permissions.ts';
import { endSession, type Session } from '#server/services/sessions.ts';
import { clearedSessionCookie } from '#server/services/sessions-cookie.ts';

const tag = 'Login';

const userCall = plainCall({
  path: '/pageeditor-api/user',
  tag,
  summary: 'Get the login status',
  answer: userSchema,
  answerDescription: 'Who is logged in; `logged` is false for visitors.',
});

const userLoggedCall = plainCall({
  path: '/api/user-logged',
  tag,
  summary: 'Ask whether somebody is logged in',
  answer: userLoggedSchema,
  answerDescription: 'Yes or no.',
});

const loginCall = createRoute({
  method: 'post',
  path: '/pageeditor-api/login',
  tags: [tag],
  summary: 'Log in',
  description: 'Only from a page of the house itself. The session is in the cookie that comes back.',
  request: { body: jsonContent(credentialsSchema) },
  middleware: [fromOwnPage, limitedBody(10_000), jsonBody],
  responses: {
    200: {
      description: 'Who is logged in now.',
      content: { 'application/json': { schema: userSchema } },
    },
    400: problem('The request cannot be read.'),
    401: problem('This pair of e-mail address and password opens no account.'),
    403: problem('Not sent by a page of this house.'),
    413: problem('The body is too large.'),
    422: problem('A field is missing.'),
    429: problem('Too many attempts; `Retry-After` says when to try again.'),
    503: unavailable,
  },
});

const logoutCall = editorCall({
  method: 'post',
  path: '/pageeditor-api/logout',
  tag,
  summary: 'Log out',
  action: null,
  request: {},
  answer: userSchema,
  answerDescription: 'Nobody is logged in any more; the cookie is taken back.',
});

const wrongPair = {
  de: 'E-Mail-Adresse oder Passwort stimmen nicht.',
  en: 'The e-mail address or the password is wrong.',
};

const tooOften = {
  de: (minutes: number) =>
    `Zu viele Versuche. Bitte warten Sie ${minutes === 1 ? 'eine Minute' : `${minutes} Minuten`}.`,
  en: (minutes: number) =>
    `Too many attempts. Please wait ${minutes === 1 ? 'a minute' : `${minutes} minutes`}.`,
};

/** What a page is told about whoever looks at it. */
async function userAnswer({ house, locale }: Calls, session: Session | null): Promise<UserAnswer> {
  const common = {
    navigation: await getNavigation(house.database, { locale }),
    save_delay: house.config.SAVE_DELAY,
  };
  if (!session) {
    const nobody = { logged: false, email: '', username: '', role: '' as const, may: [], csrf_token: '' };
    return { ...nobody, ...common, admin_menus: [] };
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
      ? [{ name: screenTitle('cms-hub', locale), url: hubAddress(locale) }]
      : [],
  };
}

function visitorOf(context: Context, { config }: ApiHouse): Visitor {
  const { headers } = context.req.raw;
  const { address, network } = senderOf(context, config);
  return {
    address,
    network,
    user_agent: (headers.get('User-Agent') ?? '').slice(0, 300),
    cookies: headers.get('Cookie') ?? '',
  };
}

export function addLoginCalls(calls: Calls): void {
  const { app, house } = calls;
  app.openapi(userCall, async (context) => {
    context.header('Cache-Control', 'no-store');
    return context.json(await userAnswer(calls, await sessionIn(context)), 200);
  });
  app.openapi(userLoggedCall, async (context) => {
    context.header('Cache-Control', 'no-store');
    return context.json({ logged: (await sessionIn(context)) !== null }, 200);
  });
  app.openapi(loginCall, async (context) => {
    const result = await logIn(house, context.req.valid('json'), visitorOf(context, house));
    if (result.outcome === 'wrong') throw new Refusal(401, (locale) => ({ detail: wrongPair[locale] }));
    if (result.outcome === 'later') {
      const { seconds } = result;
      throw new Refusal(429, (locale) => ({
        detail: tooOften[locale](Math.ceil(seconds / 60)),
        headers: { 'Retry-After': String(seconds) },
      }));
    }
    context.header('Set-Cookie', result.set_cookie);
    return context.json(await userAnswer(calls, result.session), 200);
  });
  app.openapi(logoutCall, async (context) => {
    await endSession(house.database, editorOf(context));
    context.header('Set-Cookie', clearedSessionCookie(house.config));
    return context.json(await userAnswer(calls, null), 200);
  });
}
