// The client's IP address, for rate limits and the list of sessions. The only place that decides which header is
// trusted.
import net from 'node:net';

interface Request {
  /** The `X-Forwarded-For` header. */
  forwarded: string | null | undefined;
  /** The peer address of the connection. */
  remoteAddress: string | null | undefined;
}

/** Used for all clients whose address is unknown. */
const unknownAddress = '0.0.0.0';

/**
 * Returns the address of the client. With `trusted` (`TRUST_PROXY`) proxies in front, each of which appends the address
 * that it saw, the entry at that position from the right is the first that a proxy has vouched for; entries to the left
 * of it are ignored. Without proxies, or if the entry is not an address, returns the address of the connection.
 */
export function clientAddress({ forwarded, remoteAddress }: Request, trusted: number): string {
  const ownAddress = plainAddress(remoteAddress ?? '') ?? unknownAddress;
  if (trusted === 0 || !forwarded) return ownAddress;
  const entries = forwarded.split(',');
  return plainAddress(entries[Math.max(0, entries.length - trusted)] ?? '') ?? ownAddress;
}

/** The network that one household or office has to itself: an IPv4 address, or the /64 of an IPv6 address. */
export function networkOf(address: string): string {
  return net.isIPv6(address) ? `${groupsOf(address).slice(0, 4).join(':')}::/64` : address;
}

/** Strips port, brackets and zone, and maps IPv4-mapped IPv6 to IPv4. Null if it is not an address. */
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
