// The client of a request, for rate limits.
import type { Context } from 'hono';
import type { Config } from '#server/config.ts';
import { clientAddress, networkOf } from '#server/http/client-address.ts';

/** The client's address and its network. */
export function clientOf(context: Context, { TRUST_PROXY }: Pick<Config, 'TRUST_PROXY'>) {
  const forwarded = context.req.raw.headers.get('X-Forwarded-For');
  const address = clientAddress(
    { forwarded, remoteAddress: incomingOf(context)?.socket?.remoteAddress },
    TRUST_PROXY,
  );
  return { address, network: networkOf(address) };
}

/** Ends the connection of a request whose body is still on its way. */
export const dropRequest = (context: Context): void => void incomingOf(context)?.destroy?.();

interface Incoming {
  socket?: { remoteAddress?: string };
  destroy?(): void;
}

/** Node's request; undefined in tests without a port. */
const incomingOf = (context: Context) => context.env?.incoming as Incoming | undefined;
