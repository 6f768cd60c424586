// Access control of back office screens, called by each of their loaders.
import { data, type RouterContextProvider, redirect } from 'react-router';
import { withoutSecondFactor } from '#domain/accounts/account.ts';
import { backOfficePath } from '#domain/back-office/addresses.ts';
import { backOfficeLocale } from '#domain/back-office/language.ts';
import { localeOfPath } from '#domain/languages/locales.ts';
import { type Action, mayDo } from '#server/services/accounts/permissions.ts';
import type { Session } from '#server/services/accounts/sessions.ts';
import { appContextKey } from './app-context.ts';
import { sessionContext } from './request-contexts.ts';

interface ScreenRequest {
  url: URL;
  context: Readonly<RouterContextProvider>;
}

/**
 * The reader's session; with null, no particular permission is required.
 * @throws 401 if nobody is logged in, 403 if the role does not allow the action; the layout of the back office renders
 * both. A redirect to the own account if a required second factor is missing
 */
export function requireAction({ url, context }: ScreenRequest, action: Action | null): Session {
  const session = context.get(sessionContext);
  if (!session) throw data(null, { status: 401 });
  if (action === null || mayDo(session.user.role, action)) return session;
  if (session.user.role === withoutSecondFactor)
    throw redirect(backOfficePath('own-account', backOfficeLocale(url.searchParams)));
  throw data(null, { status: 403 });
}

/** @throws a redirect to the own account if a page is to be edited, and a required second factor is missing */
export function requireSecondFactor({ url, context }: ScreenRequest): void {
  if (url.searchParams.has('edit') && context.get(sessionContext)?.user.role === withoutSecondFactor)
    throw redirect(backOfficePath('own-account', localeOfPath(url.pathname)));
}

/**
 * The first call in loaders of the back office.
 * @throws as {@link requireAction}
 */
export function backOfficeRequest({ url, context }: ScreenRequest, action: Action | null) {
  const { user, csrf_token } = requireAction({ url, context }, action);
  const { database, config, now } = context.get(appContextKey);
  return { database, config, now, user, csrf_token, locale: backOfficeLocale(url.searchParams) };
}
