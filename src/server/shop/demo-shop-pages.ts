// The pages of the demo shop, in both languages; plain, since it stands for an external webshop.

import { createHash } from 'node:crypto';
import { html, raw } from 'hono/html';
import { formatPrice } from '#domain/events/prices.ts';
import type { Locale } from '#domain/languages/locales.ts';
import { sessionRequestMessage, shopSessionPath } from '#domain/shop/shop.ts';

const german = {
  tickets: 'Karten',
  waitinglist: 'Warteliste',
  abo: 'Abonnement',
  login: 'Anmelden',
  account: 'Konto',
  text: 'Dies ist der Demo-Shop. Hier verkauft Ihr Haus seine Karten; bestellen kann man in diesem nichts.',
  event: (record: string) => `Vorstellung ${record}`,
  prices: ['Parkett', 'Rang', 'Ermäßigt'],
  name: 'Ihr Name',
  name_hint: 'Irgendeiner: Er wird nur gezeigt.',
  logged_in: (name: string) => `Angemeldet als ${name}.`,
  logout: 'Abmelden',
  back: 'Zurück zum Theater',
};

const english: typeof german = {
  tickets: 'Tickets',
  waitinglist: 'Waiting list',
  abo: 'Subscription',
  login: 'Log in',
  account: 'Account',
  text: 'This is the demo shop. Your house sells its tickets here; nothing can be ordered in this one.',
  event: (record: string) => `Performance ${record}`,
  prices: ['Stalls', 'Circle', 'Reduced'],
  name: 'Your name',
  name_hint: 'Any will do: it is only shown.',
  logged_in: (name: string) => `Logged in as ${name}.`,
  logout: 'Log out',
  back: 'Back to the theatre',
};

interface Page {
  locale: Locale;
  /** Origin of the theatre. */
  site: string;
  /** The name of the account that is logged in. */
  account: string | null;
}

type Html = ReturnType<typeof html>;

const style = raw(
  '<style>body{font:1.125rem/1.5 system-ui,sans-serif;margin:0;padding:8vw;max-width:40rem;background:#ececec;color:#222}h1{line-height:1.1}a{color:inherit}input,button{font:inherit;padding:.5rem .75rem;border:1px solid #222;background:#fff;color:#222}label{display:block;font-weight:700}table{border-collapse:collapse;width:100%}td{border-top:1px solid #999;padding:.5rem 0}td:last-child{text-align:right}</style>',
);

const textsOf = ({ locale }: Page) => (locale === 'en' ? english : german);

function frame(page: Page, title: string, content: Html, back = `${page.site}/${page.locale}`): Html {
  const { logged_in, login, text, back: way } = textsOf(page);
  return html`<!doctype html><html lang="${page.locale}"><meta charset="utf-8">
    <meta name="viewport" content="width=device-width,initial-scale=1"><title>${title}: Demo-Shop</title>${style}
    <main><h1>${title}</h1>${content}<p>${text}</p>
    <p>${page.account === null ? html`<a href="/${page.locale}/login?returnUrl=${encodeURIComponent(back)}">${login}</a>` : logged_in(page.account)}</p>
    <p><a href="${back}">${way}</a></p></main></html>`;
}

interface TicketPage extends Page {
  page: 'tickets' | 'waitinglist' | 'abo';
  /** Id of the event or name of the subscription. */
  record: string;
}

export function ticketPage({ page, record, ...rest }: TicketPage): Html {
  const texts = textsOf(rest);
  const name = record === '' ? '' : page === 'abo' ? record : texts.event(record);
  const prices = [48, 26, 9].map(
    (price, at) =>
      html`<tr><td>${texts.prices[at]}</td><td>${formatPrice(String(price), rest.locale)}</td></tr>`,
  );
  const content = html`<p>${name}</p>${page === 'tickets' ? html`<table>${prices}</table>` : ''}`;
  return frame(rest, texts[page], content);
}

export function loginPage(page: Page, back: string | null): Html {
  const { login, name, name_hint } = textsOf(page);
  const content = html`<form method="post" action="/${page.locale}/login">
    <label for="name">${name}</label><p id="hint">${name_hint}</p>
    <p><input id="name" name="name" maxlength="100" required aria-describedby="hint" autocomplete="name">
    <input type="hidden" name="returnUrl" value="${back ?? ''}"> <button>${login}</button></p></form>`;
  return frame(page, login, content, back ?? undefined);
}

export function accountPage(page: Page, back: string | null): Html {
  const { account, logout } = textsOf(page);
  const content = html`<form method="post" action="/${page.locale}/logout"><button>${logout}</button></form>`;
  return frame(page, account, content, back ?? undefined);
}

/** Answers messages from the theatre's origin only. */
const sessionScript = `addEventListener('message', async ({ data, origin, source }) => {
  if (data !== '${sessionRequestMessage}' || origin !== document.body.dataset.site) return;
  const answer = await fetch('${shopSessionPath}/account');
  source.postMessage(await answer.json(), origin);
});`;

export const sessionScriptHash = createHash('sha256').update(sessionScript).digest('base64');

export function sessionPage(site: string): Html {
  return html`<!doctype html><html lang="de"><meta charset="utf-8"><title>Demo-Shop</title>
    <body data-site="${site}"><script>${raw(sessionScript)}</script></body></html>`;
}
