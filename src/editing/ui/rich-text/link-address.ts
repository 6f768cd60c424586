/** Parses addresses of links as people type them. */
import { typedValue } from '#domain/languages/typed-value.ts';
import { parseLink } from '#domain/urls/links.ts';

/**
 * The address to store: `thalia.example` becomes `https://thalia.example/`, `karten@example.org` a mail link. Null if
 * it is not allowed.
 */
export function linkAddress(typed: string): string | null {
  const text = typedValue(typed);
  if (text === '') return null;
  const parsed = parseLink(text);
  if (parsed) return parsed.href;
  if (/^[^\s@/:]+@[^\s@/:]+$/.test(text)) return parseLink(`mailto:${text}`)?.href ?? null;
  // A host has a dot, and no protocol before it.
  return /^[^\s:/?#]+\.[^\s:/?#]+(?:[:/?#]|$)/.test(text)
    ? (parseLink(`https://${text}`)?.href ?? null)
    : null;
}
