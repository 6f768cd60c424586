// Password rules: long and hard to guess, without rules about kinds of characters (NIST SP 800-63B).
import type { Locale } from '#domain/languages/locales.ts';
import { full_name, name as house } from '#site';

/** Characters; room for a sentence or for words of a password manager. */
export const minPasswordLength = 15;
export const maxPasswordLength = 128;

/** What somebody tries first at a theatre's site, beside the theatre's own name. */
const firstGuesses = [
  'password',
  'passwort',
  'kennwort',
  'theater',
  'theatre',
  'foyer',
  'premiere',
  'willkommen',
  'logged-in',
];

interface Owner {
  name: string;
  email: string;
}

/** Error messages by reason. */
const reasons = {
  short: {
    de: `Das Passwort ist zu kurz. Nehmen Sie mindestens ${minPasswordLength} Zeichen, zum Beispiel vier Wörter.`,
    en: `The password is too short. Use at least ${minPasswordLength} characters, such as four words.`,
  },
  long: {
    de: `Das Passwort ist zu lang. Nehmen Sie höchstens ${maxPasswordLength} Zeichen.`,
    en: `The password is too long. Use at most ${maxPasswordLength} characters.`,
  },
  repeated: {
    de: 'Das Passwort wiederholt sich oder zählt nur ab. Nehmen Sie Wörter, die niemand errät.',
    en: 'The password repeats itself or only counts. Use words that nobody guesses.',
  },
  own: {
    de: 'Das Passwort besteht vor allem aus Ihrem Namen oder Ihrer E-Mail-Adresse. Nehmen Sie andere Wörter.',
    en: 'The password consists mostly of your name or your e-mail address. Use other words.',
  },
  guessed: {
    de: 'Das Passwort besteht vor allem aus Wörtern, die an einem Theater zuerst geraten werden. Nehmen Sie andere.',
    en: 'The password consists mostly of words that are guessed first at a theatre. Use others.',
  },
} as const satisfies Record<string, Record<Locale, string>>;

/**
 * Why an account may not have this password, per language; null if it may. There is no list of common passwords:
 * nearly all are shorter than 15 characters, and long ones made by repeating, counting, from the owner's or the theatre's name are
 * rejected here.
 */
export function passwordProblem(password: string, owner: Owner): Record<Locale, string> | null {
  const characters = [...password.normalize('NFKC')];
  if (characters.length < minPasswordLength) return reasons.short;
  if (characters.length > maxPasswordLength) return reasons.long;
  if (isMonotonous(characters)) return reasons.repeated;
  if (isMadeOf(password, [owner.name, owner.email])) return reasons.own;
  return isMadeOf(password, [house, full_name, ...firstGuesses]) ? reasons.guessed : null;
}

/** Few different characters, a repeated piece, or mostly consecutive characters: 111..., abcabc..., 123456.... */
function isMonotonous(characters: string[]): boolean {
  if (new Set(characters).size < 5) return true;
  const text = characters.join('').toLowerCase();
  const half = Math.floor(characters.length / 2);
  for (let length = 1; length <= half; length += 1) {
    const piece = text.slice(0, length);
    if (piece.repeat(Math.ceil(text.length / length)).startsWith(text)) return true;
  }
  const codes = characters.map((character) => character.codePointAt(0) ?? 0);
  const steps = codes.slice(1).filter((code, at) => Math.abs(code - (codes[at] ?? 0)) <= 1).length;
  return steps >= (characters.length - 1) * 0.7;
}

/** True if fewer than eight letters and digits are left without the words of these texts. */
function isMadeOf(password: string, texts: readonly string[]): boolean {
  const parts = texts
    .join(' ')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((part) => part.length >= 3)
    .toSorted((one, other) => other.length - one.length);
  const rest = parts.reduce((text, part) => text.replaceAll(part, ''), password.toLowerCase());
  return rest !== password.toLowerCase() && rest.replace(/[^\p{L}\p{N}]/gu, '').length < 8;
}
