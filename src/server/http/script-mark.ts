// Which inline scripts are the program's own: the renderer marks them with a secret of this one page.

/** Names the mark to whoever finishes the page; never sent. */
export const scriptMarkHeader = 'x-script-mark';

/** Scripts that are loaded from a file, and data that is no script. */
const isForeign = /\ssrc=|application\/ld\+json/;

interface Marked {
  html: string;
  /** The texts of the program's own scripts. */
  scripts: string[];
}

/** A document up to the end of its head, then all that has no mark, then the rest. */
export type PageParts = readonly [head: string, content: string, end: string];

/**
 * Head, content, and what begins with the first marked script; all of it is in the last part where the page has no
 * mark.
 */
export function partsOf(html: string, mark: string | null): PageParts {
  const headEnd = mark ? html.indexOf('</head>') : -1;
  if (headEnd < 0) return ['', '', html];
  const marked = html.indexOf(attributeOf(mark), headEnd);
  const start = marked < 0 ? headEnd : html.lastIndexOf('<', marked);
  return [html.slice(0, headEnd), html.slice(headEnd, start), html.slice(start)];
}

const attributeOf = (mark: string | null) => ` nonce="${mark}"`;

/**
 * Takes the mark out of a page and returns the scripts that had it. A script that came into a page in any other way, say
 * with a text that was not escaped, cannot know the mark, and no policy allows it.
 */
export function extractMarkedScripts(html: string, mark: string | null): Marked {
  if (!mark) return { html, scripts: [] };
  const parts = html.split(attributeOf(mark));
  const scripts = parts.slice(1).flatMap((rest, at) => scriptIn(parts[at] as string, rest) ?? []);
  return { html: parts.join(''), scripts };
}

/** The text of the script in whose tag the mark stands between `before` and `rest`; null for any other tag. */
function scriptIn(before: string, rest: string): string | null {
  const tag = before.slice(before.lastIndexOf('<'));
  const opened = rest.indexOf('>');
  const attributes = tag + rest.slice(0, opened);
  if (!tag.startsWith('<script') || opened < 0 || isForeign.test(attributes)) return null;
  const end = rest.indexOf('</script>', opened);
  return end > opened + 1 ? rest.slice(opened + 1, end) : null;
}
