// The session cookie: name, value, attributes.
import { createHmac, timingSafeEqual } from 'node:crypto';
import { percentDecoded } from '#domain/urls/percent-encoding.ts';
import type { Config } from '#server/config.ts';

type Address = Pick<Config, 'PUBLIC_URL'>;

/** Over https the `__Host-` prefix restricts the cookie to this host, with `Secure`. */
export function sessionCookieName({ PUBLIC_URL }: Address): string {
  return PUBLIC_URL.startsWith('https:') ? '__Host-foyer_session' : 'foyer_session';
}

/** The attributes of the session cookie: not readable by scripts, not sent with forms of other sites. */
function sessionCookieAttributes({ PUBLIC_URL }: Address) {
  return { path: '/', httpOnly: true, secure: PUBLIC_URL.startsWith('https:'), sameSite: 'lax' as const };
}

/** The `Set-Cookie` header. Without Max-Age: the cookie ends with the browser; the session expires on the server. */
export function sessionCookieHeader(config: Address, value: string): string {
  const secure = sessionCookieAttributes(config).secure ? '; Secure' : '';
  return `${sessionCookieName(config)}=${value}; Path=/; HttpOnly${secure}; SameSite=Lax`;
}

/** The header that deletes the cookie. */
export function clearedSessionCookie(config: Address): string {
  return `${sessionCookieHeader(config, '')}; Max-Age=0`;
}

/** The cookie by either of its names, with any value. */
const anySessionCookie = /(?:^|;\s*)((?:__Host-)?foyer_session)=/;

/** Whether a request has a session cookie, valid or not. */
export function hasSessionCookie(cookies: string | undefined): boolean {
  return anySessionCookie.test(cookies ?? '');
}

/** The value of a session cookie: its token, signed. */
export function signedToken(token: string, secret: string): string {
  return encodeURIComponent(`${token}.${signatureOf(token, secret)}`);
}

/** The token in a request's cookies; null without a valid signature. */
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
  return dot > 0 && isEqualInConstantTime(value.slice(dot + 1), signatureOf(token, secret)) ? token : null;
}

/** Compares in constant time. */
export function isEqualInConstantTime(one: string, other: string): boolean {
  const [first, second] = [Buffer.from(one), Buffer.from(other)];
  return first.length === second.length && timingSafeEqual(first, second);
}

const signatureOf = (token: string, secret: string): string =>
  createHmac('sha256', secret).update(token).digest('base64');
