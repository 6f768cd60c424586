// Options of the HTTP server.
import type { ServerOptions } from 'node:http';

/** Times are in milliseconds. */
export const serverOptions: ServerOptions = {
  // Until a body has arrived: a file of 10 MB takes nearly three minutes over half a megabit. How many slow bodies may
  // be open is limited elsewhere, by network.
  requestTimeout: 300_000,
  headersTimeout: 15_000,
  // Time-outs are only looked at this often; by default every 30 s.
  connectionsCheckingInterval: 5_000,
  // Longer than load balancers keep idle connections, so that the server does not close one that is just being used.
  keepAliveTimeout: 65_000,
  // Requests without a body get no stream: 1 to 3 % less CPU time for a bare server that sends 13 and 104 KB.
  optimizeEmptyRequests: true,
};
