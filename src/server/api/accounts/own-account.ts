// The endpoints for users' own accounts.
import { z } from '@hono/zod-openapi';
import { editorEndpoint, jsonContent, silentEndpoint } from '#server/api/endpoint/editor-endpoint.ts';
import { editorOf } from '#server/api/endpoint/editor-endpoint-guard.ts';
import type { Endpoints } from '#server/api/endpoint/endpoint.ts';
import { HttpError, rejected, rejectedField } from '#server/api/endpoint/failure.ts';
import { changePassword, checkPresentPassword } from '#server/services/accounts/change-password.ts';
import {
  changeOwnAccount,
  endOtherSessions,
  endOwnSession,
  getOwnAccount,
} from '#server/services/accounts/own-account.ts';
import {
  confirmSecondFactor,
  removeOwnSecondFactor,
  renewRecoveryCodes,
  startSecondFactorSetup,
} from '#server/services/accounts/second-factor.ts';
import {
  codeBodySchema,
  ownAccountChangeSchema,
  ownAccountSchema,
  passwordChangeSchema,
  presentPasswordSchema,
  recoveryCodesSchema,
  secondFactorSetupSchema,
} from './accounts-schema.ts';
import { tooManyAttempts, wrongCode } from './login-messages.ts';

const path = '/api/user';
const shared = { tag: 'Own account', action: null } as const;
const answered = { response: ownAccountSchema, responseDescription: 'The account as it is now.' };

const getEndpoint = editorEndpoint({
  ...shared,
  ...answered,
  method: 'get',
  path: `${path}/account`,
  summary: 'Get one’s own account',
  request: {},
});

const changeEndpoint = editorEndpoint({
  ...shared,
  ...answered,
  method: 'post',
  path: `${path}/account`,
  summary: 'Change name and language of mails',
  request: { body: jsonContent(ownAccountChangeSchema) },
});

const passwordEndpoint = silentEndpoint({
  ...shared,
  method: 'post',
  path: `${path}/password`,
  summary: 'Change one’s password',
  description: 'All other sessions end.',
  request: { body: jsonContent(passwordChangeSchema) },
  responseDescription: 'The new one counts.',
});

const session = z.object({
  id: z
    .string()
    .max(100)
    .regex(/^[\w-]*$/)
    .openapi({ param: { name: 'id', in: 'path', required: true }, example: '5a0c5d0e' }),
});

const endSessionEndpoint = silentEndpoint({
  ...shared,
  method: 'delete',
  path: `${path}/sessions/{id}`,
  summary: 'End one of the other sessions',
  request: { params: session },
  responseDescription: 'Its next request is rejected.',
});

const endOthersEndpoint = silentEndpoint({
  ...shared,
  method: 'delete',
  path: `${path}/sessions`,
  summary: 'End all other sessions',
  request: {},
  responseDescription: 'Only this one is left.',
});

const beginEndpoint = editorEndpoint({
  ...shared,
  method: 'post',
  path: `${path}/second-factor`,
  summary: 'Begin to set up a second factor',
  description: 'It is active once a code was entered. Rejected with 409 if there is one already.',
  request: { body: jsonContent(presentPasswordSchema) },
  response: secondFactorSetupSchema,
  responseDescription: 'What an authenticator app reads.',
});

const confirmEndpoint = editorEndpoint({
  ...shared,
  method: 'post',
  path: `${path}/second-factor/confirm`,
  summary: 'Turn the second factor on',
  request: { body: jsonContent(codeBodySchema) },
  response: recoveryCodesSchema,
  responseDescription: 'Ten codes for whoever loses the device.',
});

const dropEndpoint = silentEndpoint({
  ...shared,
  method: 'post',
  path: `${path}/second-factor/remove`,
  summary: 'Turn the second factor off',
  request: { body: jsonContent(presentPasswordSchema) },
  responseDescription: 'The next login needs no code.',
});

const codesEndpoint = editorEndpoint({
  ...shared,
  method: 'post',
  path: `${path}/recovery-codes`,
  summary: 'Create new recovery codes',
  request: { body: jsonContent(presentPasswordSchema) },
  response: recoveryCodesSchema,
  responseDescription: 'Those before are worth nothing now.',
});

const isThere = {
  de: 'Die Anmeldung in zwei Schritten ist schon eingeschaltet. Laden Sie die Seite neu.',
  en: 'Logging in with two steps is on already. Load the page again.',
};

const isWrong = {
  de: 'Das ist nicht Ihr jetziges Passwort.',
  en: 'This is not your present password.',
};

/** Minutes after which the limits of codes and present passwords are reset. */
const minutes = 15;

export function addOwnAccountEndpoints({ app, appContext }: Endpoints): void {
  const { database } = appContext;

  /** @throws HttpError unless it is the account's password */
  async function requirePassword(user_id: string, present: string): Promise<void> {
    const found = await checkPresentPassword(database, user_id, present);
    if (found === 'later') throw tooManyAttempts(minutes * 60);
    if (found === 'wrong') throw rejectedField('present', isWrong);
  }

  app.openapi(getEndpoint, async (context) =>
    context.json(await getOwnAccount(appContext, editorOf(context)), 200),
  );
  app.openapi(changeEndpoint, async (context) => {
    await changeOwnAccount(database, editorOf(context).user.id, context.req.valid('json'));
    return context.json(await getOwnAccount(appContext, editorOf(context)), 200);
  });
  app.openapi(passwordEndpoint, async (context) => {
    const session = editorOf(context);
    const { present, password } = context.req.valid('json');
    await requirePassword(session.user.id, present);
    const problem = await changePassword(database, session, password);
    if (problem) throw rejectedField('password', problem);
    return context.body(null, 204);
  });
  app.openapi(endSessionEndpoint, async (context) => {
    const isEnded = await endOwnSession(database, editorOf(context), context.req.valid('param').id);
    if (!isEnded) throw new HttpError(404);
    return context.body(null, 204);
  });
  app.openapi(endOthersEndpoint, async (context) => {
    await endOtherSessions(database, editorOf(context));
    return context.body(null, 204);
  });
  app.openapi(beginEndpoint, async (context) => {
    const session = editorOf(context);
    await requirePassword(session.user.id, context.req.valid('json').present);
    const setup = await startSecondFactorSetup(database, session);
    if (!setup) throw rejected(409, isThere);
    return context.json(setup, 200);
  });
  app.openapi(confirmEndpoint, async (context) => {
    const result = await confirmSecondFactor(database, editorOf(context), context.req.valid('json').code);
    if (result.outcome === 'later') throw tooManyAttempts(minutes * 60);
    if (result.outcome === 'wrong') throw rejectedField('code', wrongCode);
    return context.json({ recovery_codes: result.recovery_codes }, 200);
  });
  app.openapi(dropEndpoint, async (context) => {
    const session = editorOf(context);
    await requirePassword(session.user.id, context.req.valid('json').present);
    if (!(await removeOwnSecondFactor(database, session))) throw new HttpError(404);
    return context.body(null, 204);
  });
  app.openapi(codesEndpoint, async (context) => {
    const session = editorOf(context);
    await requirePassword(session.user.id, context.req.valid('json').present);
    const recovery_codes = await renewRecoveryCodes(database, session);
    if (!recovery_codes) throw new HttpError(404);
    return context.json({ recovery_codes }, 200);
  });
}
