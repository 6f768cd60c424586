// Each peer as a request handler, in the process that is measured.
import type http from 'node:http';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { PeerRow } from './install.ts';

export type PeerName = 'next' | 'astro' | 'router' | 'node';

/** The page of node:http: the rows as text, and nothing else. */
function bareHandler(rows: readonly PeerRow[]): http.RequestListener {
  const signs: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
  const text = (value: string) => value.replace(/[&<>"]/g, (sign) => signs[sign] as string);
  const row = (each: PeerRow) =>
    `<article class="row" id="event-${each.id}"><time datetime="${each.date}">${each.time}</time><div class="text">` +
    `<h3><a href="${text(each.href)}">${text(each.title)}</a></h3>${each.lines.map((line) => `<p>${text(line)}</p>`).join('')}</div>` +
    `<div class="place">${text(each.place)}<br/>${each.duration}</div><div class="tickets"><b>${text(each.price)}</b>` +
    `<a class="button" href="${text(each.shop)}">Tickets</a></div><dl>` +
    `${each.details.map(([name, value]) => `<dt>${name}</dt><dd>${text(value)}</dd>`).join('')}</dl></article>`;
  return (_, response) => {
    const page = `<!doctype html><html lang="de"><body><main>${rows.map(row).join('')}</main></body></html>`;
    response.writeHead(200, {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Length': Buffer.byteLength(page),
    });
    response.end(page);
  };
}

/** @param folder that of all peers */
export async function peerHandler(
  name: PeerName,
  folder: string,
  rows: readonly PeerRow[],
): Promise<http.RequestListener> {
  const own = path.join(folder, name);
  const installed = createRequire(path.join(own, 'package.json'));
  if (name === 'node') return bareHandler(rows);
  if (name === 'next') {
    const app = installed('next')({ dev: false, dir: own, quiet: true });
    await app.prepare();
    return app.getRequestHandler();
  }
  if (name === 'astro') {
    const { handler } = await import(path.join(own, 'dist/server/entry.mjs'));
    return handler;
  }
  const { createRequestListener } = await import(installed.resolve('@react-router/node'));
  return createRequestListener({ build: await import(path.join(own, 'build/server/index.js')) });
}
