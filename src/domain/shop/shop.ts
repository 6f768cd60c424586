/** What the site and the ticket shop say to each other: when the shop may be asked, and what counts as its answer. */
import { type Consent, isAllowed, otherMedia } from '#domain/site/consent.ts';

/** Below the shop's origin and the language: the page that answers questions from inside a frame. */
export const shopSessionPath = 'session';

/** What the frame is sent. */
export const shopQuestion = 'GetSession';

/** Characters of a name that are shown. */
export const maxNameLength = 100;

/**
 * The shop is another host, so it is asked like all others: after consent to external media. Whoever has answered
 * nothing yet but has gone to the shop from here has called it herself. A refusal counts, also then.
 */
export function mayAskShop(consent: Consent | null, hasVisited: boolean): boolean {
  return consent === null ? hasVisited : isAllowed(consent, otherMedia);
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what it looks for
const unseen = /[\u0000-\u001f\u007f-\u009f\u200b\u200e\u200f\u2028-\u202e\u2066-\u2069\ufeff]+/g;

/**
 * The account's name in what the shop has answered: text of 100 characters at most, null where nobody is logged in.
 * Undefined where it is no answer: then what is known stays.
 */
export function accountNameIn(answer: unknown): string | null | undefined {
  if (typeof answer !== 'object' || answer === null || !('user' in answer)) return undefined;
  const { user } = answer;
  if (user === null) return null;
  if (typeof user !== 'object' || !('name' in (user as object))) return undefined;
  const { name } = user as { name: unknown };
  if (typeof name !== 'string') return undefined;
  const text = name.toWellFormed().replace(unseen, ' ').replace(/\s+/g, ' ').trim();
  return [...text].slice(0, maxNameLength).join('') || null;
}
