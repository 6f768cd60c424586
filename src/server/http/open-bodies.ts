// Limits the request bodies of forms in transfer by their bytes on disk, not by their duration.

/** Maximum bytes of all bodies until they are processed. */
const maxBytes = 256_000_000;
/** Maximum number of concurrent bodies per network, and in total. */
const maxOfNetwork = 16;
const maxOpen = 128;

interface OpenBody {
  network: string;
  bytes: number;
  /** Aborts the request. */
  drop(): void;
}

/** In order of arrival. */
const open = new Set<OpenBody>();

const bytesOpen = () => [...open].reduce((sum, { bytes }) => sum + bytes, 0);

/**
 * Slow connections are cheap and tolerated. Above a limit the oldest body is aborted in favour of the newest, so that
 * slow clients cannot block a form.
 */
export function openBody(network: string, drop: () => void) {
  const own: OpenBody = { network, bytes: 0, drop };
  const ofNetwork = [...open].filter((one) => one.network === network);
  if (ofNetwork.length >= maxOfNetwork) ofNetwork[0]?.drop();
  else if (open.size >= maxOpen) oldestOfBusiestNetwork()?.drop();
  open.add(own);
  return {
    /**
     * Counts received bytes.
     * @returns false if the limit is reached
     */
    grow(bytes: number): boolean {
      own.bytes += bytes;
      return bytesOpen() <= maxBytes;
    },
    close: () => void open.delete(own),
  };
}

/** The oldest body of the network with the most bodies. */
function oldestOfBusiestNetwork(): OpenBody | undefined {
  const networks = Map.groupBy(open, ({ network }) => network);
  return [...networks.values()].toSorted((a, b) => b.length - a.length)[0]?.[0];
}
