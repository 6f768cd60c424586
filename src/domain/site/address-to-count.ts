/** Decides which addresses that answered 404 are counted: those that a person may have linked to. */

const maxLength = 150;
/** Generated addresses with tokens, hashes or telephone numbers, which may be personal data. */
const personal = /@|%40|[0-9a-f-]{24}|[\w-]{40}|\d{7}/i;
/** Extensions of pages of earlier sites; other files are requested by programs. */
const endings = new Set(['html', 'htm', 'pdf']);
const notPages = /^\/(?:cms|api|assets|media|wp-)|\/\.|\/api\/|\/pageeditor-api\//;

/** The path to store, decoded and without a trailing slash; null if it is not counted. */
export function addressToCount(path: string): string | null {
  if (path.length > maxLength || personal.test(path) || notPages.test(path)) return null;
  let decoded: string;
  try {
    decoded = decodeURI(path);
  } catch {
    return null;
  }
  // Rejects characters that HTML or a spreadsheet would interpret.
  if (!/^(?:\/[\p{L}\p{N}_.,()-]+)+\/?$/u.test(decoded)) return null;
  const [, ending] = /\.([^./]*)\/?$/.exec(decoded) ?? [];
  if (ending !== undefined && !endings.has(ending.toLowerCase())) return null;
  return decoded.replace(/\/$/, '');
}
