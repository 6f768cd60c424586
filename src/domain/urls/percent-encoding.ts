/** What stands percent-encoded in an address (RFC 3986, as UTF-8); null where it is no such encoding. */
export function percentDecoded(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}
