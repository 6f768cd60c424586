// A page rendered afresh, beside other frameworks: the schedule of 30 rows with its database, theirs of 60 rows without.
import { listEvents } from '#server/services/events/events.ts';
import { fillWithDemo, openBenchApp } from './app-context.ts';
import { median, milli, say, takeTurns, times } from './figures.ts';
import { openLoad } from './load.ts';
import { installPeers, versionOf } from './peers/install.ts';
import { startServer } from './server-process.ts';

const rounds = Number(process.env.FOYER_ROUNDS ?? 25);
const perRound = 12;
const headers = { 'accept-encoding': 'gzip, br' };

const app = await openBenchApp();
try {
  const { connection, database } = await app.createDatabase('peers');
  await fillWithDemo(database, app.folder);
  const { results } = await listEvents(database, { page_size: 60 }, { locale: 'de', now: new Date() });
  const { folder, rows } = installPeers(results);
  const peer = (name: 'next' | 'astro' | 'router' | 'node') =>
    startServer({ kind: 'peer', name, folder, rows });
  const servers = {
    site: await startServer({ kind: 'site', connection, folder: app.folder }),
    next: await peer('next'),
    astro: await peer('astro'),
    router: await peer('router'),
    node: await peer('node'),
  };
  type Way = keyof typeof servers;
  const names: Record<Way, string> = {
    site: 'schedule of 30 rows, rendered afresh, compressed',
    next: `Next.js ${versionOf('next')}, dynamic`,
    astro: `Astro ${versionOf('astro')}`,
    router: `React Router ${versionOf('react-router')}, bare`,
    node: 'node:http, text alone',
  };
  const ways = Object.keys(servers) as Way[];
  const loads = Object.fromEntries(
    ways.map((way) => {
      const address = way === 'site' ? '/de/termine' : '/termine';
      // Somebody with a cookie never gets the site's page from its cache.
      const cookie: Record<string, string> = way === 'site' ? { cookie: 'foyer_session=bench' } : {};
      return [way, openLoad(servers[way].port, address, { ...headers, ...cookie }, 1)];
    }),
  ) as Record<Way, ReturnType<typeof openLoad>>;
  for (const way of ways) await loads[way].send(10 * perRound);
  const figures = await takeTurns(
    ways,
    rounds,
    async (way) => (await servers[way].cpuOf(() => loads[way].send(perRound))) / perRound / 1000,
  );
  for (const way of ways) say(names[way], milli(median(figures[way])));
  const site = median(figures.site);
  say('Next.js / the site', times(median(figures.next) / site), 'to reach: at least 1.5');
  for (const way of ['astro', 'router', 'node'] as const)
    say(`${names[way]} / the site`, times(median(figures[way]) / site));
  for (const way of ways) {
    loads[way].close();
    await servers[way].stop();
  }
} finally {
  await app.close();
}
