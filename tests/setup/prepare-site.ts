// Prepares the data directory of the browser tests in advance, while other stages leave a core idle.
import { ensurePreparedSite } from './prepared-site.ts';

await ensurePreparedSite(Number(process.env.FOYER_TEST_PORT ?? 4310));
