// Where tickets are sold: the theatre's shop, or the demo shop beside the site.
import type { Config } from '#server/config.ts';

/** Origin of the shop, without a slash at its end. */
export function shopOrigin(config: Pick<Config, 'SHOP_ORIGIN' | 'SHOP_PORT' | 'PUBLIC_URL'>): string {
  if (config.SHOP_ORIGIN) return config.SHOP_ORIGIN;
  const site = new URL(config.PUBLIC_URL);
  return `${site.protocol}//${site.hostname}:${config.SHOP_PORT}`;
}
