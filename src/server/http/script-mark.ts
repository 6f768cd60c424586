// Which inline scripts are the program's own: the renderer marks them with a secret of this one page.
import { beginScript } from './late-scripts.ts';

/** Names the mark to whoever finishes the page; never sent. */
export const scriptMarkHeader = 'x-script-mark';

/** Of a file, or no script at all. */
const isForeign = /\ssrc=|application\/ld\+json/;

interface Marked {
  html: string;
  /** The texts of the program's own scripts. */
  scripts: string[];
}

/**
 * Takes the mark out of a page and returns the scripts that had it. A script that came into a page in any other way, say
 * with a text that was not escaped, cannot know the mark, and no policy allows it.
 */
export function takeMarked(html: string, mark: string | null): Marked {
  if (!mark) return { html, scripts: [] };
  // Only the tags that have it are looked at: the page is long, and made anew for whoever waits for it.
  const parts = html.split(` nonce="${mark}"`);
  const scripts = parts.slice(1).flatMap((rest, at) => scriptIn(parts[at] as string, rest) ?? []);
  if (scripts.length > 0) scripts.push(beginScript);
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
