// Reads the ticket of a form or an upload from `X-CSRFToken`.
import type { Context } from 'hono';
import { sessionIn } from '#server/api/endpoint/editor-endpoint-guard.ts';
import type { Endpoints } from '#server/api/endpoint/endpoint.ts';
import { isSameText } from '#server/services/accounts/sessions-cookie.ts';
import { type FormTicket, loginTicket, readTicket } from '#server/services/forms/form-ticket.ts';

/** The ticket of a form's token, or of a logged-in user's CSRF token; null for any other. */
export async function ticketOf(
  context: Context,
  { appContext }: Endpoints,
  token: string | undefined,
): Promise<FormTicket | null> {
  const ticket = await readTicket(appContext.database, token, appContext.now());
  if (ticket || !token) return ticket;
  const session = await sessionIn(context);
  return session && isSameText(token, session.csrf_token) ? loginTicket(session.csrf_token) : null;
}
