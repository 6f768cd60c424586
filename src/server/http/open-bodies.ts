// Limits the request bodies of forms in transfer by their bytes on disk, not by their duration.

/** Maximum bytes of all bodies until they are processed. */
const maxBytes = 256_000_000;
/** Maximum number of concurrent bodies per network, and in total. */
const maxOfNetwork = 16;
const maxOpen = 128;

interface OpenBody {
  network: string;
  bytes: number;
  /** Its next chunk is refused. */
  isRefused: boolean;
  /** Aborts the request. */
  drop(): void;
}

/** In order of arrival. */
const open = new Set<OpenBody>();

const accepted = () => [...open].filter(({ isRefused }) => !isRefused);
const bytesOpen = () => accepted().reduce((sum, { bytes }) => sum + bytes, 0);

/**
 * Slow connections are cheap and tolerated. Above a limit the oldest body is aborted in favour of the newest, so that
 * slow clients cannot block a form.
 */
export function openBody(network: string, drop: () => void) {
  const own: OpenBody = { network, bytes: 0, isRefused: false, drop };
  const ofNetwork = [...open].filter((one) => one.network === network);
  if (ofNetwork.length >= maxOfNetwork) ofNetwork[0]?.drop();
  else if (open.size >= maxOpen) oldestOfBusiestNetwork()?.drop();
  open.add(own);
  return {
    /**
     * Counts received bytes. Above the limit the body that has received least is refused, so that the others are
     * completed: if whichever sends next were refused, nearly all of a crowd would be.
     * @returns false if this body is refused
     */
    grow(bytes: number): boolean {
      own.bytes += bytes;
      while (bytesOpen() > maxBytes) {
        const least = leastReceived();
        if (!least) break;
        least.isRefused = true;
      }
      return !own.isRefused;
    },
    close: () => void open.delete(own),
  };
}

/** The body with the fewest bytes, of networks with several bodies if there are any. */
function leastReceived(): OpenBody | undefined {
  const bodies = accepted();
  const networks = Map.groupBy(bodies, ({ network }) => network);
  const ofBusy = bodies.filter(({ network }) => (networks.get(network)?.length ?? 0) > 1);
  return (ofBusy.length > 0 ? ofBusy : bodies).toSorted((a, b) => a.bytes - b.bytes)[0];
}

/** The oldest body of the network with the most bodies. */
function oldestOfBusiestNetwork(): OpenBody | undefined {
  const networks = Map.groupBy(open, ({ network }) => network);
  return [...networks.values()].toSorted((a, b) => b.length - a.length)[0]?.[0];
}
