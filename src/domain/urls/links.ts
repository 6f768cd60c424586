/**
 * Validates links typed by editors: https, mailto, tel, and paths of this site. Nothing else can be stored or
 * rendered.
 */

type LinkKind = 'web' | 'mail' | 'phone' | 'path';

export interface Link {
  kind: LinkKind;
  /** Normalised form, as stored and rendered. */
  href: string;
}

const maxLength = 2048;

/** Control and format characters and lone surrogates, which can disguise an address. */
const invisible = /\p{C}/u;

function parseWeb(text: string): Link | null {
  // Requires exactly two slashes and a host, since URL parsers accept other spellings.
  if (!/^https?:\/\/[^/\\?#@]+(?:[/?#]|$)/i.test(text) || text.includes('\\') || !URL.canParse(text))
    return null;
  const url = new URL(text);
  if (url.username !== '' || url.password !== '' || url.hostname === '') return null;
  return { kind: 'web', href: url.href };
}

function parseMail(text: string): Link | null {
  // A single address with an optional subject. An encoded line break could inject headers.
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
  // Encoded slashes and dot segments may become another host in a proxy.
  const path = text.split(/[?#]/, 1)[0] as string;
  if (/^\/(?:%2f|%5c|\s)/i.test(path) || /(?:^|\/)(?:\.|%2e){1,2}(?:\/|$)/i.test(path)) return null;
  const url = new URL(text, 'https://house.invalid');
  return { kind: 'path', href: url.pathname + url.search + url.hash };
}

/** Parses a link, ignoring surrounding spaces; null if it is none of the four kinds. */
export function parseLink(text: string): Link | null {
  const trimmed = text.replace(/^[ \t\r\n]+|[ \t\r\n]+$/g, '');
  if (trimmed === '' || trimmed.length > maxLength || invisible.test(trimmed)) return null;
  if (trimmed.startsWith('/')) return parsePath(trimmed);
  return parseWeb(trimmed) ?? parseMail(trimmed) ?? parsePhone(trimmed);
}
