// Prepares the data directory of the browser tests in advance, while other stages leave a core idle.
import { testPort } from './demo-season.ts';
import { ensurePreparedSite } from './prepared-site.ts';

await ensurePreparedSite(testPort);
