/** Matches hosts against patterns: the host itself, or with `*.` any subdomain. */

/** A host that a page may embed: itself, or with `*.` any name below it. */
export type HostPattern = string;

/** `hostname` as a parsed URL has it: lower case, without port. Never compares parts of names. */
export function isHostOf(hostname: string, patterns: readonly HostPattern[]): boolean {
  return patterns.some((pattern) => {
    if (!pattern.startsWith('*.')) return hostname === pattern;
    return hostname.endsWith(pattern.slice(1)) && hostname.length >= pattern.length;
  });
}
