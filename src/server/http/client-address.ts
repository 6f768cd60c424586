// The client's address: the one place that decides which header is trusted. For rate limits and the list of sessions.
import net from 'node:net';

interface Request {
  /** `X-Forwarded-For`, as it was sent. */
  forwarded: string | null | undefined;
  /** The other end of the connection. */
  remoteAddress: string | null | undefined;
}

/** Stands for every client whose address is unknown. */
const nobody = '0.0.0.0';

/**
 * The address of the client. `trusted` (`TRUST_PROXY`) proxies are in front, and each adds the address that it saw:
 * the last of that many entries from the right is the first that none of them made up. Entries to the left of it come
 * from the client and are ignored. Without proxies, or if the entry is no address, the connection's address counts.
 */
export function clientAddress({ forwarded, remoteAddress }: Request, trusted: number): string {
  const line = plainAddress(remoteAddress ?? '') ?? nobody;
  if (trusted === 0 || !forwarded) return line;
  const entries = forwarded.split(',');
  return plainAddress(entries[Math.max(0, entries.length - trusted)] ?? '') ?? line;
}

/** The part of an address that one household or office has to itself: IPv4 as it is, IPv6 as its /64. */
export function networkOf(address: string): string {
  return net.isIPv6(address) ? `${groupsOf(address).slice(0, 4).join(':')}::/64` : address;
}

/** Without port, brackets and zone; IPv4-mapped IPv6 as IPv4; null for what is no address. */
function plainAddress(text: string): string | null {
  const bare = text
    .trim()
    .replace(/^\[([^\]]*)\](?::\d+)?$/, '$1')
    .replace(/%.*$/, '')
    .replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, '$1');
  if (net.isIPv4(bare)) return bare;
  if (!net.isIPv6(bare)) return null;
  const groups = groupsOf(bare);
  const isWrapped = groups.slice(0, 5).every((group) => group === '0') && groups[5] === 'ffff';
  return isWrapped ? ipv4Of(groups) : bare.toLowerCase();
}

const ipv4Of = (groups: string[]): string =>
  groups
    .slice(6)
    .map((group) => Number.parseInt(group, 16))
    .flatMap((number) => [number >> 8, number & 255])
    .join('.');

/** The eight groups in full; the URL parser normalises every notation. */
function groupsOf(address: string): string[] {
  const short = new URL(`http://[${address}]`).hostname.slice(1, -1);
  const [head = '', tail] = short.split('::');
  const split = (part: string) => (part === '' ? [] : part.split(':'));
  if (tail === undefined) return split(head);
  const [before, after] = [split(head), split(tail)];
  return [...before, ...Array(8 - before.length - after.length).fill('0'), ...after];
}
