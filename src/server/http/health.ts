// Health checks for a supervisor or load balancer: liveness and readiness.
import { sql } from 'drizzle-orm';
import { Hono } from 'hono';
import type { AppContext } from '#server/app-context.ts';

const notCached = { 'Cache-Control': 'no-store' };

/** `/healthz` returns 200 while the process runs; `/readyz` returns 200 if the database answers, else 503. */
export function healthRoutes({ database }: AppContext): Hono {
  return new Hono()
    .get('/healthz', (context) => context.json({ alive: true }, 200, notCached))
    .get('/readyz', async (context) => {
      try {
        await database.db.execute(sql`select 1`);
        return context.json({ ready: true }, 200, notCached);
      } catch {
        return context.json({ ready: false }, 503, { ...notCached, 'Retry-After': '2' });
      }
    });
}
