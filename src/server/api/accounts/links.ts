// The endpoints for users without a session: accepting an invitation, requesting a password reset, setting the
// password.
import { createRoute } from '@hono/zod-openapi';
import { jsonContent } from '#server/api/endpoint/editor-endpoint.ts';
import { jsonBody, limitedBody } from '#server/api/endpoint/editor-endpoint-body.ts';
import { requireSameOrigin } from '#server/api/endpoint/editor-endpoint-guard.ts';
import { type Endpoints, problemContent, unavailable } from '#server/api/endpoint/endpoint.ts';
import { rejected, rejectedField } from '#server/api/endpoint/failure.ts';
import { clientOf } from '#server/api/endpoint/request-client.ts';
import { replaceSession } from '#server/services/accounts/login.ts';
import { countResetRequest, requestPasswordReset } from '#server/services/accounts/reset-password.ts';
import { sendLink } from '#server/services/accounts/send-link.ts';
import { setPasswordByLink } from '#server/services/accounts/set-password-by-link.ts';
import {
  acceptedInvitationSchema,
  passwordResetRequestSchema,
  passwordResetSchema,
} from './accounts-schema.ts';
import { loginClientOf } from './login.ts';
import { tooManyAttempts } from './login-messages.ts';

const shared = {
  method: 'post' as const,
  tags: ['Login'],
  middleware: [requireSameOrigin, limitedBody(10_000), jsonBody],
};

const rejections = {
  400: problemContent('The request cannot be read.'),
  403: problemContent('Not sent by a page of this site.'),
  413: problemContent('The body is too large.'),
  422: problemContent('A field cannot be stored as it is.'),
  503: unavailable,
};

const joinEndpoint = createRoute({
  ...shared,
  path: '/api/user/invitation',
  summary: 'Accept an invitation',
  description: 'Sets name and password, and logs in. The link works once.',
  request: { body: jsonContent(acceptedInvitationSchema) },
  responses: {
    204: { description: 'The session is in the cookie that comes back.' },
    ...rejections,
    409: problemContent('The link was used, or it is over.'),
  },
});

const requestResetEndpoint = createRoute({
  ...shared,
  path: '/api/user/password-reset',
  summary: 'Request a password reset link',
  description: 'The answer is the same for every address.',
  request: { body: jsonContent(passwordResetRequestSchema) },
  responses: {
    204: { description: 'If the address has an account, a link is on its way.' },
    ...rejections,
    429: problemContent('Too many requests; `Retry-After` says when to try again.'),
  },
});

const resetEndpoint = createRoute({
  ...shared,
  path: '/api/user/password-reset/confirm',
  summary: 'Set a new password with a link',
  description: 'All sessions of the account end. The link works once.',
  request: { body: jsonContent(passwordResetSchema) },
  responses: {
    204: { description: 'The new password is valid.' },
    ...rejections,
    409: problemContent('The link was used, or it is over.'),
  },
});

const isOver = {
  de: 'Dieser Link gilt nicht mehr. Lassen Sie sich einen neuen geben.',
  en: 'This link has expired or was used. Ask for a new one.',
};

export function addLinkEndpoints({ app, appContext }: Endpoints): void {
  const { database, log } = appContext;

  app.openapi(joinEndpoint, async (context) => {
    const result = await setPasswordByLink(database, 'invitation', context.req.valid('json'));
    if (result.outcome === 'over') throw rejected(409, isOver);
    if (result.outcome === 'invalid') throw rejectedField('password', result.problem);
    const login = await replaceSession(appContext, result.user_id, loginClientOf(context, appContext));
    if (login.outcome === 'logged-in') context.header('Set-Cookie', login.set_cookie);
    context.header('Cache-Control', 'no-store');
    return context.body(null, 204);
  });
  app.openapi(requestResetEndpoint, async (context) => {
    const seconds = await countResetRequest(database, clientOf(context, appContext.config).network);
    if (seconds > 0) throw tooManyAttempts(seconds);
    // Not awaited, because the response time would reveal whether the address has an account.
    requestPasswordReset(database, context.req.valid('json').email)
      .then((reset) => reset && sendLink(appContext, 'password-reset', reset))
      .catch((error: unknown) =>
        log.warn({ code: (error as { code?: string }).code }, 'A link for a new password could not be made'),
      );
    return context.body(null, 204);
  });
  app.openapi(resetEndpoint, async (context) => {
    const result = await setPasswordByLink(database, 'password-reset', context.req.valid('json'));
    if (result.outcome === 'over') throw rejected(409, isOver);
    if (result.outcome === 'invalid') throw rejectedField('password', result.problem);
    return context.body(null, 204);
  });
}
