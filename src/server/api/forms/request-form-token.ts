// Reads the form token of a form or an upload from `X-CSRFToken`.
import type { Context } from 'hono';
import { optionalSession } from '#server/api/endpoint/editor-endpoint-guard.ts';
import type { Endpoints } from '#server/api/endpoint/endpoint.ts';
import { isEqualInConstantTime } from '#server/services/accounts/sessions-cookie.ts';
import { type FormToken, sessionFormToken, verifyFormToken } from '#server/services/forms/form-token.ts';

/** The form token of a form's token, or of a logged-in user's CSRF token; null for any other. */
export async function formTokenOf(
  context: Context,
  { appContext }: Endpoints,
  token: string | undefined,
): Promise<FormToken | null> {
  const formToken = await verifyFormToken(appContext.database, token, appContext.now());
  if (formToken || !token) return formToken;
  const session = await optionalSession(context);
  return session && isEqualInConstantTime(token, session.csrf_token)
    ? sessionFormToken(session.csrf_token)
    : null;
}
