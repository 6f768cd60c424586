// Password rules: long and hard to guess, without rules about kinds of characters (NIST SP 800-63B).
import type { Locale } from '#domain/languages/locales.ts';
import { full_name, name as theatreName } from '#site';

/** Minimum characters, as for a sentence or several words. */
const minPasswordLength = 15;
const maxPasswordLength = 128;

/** Likely first guesses, besides the theatre's own name. */
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
  common: {
    de: 'Das Passwort ist häufig, oder es besteht aus häufigen: aus Namen, Jahreszahlen oder Reihen der Tastatur. Nehmen Sie vier Wörter, die nichts miteinander zu tun haben.',
    en: 'The password is a common one, or made of common ones: names, years or rows of the keyboard. Use four words that have nothing to do with each other.',
  },
  guessed: {
    de: 'Das Passwort besteht vor allem aus Wörtern, die an einem Theater zuerst geraten werden. Nehmen Sie andere.',
    en: 'The password consists mostly of words that are guessed first at a theatre. Use others.',
  },
} as const satisfies Record<string, Record<Locale, string>>;

/** Minimum guesses of a password: the highest score of zxcvbn. */
const minGuesses = 1e10;

/**
 * Why a password is not allowed, per language; null if it is. Nearly all common passwords are shorter than 15
 * characters, so passwords that consist of them are rejected.
 */
export async function passwordProblem(
  password: string,
  owner: Owner,
): Promise<Record<Locale, string> | null> {
  const characters = [...password.normalize('NFKC')];
  if (characters.length < minPasswordLength) return reasons.short;
  if (characters.length > maxPasswordLength) return reasons.long;
  if (isMonotonous(characters)) return reasons.repeated;
  const [own, guessed] = [
    wordsOf([owner.name, owner.email]),
    wordsOf([theatreName, full_name, ...firstGuesses]),
  ];
  if (isMadeOf(password, own)) return reasons.own;
  if (isMadeOf(password, guessed)) return reasons.guessed;
  return (await guessesOf(password, [...own, ...guessed])) < minGuesses ? reasons.common : null;
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

/** Long ones first. */
function wordsOf(texts: readonly string[]): string[] {
  return texts
    .join(' ')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((part) => part.length >= 3)
    .toSorted((one, other) => other.length - one.length);
}

/** Whether fewer than eight letters and digits are left without these words. */
function isMadeOf(password: string, words: readonly string[]): boolean {
  const rest = words.reduce((text, part) => text.replaceAll(part, ''), password.toLowerCase());
  return rest !== password.toLowerCase() && rest.replace(/[^\p{L}\p{N}]/gu, '').length < 8;
}

type Guess = (password: string, words: string[]) => number;

let loaded: Promise<Guess> | undefined;

/** Estimates the guesses for a password with zxcvbn, by common passwords, keyboard patterns, dates, sequences and repetitions. Loaded lazily. */
async function load(): Promise<Guess> {
  const [{ ZxcvbnFactory }, { dictionary, adjacencyGraphs }] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
  ]);
  const zxcvbn = new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs });
  return (password, words) => zxcvbn.check(password, words).guesses;
}

/** @param words likely guesses, such as the owner's name */
async function guessesOf(password: string, words: string[]): Promise<number> {
  loaded ??= load();
  return (await loaded)(password, words);
}
