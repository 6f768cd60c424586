// Headers of every response, and the content security policy of pages.
import { frameSources } from '#domain/media/embed-players.ts';
import type { Config } from '#server/config.ts';
import { shopOrigin } from '#server/shop-origin.ts';

/**
 * Hosts of embedded players, which pages may frame after consent. The list depends on the known players, not on
 * content.
 */
const players = frameSources().join(' ');

const policyHeader = 'Content-Security-Policy';

/** For all responses except pages and built files. HSTS only if the public address is https. */
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
    // For non-pages; supersedes `X-Frame-Options`.
    [policyHeader, `frame-ancestors 'none'`],
  ];
  if (config.PUBLIC_URL.startsWith('https:')) {
    headers.push(['Strict-Transport-Security', 'max-age=63072000; includeSubDomains']);
  }
  return headers;
}

/** Headers that affect documents only. Built files omit them to save bytes in the first packets of a connection. */
const ofDocuments = new Set([
  'Referrer-Policy',
  'Cross-Origin-Opener-Policy',
  'Permissions-Policy',
  'X-Frame-Options',
]);

/** For scripts, styles and fonts of the build. */
export function builtFileHeaders(config: Config): [string, string][] {
  return securityHeaders(config).filter(([name]) => !ofDocuments.has(name));
}

/** For pages. @param scriptHashes of their inline scripts */
export function pageHeaders(config: Config, scriptHashes: readonly string[]): [string, string][] {
  const others = securityHeaders(config).filter(([name]) => name !== policyHeader);
  return [...others, [policyHeader, contentSecurityPolicy(config, scriptHashes)]];
}

/**
 * The policy of one page: inline scripts by hash, since nonces would change cached bytes. Inline styles are allowed,
 * because style attributes position the bars of the schedule. Fonts, requests and media fall under `default-src`, which
 * saves bytes: headers are not compressed and are in the first packets of a page.
 */
function contentSecurityPolicy(config: Config, scriptHashes: readonly string[]): string {
  const hashes = scriptHashes.map((hash) => `'sha256-${hash}'`).join(' ');
  return [
    `default-src 'self'`,
    `script-src 'self' ${hashes}`.trim(),
    `style-src 'self' 'unsafe-inline'`,
    `img-src 'self' data:`,
    ['frame-src', "'self'", shopOrigin(config), players].filter(Boolean).join(' '),
    `form-action 'self'`,
    `object-src 'none'`,
    `base-uri 'none'`,
    `frame-ancestors 'none'`,
  ].join('; ');
}
