// The demo shop: stands where a theatre's ticket shop would, on a port of its own, so that the way there can be tried.
import { createServer } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { Hono } from 'hono';
import { html } from 'hono/html';
import type { Config } from '#server/config.ts';
import { StartError } from '#server/start-error.ts';

export interface DemoShop {
  stop(): Promise<void>;
}

const words = {
  de: {
    tickets: 'Karten',
    waitinglist: 'Warteliste',
    login: 'Anmelden',
    text: 'Dies ist der Demo-Shop. Hier verkauft Ihr Haus seine Karten; bestellen kann man in diesem nichts.',
    back: 'Zurück zum Theater',
  },
  en: {
    tickets: 'Tickets',
    waitinglist: 'Waiting list',
    login: 'Log in',
    text: 'This is the demo shop. Your house sells its tickets here; nothing can be ordered in this one.',
    back: 'Back to the theatre',
  },
} as const;

export async function startDemoShop(config: Config): Promise<DemoShop> {
  const shop = new Hono().get('/:locale{de|en}/:page{tickets|waitinglist|login}/:event?', (context) => {
    const locale = context.req.param('locale') === 'en' ? 'en' : 'de';
    const text = words[locale];
    const page = context.req.param('page') as 'tickets' | 'waitinglist' | 'login';
    return context.html(
      html`<!doctype html><html lang="${locale}"><meta charset="utf-8">
        <meta name="viewport" content="width=device-width,initial-scale=1"><title>${text[page]}: Demo-Shop</title>
        <style>body{font:1.125rem/1.5 system-ui,sans-serif;margin:0;padding:8vw;max-width:40rem;background:#ececec;color:#222}h1{line-height:1.1}a{color:inherit}</style>
        <main><h1>${text[page]}</h1><p>${context.req.param('event') ?? ''}</p><p>${text.text}</p>
        <p><a href="${config.PUBLIC_URL}/${locale}">${text.back}</a></p></main></html>`,
    );
  });
  shop.notFound((context) => context.redirect('/de/tickets', 302));
  const server = createServer(getRequestListener(shop.fetch));
  await new Promise<void>((resolve, reject) => {
    server.once('error', () =>
      reject(
        new StartError(
          `The demo shop's port ${config.SHOP_PORT} is taken. Set SHOP_PORT to a free one, or SHOP_ORIGIN to your shop.`,
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
