/** Messages between the site and the ticket shop: when the shop may be asked, and which answers are valid. */
import { type Consent, isAllowed, otherMedia } from '#domain/site/consent.ts';

/** Page of the shop, below origin and language, that answers from inside an iframe. */
export const shopSessionPath = 'session';

/** Message posted to the iframe. */
export const sessionRequestMessage = 'GetSession';

/** Longer names are truncated, in characters. */
const maxNameLength = 100;

/**
 * Needs consent to external media, like any other host. Visitors who have not answered yet but followed a
 * link to the shop have contacted it themselves; a refusal takes precedence.
 */
export function mayRequestShopSession(consent: Consent | null, hasVisited: boolean): boolean {
  return consent === null ? hasVisited : isAllowed(consent, otherMedia);
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what it looks for
const invisible = /[\u0000-\u001f\u007f-\u009f\u200b\u200e\u200f\u2028-\u202e\u2066-\u2069\ufeff]+/g;

/**
 * The account's name in a message of the shop; null if nobody is logged in, undefined for invalid messages,
 * which change nothing.
 */
export function accountNameIn(answer: unknown): string | null | undefined {
  if (typeof answer !== 'object' || answer === null || !('user' in answer)) return undefined;
  const { user } = answer;
  if (user === null) return null;
  if (typeof user !== 'object' || !('name' in user)) return undefined;
  const { name } = user;
  if (typeof name !== 'string') return undefined;
  const text = name.toWellFormed().replace(invisible, ' ').replace(/\s+/g, ' ').trim();
  return [...text].slice(0, maxNameLength).join('') || null;
}
