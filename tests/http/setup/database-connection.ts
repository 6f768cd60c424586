// A line to the database that can be cut, and joined again: to the site it looks as if the server went away.
import { mkdtempSync, rmSync } from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';

export interface DatabaseLine {
  /** To be used as the host of a connection, instead of the server's own. */
  host: string;
  cut(): Promise<void>;
  join(): Promise<void>;
  close(): Promise<void>;
}

/** Stands between the site and the server's socket, under the same port. */
export async function openDatabaseLine(server: { host: string; port?: number }): Promise<DatabaseLine> {
  const name = `.s.PGSQL.${server.port ?? 5432}`;
  const host = mkdtempSync(path.join(os.tmpdir(), 'foyer-line-'));
  const open = new Set<net.Socket>();
  const line = net.createServer((near) => {
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
    async close() {
      if (line.listening) await cut();
      rmSync(host, { recursive: true, force: true });
    },
  };
}
