/** Invisible characters, which pasted text often contains. */

/**
 * Control characters except tab and line feed, bidirectional overrides, zero-width spaces, lone surrogates and
 * noncharacters. Joiners, marks of direction, soft hyphens and no-break spaces are legitimate.
 */
const invisible =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what it looks for
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u200b\u202a-\u202e\u2060\u2066-\u2069\ufeff\ufdd0-\ufdef\ufffe\uffff]|\p{Cs}/gu;

/** U+2800, the blank Braille pattern, is invisible but has no Unicode property for it. */
const anyVisible = /[^\s\p{Default_Ignorable_Code_Point}\u2800]/u;

/** Removes invisible characters; empty if nothing visible is left. */
export function withoutInvisible(text: string): string {
  return anyVisible.test(text) ? text.replace(invisible, '') : '';
}
