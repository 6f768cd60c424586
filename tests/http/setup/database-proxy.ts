// A proxy for the database connection that can be cut and restored, to simulate an unavailable server.
import { mkdtempSync, rmSync } from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';

export interface DatabaseProxy {
  /** To be used as the host of a connection, instead of the server's own. */
  host: string;
  cut(): Promise<void>;
  join(): Promise<void>;
  /** Behaves like a stopped server: accepts connections and never responds. */
  hang(): void;
  /** Forwards what was held back. */
  resume(): void;
  close(): Promise<void>;
}

/** Listens between the site and the server's socket, under the same port. */
export async function openDatabaseProxy(server: { host: string; port?: number }): Promise<DatabaseProxy> {
  const name = `.s.PGSQL.${server.port ?? 5432}`;
  const host = mkdtempSync(path.join(os.tmpdir(), 'foyer-line-'));
  const open = new Set<net.Socket>();
  const waiting = new Set<net.Socket>();
  let isHanging = false;
  const through = (near: net.Socket) => {
    const far = net.connect(path.join(server.host, name));
    for (const socket of [near, far]) {
      open.add(socket);
      socket.on('error', () => socket.destroy());
      socket.on('close', () => {
        open.delete(socket);
        near.destroy();
        far.destroy();
      });
    }
    near.pipe(far).pipe(near);
  };
  const line = net.createServer((near) => {
    if (!isHanging) return through(near);
    open.add(near);
    waiting.add(near);
    near.on('error', () => near.destroy());
    near.on('close', () => {
      waiting.delete(near);
      open.delete(near);
    });
  });
  const join = () => new Promise<void>((resolve) => line.listen(path.join(host, name), resolve));
  const cut = () =>
    new Promise<void>((resolve) => {
      line.close(() => resolve());
      for (const socket of open) socket.destroy();
    });
  await join();
  return {
    host,
    cut,
    join,
    hang() {
      isHanging = true;
      for (const socket of open) socket.pause();
    },
    resume() {
      isHanging = false;
      for (const socket of open) if (!waiting.has(socket)) socket.resume();
      for (const near of waiting) through(near);
      waiting.clear();
    },
    async close() {
      if (line.listening) await cut();
      rmSync(host, { recursive: true, force: true });
    },
  };
}
