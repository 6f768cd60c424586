// Characters of randomised texts.
import fc from 'fast-check';

const firstSurrogate = 0xd800;
const surrogates = 0x800;

function characterAt(index: number): string {
  return String.fromCodePoint(index < firstSurrogate ? index : index + surrogates);
}

function indexOf(character: unknown): number {
  const codePoint = typeof character === 'string' ? character.codePointAt(0) : undefined;
  if (codePoint === undefined) throw new TypeError('Not a character');
  const index = codePoint < firstSurrogate ? codePoint : codePoint - surrogates;
  if (characterAt(index) !== character) throw new TypeError('Not a character');
  return index;
}

/**
 * Any code point except surrogates, for `fc.string({ unit })`. The same as the library's `binary`, which makes a table
 * of the million first: more than a second in each thread.
 */
export const codePoint = fc.integer({ min: 0, max: 0x10ffff - surrogates }).map(characterAt, indexOf);
