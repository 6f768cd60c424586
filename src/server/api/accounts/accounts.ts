// The endpoints with which administrators look after accounts.
import { z } from '@hono/zod-openapi';
import { editorEndpoint, jsonContent, silentEndpoint } from '#server/api/endpoint/editor-endpoint.ts';
import { editorOf } from '#server/api/endpoint/editor-endpoint-guard.ts';
import type { Endpoints } from '#server/api/endpoint/endpoint.ts';
import { HttpError, rejected, rejectedField } from '#server/api/endpoint/failure.ts';
import {
  type AccountOutcome,
  changeAccount,
  removeSecondFactor,
} from '#server/services/accounts/change-account.ts';
import { endSessionsOfAccount, endSessionsOfEverybody } from '#server/services/accounts/end-sessions.ts';
import {
  inviteAccount,
  renewInvitation,
  withdrawInvitation,
} from '#server/services/accounts/invite-account.ts';
import { getAccount, listAccounts } from '#server/services/accounts/list-accounts.ts';
import { createResetLink } from '#server/services/accounts/reset-password.ts';
import { sendLink } from '#server/services/accounts/send-link.ts';
import {
  accountChangeSchema,
  accountLinkSchema,
  accountListSchema,
  accountSchema,
  invitationSchema,
  invitedAccountSchema,
} from './accounts-schema.ts';

const path = '/api/cms-hub/accounts';
const shared = { tag: 'Accounts', action: 'manage-users' } as const;
const params = z.object({
  id: z
    .string()
    .max(100)
    .regex(/^[\w-]*$/)
    .openapi({ param: { name: 'id', in: 'path', required: true }, example: '5a0c5d0e-7f0c-4a55' }),
});

const listEndpoint = editorEndpoint({
  ...shared,
  method: 'get',
  path,
  summary: 'List accounts',
  request: {},
  response: accountListSchema,
  responseDescription: 'All of them, by name.',
});

const inviteEndpoint = editorEndpoint({
  ...shared,
  method: 'post',
  path,
  summary: 'Invite somebody',
  description:
    'Makes an account without a password, and a link that is mailed where a mail server is configured.',
  request: { body: jsonContent(invitationSchema) },
  response: invitedAccountSchema,
  status: 201,
  responseDescription: 'The account, and its link.',
});

const changeEndpoint = editorEndpoint({
  ...shared,
  method: 'post',
  path: `${path}/{id}`,
  summary: 'Change a role, disable or enable an account',
  description: 'Nobody changes their own. The sessions of a disabled account end with their next request.',
  request: { params, body: jsonContent(accountChangeSchema) },
  response: accountSchema,
  responseDescription: 'The account as it is now.',
});

const withdrawEndpoint = silentEndpoint({
  ...shared,
  method: 'delete',
  path: `${path}/{id}`,
  summary: 'Withdraw an invitation',
  description: 'Removes an account that never had a password. Any other can be disabled.',
  request: { params },
  responseDescription: 'The account is gone.',
});

const linkEndpoint = editorEndpoint({
  ...shared,
  method: 'post',
  path: `${path}/{id}/link`,
  summary: 'Create a new link',
  description:
    'An invitation for an account without a password, else a link for a new password. Earlier ones end.',
  request: { params },
  response: accountLinkSchema,
  responseDescription: 'The link.',
});

const factorEndpoint = silentEndpoint({
  ...shared,
  method: 'delete',
  path: `${path}/{id}/second-factor`,
  summary: 'Remove a lost second factor',
  description: 'The sessions of the account end.',
  request: { params },
  responseDescription: 'The next login needs no code.',
});

const endSessionsEndpoint = silentEndpoint({
  ...shared,
  method: 'delete',
  path: `${path}/{id}/sessions`,
  summary: 'End all sessions of an account',
  description: 'Of one’s own account, all but this one.',
  request: { params },
  responseDescription: 'Their next requests are rejected.',
});

const endAllSessionsEndpoint = silentEndpoint({
  ...shared,
  method: 'delete',
  path: '/api/cms-hub/sessions',
  summary: 'End all sessions of everybody',
  request: {},
  responseDescription: 'Only this one is left.',
});

const isTaken = {
  de: 'Diese Adresse hat schon ein Konto.',
  en: 'This address has an account already.',
};

const isOwn = {
  de: 'Ihre eigene Rolle ändern Sie nicht selbst. Bitten Sie eine andere Person, die Konten verwaltet.',
  en: 'You do not change your own role. Ask somebody else who manages accounts.',
};

export function addAccountEndpoints({ app, appContext }: Endpoints): void {
  const { database } = appContext;
  const changed = async (id: string, outcome: AccountOutcome) => {
    if (outcome === 'forbidden') throw new HttpError(403);
    if (outcome === 'own') throw rejected(403, isOwn);
    const account = outcome === 'gone' ? null : await getAccount(database, id);
    if (!account) throw new HttpError(404);
    return account;
  };

  app.openapi(listEndpoint, async (context) => {
    const results = await listAccounts(database);
    return context.json({ count: results.length, results }, 200);
  });
  app.openapi(inviteEndpoint, async (context) => {
    const invitation = await inviteAccount(database, context.req.valid('json'), editorOf(context).user.id);
    if (!invitation) throw rejectedField('email', isTaken);
    const account = await getAccount(database, invitation.user_id);
    if (!account) throw new HttpError(404);
    return context.json({ account, link: await sendLink(appContext, 'invitation', invitation) }, 201);
  });
  app.openapi(changeEndpoint, async (context) => {
    const { id } = context.req.valid('param');
    const actor = editorOf(context).user.id;
    const outcome = await changeAccount(database, id, context.req.valid('json'), actor);
    return context.json(await changed(id, outcome), 200);
  });
  app.openapi(withdrawEndpoint, async (context) => {
    const { id } = context.req.valid('param');
    const isDone = await withdrawInvitation(database, id, editorOf(context).user.id);
    if (!isDone) throw new HttpError(404);
    return context.body(null, 204);
  });
  app.openapi(linkEndpoint, async (context) => {
    const { id } = context.req.valid('param');
    const actor = editorOf(context).user.id;
    const invitation = await renewInvitation(database, id, actor);
    if (invitation) return context.json(await sendLink(appContext, 'invitation', invitation), 200);
    const reset = await createResetLink(database, { user_id: id }, actor);
    if (!reset) throw new HttpError(404);
    return context.json(await sendLink(appContext, 'password-reset', reset), 200);
  });
  app.openapi(factorEndpoint, async (context) => {
    const { id } = context.req.valid('param');
    if (!(await removeSecondFactor(database, id, editorOf(context).user.id))) throw new HttpError(404);
    return context.body(null, 204);
  });
  app.openapi(endSessionsEndpoint, async (context) => {
    const { id } = context.req.valid('param');
    if (!(await endSessionsOfAccount(database, id, editorOf(context)))) throw new HttpError(404);
    return context.body(null, 204);
  });
  app.openapi(endAllSessionsEndpoint, async (context) => {
    await endSessionsOfEverybody(database, editorOf(context));
    return context.body(null, 204);
  });
}
