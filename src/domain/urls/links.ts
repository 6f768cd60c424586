/**
 * Parses typed links of menus, texts, teasers, tickets and redirects. Four kinds are valid: web, e-mail, telephone,
 * and a path of this site. Nothing else can be stored or shown.
 */

export type LinkKind = 'web' | 'mail' | 'phone' | 'path';

export interface Link {
  kind: LinkKind;
  /** As it is stored and linked to. */
  href: string;
}

const maxLength = 2048;

/** Control and format characters and lone surrogates, which can hide something. */
const invisible = /\p{C}/u;

function parseWeb(text: string): Link | null {
  // Exactly two slashes and then a host: the browser's own reader forgives too much before it.
  if (!/^https?:\/\/[^/\\?#@]+(?:[/?#]|$)/i.test(text) || text.includes('\\') || !URL.canParse(text))
    return null;
  const url = new URL(text);
  if (url.username !== '' || url.password !== '' || url.hostname === '') return null;
  return { kind: 'web', href: url.href };
}

function parseMail(text: string): Link | null {
  // One address, then perhaps a subject. An encoded line break would write headers of its own.
  const match = /^mailto:([^\s@?#/\\<>",;:]+@[^\s@?#/\\<>",;:]+\.[a-z\d-]{2,})(\?[^\s#<>"\\]*)?$/i.exec(text);
  if (!match || /%(?:0[\da-f]|1[\da-f])/i.test(text)) return null;
  return { kind: 'mail', href: `mailto:${match[1]}${match[2] ?? ''}` };
}

function parsePhone(text: string): Link | null {
  const match = /^tel:\s*(\+?[\d\s()./-]+)$/i.exec(text);
  const number = match?.[1]?.replace(/[^\d+]/g, '') ?? '';
  return /^\+?\d{2,15}$/.test(number) ? { kind: 'phone', href: `tel:${number}` } : null;
}

function parsePath(text: string): Link | null {
  if (!/^\/(?![/\\])/.test(text) || text.includes('\\')) return null;
  // Encoded slashes and climbing dots may turn into "another host" somewhere behind us.
  const path = text.split(/[?#]/, 1)[0] as string;
  if (/^\/(?:%2f|%5c|\s)/i.test(path) || /(?:^|\/)(?:\.|%2e){1,2}(?:\/|$)/i.test(path)) return null;
  const url = new URL(text, 'https://house.invalid');
  return { kind: 'path', href: url.pathname + url.search + url.hash };
}

/** A link as somebody typed it, blanks around it forgiven; null for everything that is not one of the four kinds. */
export function parseLink(text: string): Link | null {
  const trimmed = text.replace(/^[ \t\r\n]+|[ \t\r\n]+$/g, '');
  if (trimmed === '' || trimmed.length > maxLength || invisible.test(trimmed)) return null;
  if (trimmed.startsWith('/')) return parsePath(trimmed);
  return parseWeb(trimmed) ?? parseMail(trimmed) ?? parsePhone(trimmed);
}
