/** Decides which addresses that answered 404 are counted: those that a person may have linked to. */

const maxLength = 150;
/** Made by programs: tokens, hashes, telephone numbers. They may belong to a person, and nobody links to them twice. */
const personal = /@|%40|[0-9a-f-]{24}|[\w-]{40}|\d{7}/i;
/** What pages of earlier sites may end in; anything else was looked for by a program. */
const endings = new Set(['html', 'htm', 'pdf']);
const notPages = /^\/(?:cms|api|assets|media|wp-)|\/\.|\/api\/|\/pageeditor-api\//;

/** The path as it is kept, decoded and without a slash at its end; null for one that is not counted. */
export function countedAddress(path: string): string | null {
  if (path.length > maxLength || personal.test(path) || notPages.test(path)) return null;
  let decoded: string;
  try {
    decoded = decodeURI(path);
  } catch {
    return null;
  }
  // Nothing that a page or a spreadsheet would show as something else.
  if (!/^(?:\/[\p{L}\p{N}_.,()-]+)+\/?$/u.test(decoded)) return null;
  const [, ending] = /\.([^./]*)\/?$/.exec(decoded) ?? [];
  if (ending !== undefined && !endings.has(ending.toLowerCase())) return null;
  return decoded.replace(/\/$/, '');
}
