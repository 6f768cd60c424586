// Makes the data directory of the browser tests beforehand, beside work that leaves a core idle.
import { ensurePreparedSite } from './prepared-site.ts';

await ensurePreparedSite(Number(process.env.FOYER_TEST_PORT ?? 4310));
