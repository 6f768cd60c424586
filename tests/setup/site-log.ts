import path from 'node:path';

/** Where the log of the site at a port is written while browser tests run. */
export const siteLog = (port: number) => path.resolve('.cache', `site-${port}.log`);
