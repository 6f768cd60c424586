// The demo shop replaces a theatre's webshop, on a port of its own.
import { createServer } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import type { Locale } from '#domain/languages/locales.ts';
import { accountNameIn, shopSessionPath } from '#domain/shop/shop.ts';
import type { Config } from '#server/config.ts';
import { isSameOrigin } from '#server/http/same-origin.ts';
import {
  accountPage,
  loginPage,
  sessionPage,
  sessionScriptHash,
  ticketPage,
} from '#server/shop/demo-shop-pages.ts';
import { demoShopOrigin, hasDemoShop } from '#server/shop-origin.ts';
import { StartError } from '#server/start-error.ts';

export interface DemoShop {
  stop(): Promise<void>;
}

/** It has a display name only, so it is not signed. */
const cookieName = 'demo_shop_account';
const aDay = 86_400;

type DemoConfig = Pick<Config, 'PUBLIC_URL' | 'SHOP_PORT'>;

const localeOf = (context: Context): Locale => (context.req.param('locale') === 'en' ? 'en' : 'de');

/** The return address of a login; only pages of the theatre are allowed. */
export function returnAddress(returnUrl: string | undefined, { PUBLIC_URL }: DemoConfig): string | null {
  const url = URL.parse(returnUrl ?? '');
  return url?.origin === PUBLIC_URL ? url.href : null;
}

/**
 * The shop's routes: tickets, subscriptions, login, and the page that the theatre embeds to learn the account name.
 */
export function createDemoShop(config: DemoConfig): Hono {
  const own = demoShopOrigin(config);
  const accountOf = (context: Context) =>
    accountNameIn({ user: { name: getCookie(context, cookieName) ?? '' } }) ?? null;
  const pageOf = (context: Context) => ({
    locale: localeOf(context),
    site: config.PUBLIC_URL,
    account: accountOf(context),
  });
  const shop = new Hono();
  shop.use(async (context, next) => {
    await next();
    const isFramed = context.req.path.endsWith(`/${shopSessionPath}`);
    const script = isFramed ? `script-src 'sha256-${sessionScriptHash}'; connect-src 'self'; ` : '';
    const framedBy = isFramed ? config.PUBLIC_URL : "'none'";
    context.header(
      'Content-Security-Policy',
      `default-src 'none'; ${script}style-src 'unsafe-inline'; form-action 'self' ${config.PUBLIC_URL}; base-uri 'none'; frame-ancestors ${framedBy}`,
    );
    context.header('X-Content-Type-Options', 'nosniff');
    context.header('Cache-Control', 'no-store');
  });
  // CSRF protection of login and logout.
  shop.post('*', bodyLimit({ maxSize: 10_000 }), async (context, next) => {
    if (!isSameOrigin(context.req.raw.headers, { PUBLIC_URL: own })) return context.text('Forbidden', 403);
    return next();
  });

  for (const page of ['tickets', 'waitinglist', 'abo'] as const) {
    const answer = (context: Context) =>
      context.html(ticketPage({ ...pageOf(context), page, record: context.req.param('record') ?? '' }));
    shop.get(`/:locale{de|en}/${page}`, answer).get(`/:locale{de|en}/${page}/:record`, answer);
  }
  shop.get('/:locale{de|en}/login', (context) => {
    const back = returnAddress(context.req.query('returnUrl'), config);
    const page = pageOf(context);
    return context.html(page.account === null ? loginPage(page, back) : accountPage(page, back));
  });
  shop.post('/:locale{de|en}/login', async (context) => {
    const { name, returnUrl } = await context.req.parseBody();
    const account = accountNameIn({ user: { name } });
    const back = returnAddress(String(returnUrl ?? ''), config);
    if (!account) return context.html(loginPage(pageOf(context), back), 422);
    setCookie(context, cookieName, account, { path: '/', httpOnly: true, sameSite: 'Lax', maxAge: aDay });
    return context.redirect(back ?? `/${localeOf(context)}/login`, 303);
  });
  shop.post('/:locale{de|en}/logout', (context) => {
    deleteCookie(context, cookieName, { path: '/' });
    return context.redirect(`/${localeOf(context)}/login`, 303);
  });
  shop.get(`/:locale{de|en}/${shopSessionPath}`, (context) => context.html(sessionPage(config.PUBLIC_URL)));
  shop.get(`/:locale{de|en}/${shopSessionPath}/account`, (context) => {
    const name = accountOf(context);
    return context.json({ user: name === null ? null : { name } });
  });
  shop.notFound((context) => context.redirect('/de/tickets', 302));
  return shop;
}

/**
 * @returns null if the theatre has a shop of its own, or none
 * @throws StartError if its port is taken
 */
export async function startDemoShop(config: Config): Promise<DemoShop | null> {
  if (!hasDemoShop(config)) return null;
  const server = createServer(getRequestListener(createDemoShop(config).fetch));
  await new Promise<void>((resolve, reject) => {
    server.once('error', () =>
      reject(
        new StartError(
          `The demo shop's port ${config.SHOP_PORT} is taken. Set SHOP_PORT to a free one, or SHOP_ORIGIN to your shop or to none.`,
        ),
      ),
    );
    server.listen(config.SHOP_PORT, config.HOST, resolve);
  });
  return {
    stop: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
