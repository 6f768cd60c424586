// Whether this site sent a request, by headers that other sites cannot forge.
import type { Config } from '#server/config.ts';

/**
 * `Sec-Fetch-Site`, if sent, must be `same-origin`, and `Origin` that of the site. False if both are missing. Over
 * plain http (a trial at home, a phone on the same network) the requested host counts as the site's origin too.
 */
export function isSameOrigin(headers: Headers, { PUBLIC_URL }: Pick<Config, 'PUBLIC_URL'>): boolean {
  const site = headers.get('Sec-Fetch-Site');
  if (site !== null && site !== 'same-origin') return false;
  const origin = headers.get('Origin');
  if (origin === null) return site === 'same-origin';
  if (origin === PUBLIC_URL) return true;
  return PUBLIC_URL.startsWith('http:') && origin === `http://${headers.get('Host')}`;
}

/**
 * Whether another site sent it. Every browser sends one of the headers with a POST; a request without them is from a
 * program, which has no cookies to abuse.
 */
export function isCrossSite(headers: Headers, config: Pick<Config, 'PUBLIC_URL'>): boolean {
  return (headers.has('Origin') || headers.has('Sec-Fetch-Site')) && !isSameOrigin(headers, config);
}
