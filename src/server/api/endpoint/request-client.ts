// The client of a request, for rate limits.
import type { Context } from 'hono';
import type { Config } from '#server/config.ts';
import { clientAddress, networkOf } from '#server/http/client-address.ts';

/** The client's address and its network. */
export function clientOf(context: Context, { TRUST_PROXY }: Pick<Config, 'TRUST_PROXY'>) {
  const incoming = context.env?.incoming as { socket?: { remoteAddress?: string } } | undefined;
  const forwarded = context.req.raw.headers.get('X-Forwarded-For');
  const address = clientAddress({ forwarded, remoteAddress: incoming?.socket?.remoteAddress }, TRUST_PROXY);
  return { address, network: networkOf(address) };
}
