// How the program's HTTP server is set up.
import type { ServerOptions } from 'node:http';

/** Times are in milliseconds. */
export const serverOptions: ServerOptions = {
  requestTimeout: 30_000,
  headersTimeout: 15_000,
  // Longer than balancers keep a connection open: it is not closed under a request of theirs.
  keepAliveTimeout: 65_000,
  // Requests without a body get no stream for it: 1 to 3 % less processor time where a bare server sends 13 and 104 KB.
  optimizeEmptyRequests: true,
};
