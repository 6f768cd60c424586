// The origin of the webshop: the theatre's, or the demo shop on its own port.
import type { Config } from '#server/config.ts';

/** Without a trailing slash. */
export function shopOrigin(config: Pick<Config, 'SHOP_ORIGIN' | 'SHOP_PORT' | 'PUBLIC_URL'>): string {
  if (config.SHOP_ORIGIN) return config.SHOP_ORIGIN;
  const site = new URL(config.PUBLIC_URL);
  return `${site.protocol}//${site.hostname}:${config.SHOP_PORT}`;
}
