// By what a form, or a file for one, is known to come from a page of ours: the ticket that it carries.
import type { Context } from 'hono';
import { sessionIn } from '#server/api/endpoint/editor-endpoint-guard.ts';
import type { Endpoints } from '#server/api/endpoint/endpoint.ts';
import { isSameText } from '#server/services/accounts/sessions-cookie.ts';
import { type FormTicket, loginTicket, readTicket } from '#server/services/forms/form-ticket.ts';

/**
 * What a token says: that of a form, or that of a login, which people of the house send along with everything. Null
 * for one that is neither.
 */
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
