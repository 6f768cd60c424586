/** Characters that nobody sees: they come along with what is pasted. */

/**
 * Control characters except tab and line feed, bidirectional overrides, blanks without width, lone surrogates and
 * noncharacters. Joiners, marks of direction, soft hyphens and no-break spaces are legitimate.
 */
const invisible =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what it looks for
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u200b\u202a-\u202e\u2060\u2066-\u2069\ufeff\ufdd0-\ufdef\ufffe\uffff]|\p{Cs}/gu;

/** Letters of fonts that draw nothing for them: a blank of Braille has no property that says so. */
const anythingToSee = /[^\s\p{Default_Ignorable_Code_Point}\u2800]/u;

/** A text without unseen characters; empty where nothing of it is to be seen. */
export function withoutUnseen(text: string): string {
  return anythingToSee.test(text) ? text.replace(invisible, '') : '';
}
