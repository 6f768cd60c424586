// Limits request bodies of forms that are being received: by the bytes they hold on disk, not by their duration.

/** Bytes that bodies hold together until they are handled. */
const maxBytes = 256_000_000;
/** Bodies that one network, and all together, send at a time. */
const maxOfNetwork = 16;
const maxOpen = 128;

interface OpenBody {
  network: string;
  bytes: number;
  /** Ends the request. */
  drop(): void;
}

/** In the order in which they began. */
const open = new Set<OpenBody>();

const bytesOpen = () => [...open].reduce((sum, { bytes }) => sum + bytes, 0);

/**
 * Slow connections cost little and are tolerated. If there are too many, the oldest is dropped for the newest: so none of
 * them can keep a form closed.
 */
export function openBody(network: string, drop: () => void) {
  const own: OpenBody = { network, bytes: 0, drop };
  const ofNetwork = [...open].filter((one) => one.network === network);
  if (ofNetwork.length >= maxOfNetwork) ofNetwork[0]?.drop();
  else if (open.size >= maxOpen) mostOpen()?.drop();
  open.add(own);
  return {
    /** Counts bytes that came. @returns false if there is no room for them */
    grow(bytes: number): boolean {
      own.bytes += bytes;
      return bytesOpen() <= maxBytes;
    },
    close: () => void open.delete(own),
  };
}

/** The oldest of the network that has the most. */
function mostOpen(): OpenBody | undefined {
  const networks = Map.groupBy(open, ({ network }) => network);
  return [...networks.values()].toSorted((a, b) => b.length - a.length)[0]?.[0];
}
