// Identifies the application's inline scripts: the renderer gives them a secret per page, as their nonce.

/** Passes the secret on within the server; never sent to clients. */
export const scriptSecretHeader = 'x-script-secret';

/** Scripts with a `src`, and data blocks. */
const isForeign = /\ssrc=|application\/ld\+json/;

interface ExtractedScripts {
  html: string;
  /** The texts of the application's scripts. */
  scripts: string[];
}

/** A document up to the end of its head, its content before the first own script, and the rest. */
export type SplitPage = readonly [head: string, content: string, end: string];

/**
 * Splits a page into head, content, and everything from the first script with the secret on. Without a secret, all is in the
 * last part.
 */
export function partsOf(html: string, secret: string | null): SplitPage {
  const headEnd = secret ? html.indexOf('</head>') : -1;
  if (headEnd < 0) return ['', '', html];
  const marked = html.indexOf(attributeOf(secret), headEnd);
  const start = marked < 0 ? headEnd : html.lastIndexOf('<', marked);
  return [html.slice(0, headEnd), html.slice(headEnd, start), html.slice(start)];
}

const attributeOf = (secret: string | null) => ` nonce="${secret}"`;

/**
 * Removes the secret from a page and returns the scripts that had it. An injected script, say from an unescaped text,
 * cannot have the secret, so the policy does not allow it.
 */
export function extractOwnScripts(html: string, secret: string | null): ExtractedScripts {
  if (!secret) return { html, scripts: [] };
  const parts = html.split(attributeOf(secret));
  const scripts = parts.slice(1).flatMap((rest, at) => scriptIn(parts[at] as string, rest) ?? []);
  return { html: parts.join(''), scripts };
}

/** The text of the script whose tag has the secret between `before` and `rest`; null for any other tag. */
function scriptIn(before: string, rest: string): string | null {
  const tag = before.slice(before.lastIndexOf('<'));
  const opened = rest.indexOf('>');
  const attributes = tag + rest.slice(0, opened);
  if (!tag.startsWith('<script') || opened < 0 || isForeign.test(attributes)) return null;
  const end = rest.indexOf('</script>', opened);
  return end > opened + 1 ? rest.slice(opened + 1, end) : null;
}
