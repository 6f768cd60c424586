/** Addresses in what an editor pasted: the text itself, or the attributes of a code that a network hands out. */

/** Where codes carry the address of what they show: frames, scripts, quotes, divisions. */
const attribute =
  /(?<![\w-])(?:src|cite|href|data-href|data-configuration|data-instgrm-permalink|data-url)\s*=\s*(?:"([^"<>]*)"|'([^'<>]*)'|([^\s"'<>]+))/gi;

/** No code has more; a text that goes on and on is not read to its end. */
const max = 40;

/** Control and format characters, lone surrogates, blanks: nothing that an address has. */
const unseen = /[\p{C}\s]/u;

/** Every address of the web in a pasted text, in its order. Those that are spelled to deceive are left out. */
export function addressesIn(pasted: string): URL[] {
  if (!pasted.includes('<')) {
    const url = addressOf(pasted);
    return url ? [url] : [];
  }
  return [...pasted.matchAll(attribute)].slice(0, max).flatMap(([, double, single, bare]) => {
    return addressOf(unescaped((double ?? single ?? bare ?? '').trim())) ?? [];
  });
}

/**
 * Accepts https addresses whose visible host is the browser's host: no user, no port, no non-ASCII letters, no
 * backslash; `http:` and `//` become `https:`.
 */
export function addressOf(text: string): URL | null {
  const [, host, rest] = /^(?:https?:)?\/\/((?:[a-z\d-]+\.)+[a-z\d-]+)((?:[/?#].*)?)$/i.exec(text) ?? [];
  if (host === undefined || unseen.test(text) || text.includes('\\')) return null;
  const address = `https://${host.toLowerCase()}${rest}`;
  if (!URL.canParse(address)) return null;
  const url = new URL(address);
  return url.hostname === host.toLowerCase() ? url : null;
}

/** The few signs that codes write in another way within quotes. */
function unescaped(text: string): string {
  return text.replace(/&(?:amp|#38|#x26);/gi, '&').replace(/&#(?:47|x2f);/gi, '/');
}
