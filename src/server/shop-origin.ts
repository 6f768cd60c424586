// The origin of the webshop: the theatre's, the demo shop on its own port, or none.
import type { Config } from '#server/config.ts';

type DemoOrigin = Pick<Config, 'SHOP_PORT' | 'PUBLIC_URL'>;

/** Without a trailing slash; null if the theatre has no shop. */
export function shopOrigin(config: DemoOrigin & Pick<Config, 'SHOP_ORIGIN'>): string | null {
  return config.SHOP_ORIGIN === undefined ? demoShopOrigin(config) : config.SHOP_ORIGIN;
}

export function hasDemoShop({ SHOP_ORIGIN }: Pick<Config, 'SHOP_ORIGIN'>): boolean {
  return SHOP_ORIGIN === undefined;
}

export function demoShopOrigin({ PUBLIC_URL, SHOP_PORT }: DemoOrigin): string {
  const site = new URL(PUBLIC_URL);
  return `${site.protocol}//${site.hostname}:${SHOP_PORT}`;
}
