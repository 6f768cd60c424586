// Whether a request that writes comes from a page of our own: what a form on another site cannot pretend.
import type { Config } from '#server/config.ts';

/**
 * By what the browser says of itself: `Sec-Fetch-Site` must be `same-origin` where it is sent, and `Origin` ours.
 * Without either nobody knows, and the answer is no.
 * Over plain http (a trial at home, a telephone in the same network) the host that was asked for counts as ours too.
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
 * Whether a browser says that a page elsewhere sent it. Every browser says where a POST comes from, so who says nothing
 * is a program: it carries nobody's login along, and may send what anybody may.
 */
export function isFromElsewhere(headers: Headers, config: Pick<Config, 'PUBLIC_URL'>): boolean {
  return (headers.has('Origin') || headers.has('Sec-Fetch-Site')) && !isSameOrigin(headers, config);
}
