// The session cookie: its name, what it holds, and how it is taken back. Serves login and every private request.
import { createHmac, timingSafeEqual } from 'node:crypto';
import { percentDecoded } from '#domain/urls/percent-encoding.ts';
import type { Config } from '#server/config.ts';

type Address = Pick<Config, 'PUBLIC_URL'>;

/** Over https the browser itself makes sure that only this host, and only encrypted, could set it. */
export function sessionCookieName({ PUBLIC_URL }: Address): string {
  return PUBLIC_URL.startsWith('https:') ? '__Host-foyer_session' : 'foyer_session';
}

/** No script reads it, no other site sends it along with a form. */
export function sessionCookieAttributes({ PUBLIC_URL }: Address) {
  return { path: '/', httpOnly: true, secure: PUBLIC_URL.startsWith('https:'), sameSite: 'lax' as const };
}

/**
 * The whole header. Without a Max-Age: the cookie lasts as long as the browser is open, and how long the session
 * lasts is for the server alone to know.
 */
export function sessionCookieHeader(config: Address, value: string): string {
  const secure = sessionCookieAttributes(config).secure ? '; Secure' : '';
  return `${sessionCookieName(config)}=${value}; Path=/; HttpOnly${secure}; SameSite=Lax`;
}

/** The header that takes the cookie away again. */
export function clearedSessionCookie(config: Address): string {
  return `${sessionCookieHeader(config, '')}; Max-Age=0`;
}

/** What counts as having been logged in: the cookie by either of its names, whatever it holds. */
const anySessionCookie = /(?:^|;\s*)((?:__Host-)?foyer_session)=/;

/** Whether a request claims to be of somebody logged in; whether it is, `sessionOf` says. */
export function hasSessionCookie(cookies: string | undefined): boolean {
  return anySessionCookie.test(cookies ?? '');
}

/** What the cookie of a session says: its token, signed. */
export function signedToken(token: string, secret: string): string {
  return encodeURIComponent(`${token}.${signatureOf(token, secret)}`);
}

/** The token in a request's cookies; null where there is none or it was not signed by us. */
export function tokenIn(cookies: string | null | undefined, config: Address, secret: string): string | null {
  const start = `${sessionCookieName(config)}=`;
  const cookie = cookies
    ?.split(';')
    .map((one) => one.trim())
    .find((one) => one.startsWith(start));
  if (!cookie) return null;
  const value = percentDecoded(cookie.slice(start.length)) ?? '';
  const dot = value.lastIndexOf('.');
  const token = value.slice(0, dot);
  return dot > 0 && isSameText(value.slice(dot + 1), signatureOf(token, secret)) ? token : null;
}

/** Takes equally long wherever the texts differ. */
export function isSameText(one: string, other: string): boolean {
  const [first, second] = [Buffer.from(one), Buffer.from(other)];
  return first.length === second.length && timingSafeEqual(first, second);
}

const signatureOf = (token: string, secret: string): string =>
  createHmac('sha256', secret).update(token).digest('base64');
