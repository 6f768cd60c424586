/** Matches host names, for embeds and the content security policy. */

/** A host name, or with `*.` any subdomain of it. */
export type HostPattern = string;

/** `hostname` as in a parsed URL: lower case, without port. Compares whole labels only. */
export function isHostOf(hostname: string, patterns: readonly HostPattern[]): boolean {
  return patterns.some((pattern) => {
    if (!pattern.startsWith('*.')) return hostname === pattern;
    return hostname.endsWith(pattern.slice(1)) && hostname.length >= pattern.length;
  });
}
