// Compares pages with other frameworks: the schedule of 30 rows with its database, and theirs of 60 rows without.
import { listEvents } from '#server/services/events/events.ts';
import { fillWithDemo, openBenchApp } from './app-context.ts';
import { interleave, median, micro, milli, printFigure, times } from './figures.ts';
import { openLoad } from './load.ts';
import type { PeerName } from './peers/handlers.ts';
import { installPeers, versionOf } from './peers/install.ts';
import { type ServerProcess, startServer } from './server-process.ts';

const rounds = Number(process.env.FOYER_ROUNDS ?? 25);
const compressed = { 'accept-encoding': 'gzip, br' };

interface Way {
  server: ServerProcess;
  address: string;
  headers: Record<string, string>;
}

const app = await openBenchApp();
try {
  const { connection, database } = await app.createDatabase('peers');
  await fillWithDemo(database, app.folder);
  const { results } = await listEvents(database, { page_size: 60 }, { locale: 'de', now: new Date() });
  const { folder, rows } = installPeers(results);
  const peer = (name: PeerName) => startServer({ kind: 'peer', name, folder, rows });
  const servers = {
    site: await startServer({ kind: 'site', connection, folder: app.folder }),
    next: await peer('next'),
    astro: await peer('astro'),
    router: await peer('router'),
    node: await peer('node'),
  };
  const { site, ...peers } = servers;
  await afresh(site, peers);
  await fromTheCache(site, peers.next);
  for (const server of Object.values(servers)) await server.stop();
} finally {
  await app.close();
}

async function afresh(server: ServerProcess, peers: Record<PeerName, ServerProcess>): Promise<void> {
  const dynamic = (one: ServerProcess): Way => ({ server: one, address: '/termine', headers: compressed });
  // Requests with a session cookie bypass the page cache.
  const headers = { ...compressed, cookie: 'foyer_session=bench' };
  const figures = await cpuOf(
    {
      site: { server, address: '/de/termine', headers },
      next: dynamic(peers.next),
      astro: dynamic(peers.astro),
      router: dynamic(peers.router),
      node: dynamic(peers.node),
    },
    { perRound: 12, connections: 1 },
  );
  const names: Record<keyof typeof figures, string> = {
    site: 'schedule of 30 rows, rendered afresh, compressed',
    next: `Next.js ${versionOf('next')}, dynamic`,
    astro: `Astro ${versionOf('astro')}`,
    router: `React Router ${versionOf('react-router')}, bare`,
    node: 'node:http, text alone',
  };
  for (const way of ['site', 'next', 'astro', 'router', 'node'] as const)
    printFigure(names[way], milli(figures[way] / 1000));
  printFigure('Next.js / the site', times(figures.next / figures.site), 'to reach: at least 1.5');
  for (const way of ['astro', 'router', 'node'] as const)
    printFigure(`${names[way]} / the site`, times(figures[way] / figures.site));
}

/** Compared with a static page of Next.js. */
async function fromTheCache(site: ServerProcess, next: ServerProcess): Promise<void> {
  for (const [encoding, wanted] of [['identity', 50] as const, ['gzip', 90] as const]) {
    const headers = { 'accept-encoding': encoding };
    const figures = await cpuOf(
      {
        site: { server: site, address: '/de/termine', headers },
        next: { server: next, address: '/gebaut', headers },
      },
      { perRound: 200, connections: 10 },
    );
    printFigure(`schedule from the cache, ${encoding}`, micro(figures.site));
    printFigure(`Next.js ${versionOf('next')}, static, ${encoding}`, micro(figures.next));
    printFigure('Next.js / the site', times(figures.next / figures.site), `to reach: at least ${wanted}`);
  }
}

/** The median CPU time per request in microseconds, interleaved. */
async function cpuOf<Name extends string>(
  ways: Record<Name, Way>,
  { perRound, connections }: { perRound: number; connections: number },
): Promise<Record<Name, number>> {
  const names = Object.keys(ways) as Name[];
  const loads = Object.fromEntries(
    names.map((name) => {
      const { server, address, headers } = ways[name];
      return [name, openLoad(server.port, address, headers, connections)];
    }),
  ) as Record<Name, ReturnType<typeof openLoad>>;
  for (const name of names) await loads[name].send(10 * perRound);
  const figures = await interleave(
    names,
    rounds,
    async (name) => (await ways[name].server.cpuOf(() => loads[name].send(perRound))) / perRound,
  );
  for (const name of names) loads[name].close();
  return Object.fromEntries(names.map((name) => [name, median(figures[name])])) as Record<Name, number>;
}
