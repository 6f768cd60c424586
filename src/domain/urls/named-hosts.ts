/** Names hosts in messages to editors; apart from `hosts.ts`, which visitors load. */
import type { HostPattern } from './hosts.ts';

/** The hosts for a message to people: a host and its subdomains are one. */
export const namedHosts = (patterns: readonly HostPattern[]): string =>
  [...new Set(patterns.map((pattern) => pattern.replace('*.', '')))].join(', ');
