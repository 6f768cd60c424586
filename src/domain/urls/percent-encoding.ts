/** Decodes a percent-encoded text (RFC 3986, UTF-8); null if it is malformed. */
export function percentDecoded(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}
