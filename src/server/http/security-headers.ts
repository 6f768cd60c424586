// Headers that every answer carries, and the content security policy of pages.
import { frameSources } from '#domain/media/embed-players.ts';
import type { Config } from '#server/config.ts';
import { shopOrigin } from '#server/shop-origin.ts';

/** Hosts of players; pages frame them after consent. The list depends on the known players, not on content. */
const players = frameSources().join(' ');

const policyHeader = 'Content-Security-Policy';

/** For every answer but pages. HSTS only where the public address is https. */
export function securityHeaders(config: Config): [string, string][] {
  const headers: [string, string][] = [
    ['X-Content-Type-Options', 'nosniff'],
    ['Referrer-Policy', 'strict-origin-when-cross-origin'],
    ['Cross-Origin-Opener-Policy', 'same-origin'],
    ['Cross-Origin-Resource-Policy', 'same-origin'],
    [
      'Permissions-Policy',
      'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
    ],
    ['X-Frame-Options', 'DENY'],
    // Of what is no page; browsers that know it do not read the one before.
    [policyHeader, `frame-ancestors 'none'`],
  ];
  if (config.PUBLIC_URL.startsWith('https:')) {
    headers.push(['Strict-Transport-Security', 'max-age=63072000; includeSubDomains']);
  }
  return headers;
}

/** For pages. @param scriptHashes of their inline scripts */
export function pageHeaders(config: Config, scriptHashes: readonly string[]): [string, string][] {
  const others = securityHeaders(config).filter(([name]) => name !== policyHeader);
  return [...others, [policyHeader, contentSecurityPolicy(config, scriptHashes)]];
}

/**
 * The policy of one page: its inline scripts by hash, since nonces would change cached bytes. Styles may be inline:
 * style attributes place the bars of the schedule. Fonts, requests and media are what `default-src` says: headers are not
 * compressed, and count among the first packets of a page.
 */
function contentSecurityPolicy(config: Config, scriptHashes: readonly string[]): string {
  const hashes = scriptHashes.map((hash) => `'sha256-${hash}'`).join(' ');
  return [
    `default-src 'self'`,
    `script-src 'self' ${hashes}`.trim(),
    `style-src 'self' 'unsafe-inline'`,
    `img-src 'self' data:`,
    `frame-src 'self' ${shopOrigin(config)} ${players}`,
    `form-action 'self'`,
    `object-src 'none'`,
    `base-uri 'none'`,
    `frame-ancestors 'none'`,
  ].join('; ');
}
