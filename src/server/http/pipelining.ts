// Pipelined requests of one connection are handled one after the other.
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

type Handler = (request: IncomingMessage, response: ServerResponse) => void;

/** Maximum pipelined requests of a connection that wait. Neither browsers nor load balancers send any. */
const maxWaiting = 16;

/**
 * Node starts all requests of a received part, up to some thousands, and keeps their responses in memory until the
 * first of them is sent. Here each starts when the response before it is sent, and a client that sends more than a few
 * at once is disconnected.
 */
export function oneAtATime(handle: Handler): Handler {
  const waiting = new WeakMap<Socket, number>();
  return (request, response) => {
    // Hot path: a response has its socket at once unless another one of the connection precedes it.
    if (response.socket !== null) return handle(request, response);
    const { socket } = request;
    // Node still emits the rest of the received part.
    if (socket.destroyed) return;
    const before = waiting.get(socket) ?? 0;
    if (before >= maxWaiting) return void socket.destroy();
    waiting.set(socket, before + 1);
    response.once('socket', () => {
      waiting.set(socket, (waiting.get(socket) ?? 1) - 1);
      handle(request, response);
    });
  };
}
