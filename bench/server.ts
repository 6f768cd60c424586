// A child process of benchmarks: the site, a peer, or bare node:http with one response. Reports its CPU time.
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { loadConfig } from '#server/config.ts';
import { openDatabase } from '#server/db/client.server.ts';
import type { DatabaseConnection } from '#server/db/connection.ts';
import { serverOptions } from '#server/http/server-options.ts';
import { openMediaStore } from '#server/media/store.ts';
import { type PeerName, peerHandler } from './peers/handlers.ts';
import type { PeerRow } from './peers/install.ts';

export type ServerTask =
  | { kind: 'site'; connection: DatabaseConnection; folder: string }
  | { kind: 'bare'; answers: Record<string, BareAnswer> }
  | { kind: 'peer'; name: PeerName; folder: string; rows: readonly PeerRow[] };

export interface BareAnswer {
  headers: string[];
  /** Base64. */
  body: string;
}

export type ServerMessage = { port: number } | { cpu: number };

const build = path.resolve(import.meta.dirname, '../build');

async function handlerOf(order: ServerTask): Promise<http.RequestListener> {
  if (order.kind === 'peer') return peerHandler(order.name, order.folder, order.rows);
  if (order.kind === 'bare') {
    const answers = Object.entries(order.answers).map(
      ([encoding, { headers, body }]) => [encoding, { headers, body: Buffer.from(body, 'base64') }] as const,
    );
    const prepared = new Map(answers);
    return (request, response) => {
      const { headers, body } = prepared.get(
        String(request.headers['accept-encoding']),
      ) as (typeof answers)[0][1];
      response.writeHead(200, headers);
      response.end(body);
    };
  }
  const { createApp } = (await import(path.join(build, 'server/app.js'))) as typeof import('#server/app.ts');
  const appContext = {
    config: loadConfig({ DATA_DIR: order.folder }),
    database: await openDatabase(order.connection, { poolSize: 4 }),
    store: openMediaStore(order.folder),
    now: () => new Date(),
    log: { info() {}, warn: console.warn, error: console.error },
  };
  return createApp(appContext, { clientDirectory: path.join(build, 'client') }).handle;
}

const tell = (message: ServerMessage) => process.send?.(message);

process.once('message', async (order: ServerTask) => {
  const handler = await handlerOf(order);
  const server =
    order.kind === 'site' ? http.createServer(serverOptions, handler) : http.createServer(handler);
  server.listen(0, '127.0.0.1', () => tell({ port: (server.address() as AddressInfo).port }));
  // Every further message requests the CPU time so far, in microseconds.
  process.on('message', () => {
    const { user, system } = process.cpuUsage();
    tell({ cpu: user + system });
  });
});
process.once('disconnect', () => process.exit(0));
