/** Extracts addresses from pasted text or from an embed code. */

/** Attributes of embed codes that contain the address. */
const attribute =
  /(?<![\w-])(?:src|cite|href|data-href|data-configuration|data-instgrm-permalink|data-url)\s*=\s*(?:"([^"<>]*)"|'([^'<>]*)'|([^\s"'<>]+))/gi;

/** Addresses at most; embed codes have fewer. */
const max = 40;

/** Control and format characters, lone surrogates and spaces, which no address contains. */
const invisible = /[\p{C}\s]/u;

/** All web addresses in a pasted text, in order. Deceptive spellings are skipped. A typed address may lack `https://`. */
export function addressesIn(pasted: string): URL[] {
  if (!pasted.includes('<')) {
    const url = webAddressOf(pasted) ?? webAddressOf(`https://${pasted}`);
    return url ? [url] : [];
  }
  return [...pasted.matchAll(attribute)].slice(0, max).flatMap(([, double, single, bare]) => {
    return webAddressOf(unescaped((double ?? single ?? bare ?? '').trim())) ?? [];
  });
}

/**
 * Parses an https address without user, port, non-ASCII characters and backslashes, so that the visible host
 * is the browser's. `http:` and `//` become `https:`; null for anything else.
 */
export function webAddressOf(text: string): URL | null {
  const [, host, rest] = /^(?:https?:)?\/\/((?:[a-z\d-]+\.)+[a-z\d-]+)((?:[/?#].*)?)$/i.exec(text) ?? [];
  if (host === undefined || invisible.test(text) || text.includes('\\')) return null;
  const address = `https://${host.toLowerCase()}${rest}`;
  if (!URL.canParse(address)) return null;
  const url = new URL(address);
  return url.hostname === host.toLowerCase() ? url : null;
}

/** Decodes the HTML entities that embed codes use in attributes. */
function unescaped(text: string): string {
  return text.replace(/&(?:amp|#38|#x26);/gi, '&').replace(/&#(?:47|x2f);/gi, '/');
}
