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
  const attribute = ` nonce="${mark}"`;
  const scripts: string[] = [];
  for (const [, attributes = '', text] of html.matchAll(/<script([^>]*)>([\s\S]*?)<\/script>/g))
    if (text && attributes.includes(attribute) && !isForeign.test(attributes)) scripts.push(text);
  if (scripts.length > 0) scripts.push(beginScript);
  return { html: html.replaceAll(attribute, ''), scripts };
}
