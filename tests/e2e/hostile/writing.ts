// Writes hostile pages by requests to the API, as an editor.
import { randomUUID } from 'node:crypto';
import { type APIRequestContext, expect } from '@playwright/test';
import sharp from 'sharp';
import { type ModuleName, moduleNames } from '#domain/modules/modules.ts';
import { account } from '../../setup/accounts.ts';
import { dataOf, type HostileModule, hostileModules, imageAt, type LinkableRecords } from './modules.ts';
import { breakOuts, grouped, hostileTexts } from './texts.ts';

export interface Place {
  id: number;
  container: number;
  path: { de: string; en: string };
  version: number;
}

/** Sends a request to the page editor API. An unexpected status fails the test. */
export type Send = <T>(
  method: 'GET' | 'POST' | 'PUT',
  path: string,
  data?: object,
  status?: number,
) => Promise<T>;

/** Logs in. */
export async function openApiClient(request: APIRequestContext, origin: string): Promise<Send> {
  const below = '/de/pageeditor-api';
  const login = await request.post(`${below}/login`, { headers: { Origin: origin }, data: account });
  expect(login.ok()).toBe(true);
  const { csrf_token } = await (await request.get(`${below}/user`)).json();
  const headers = { Origin: origin, 'X-CSRFToken': csrf_token };
  return async (method, path, data, status) => {
    const response = await request.fetch(`${below}/${path}`, { method, headers, ...(data ? { data } : {}) });
    const isExpected = status === undefined ? response.ok() : response.status() === status;
    expect(
      isExpected,
      `${method} ${path} ${JSON.stringify(data)}: ${response.status()} ${await response.text()}`,
    ).toBe(true);
    return response.json();
  };
}

/** An event of the demo season, and separate pictures, because other tests use those of the season. */
export async function findRecords(
  request: APIRequestContext,
  send: Send,
  origin: string,
): Promise<LinkableRecords> {
  const events = await (await request.get('/de/api/events/')).json();
  const { csrf_token } = await (await request.get('/de/pageeditor-api/user')).json();
  const [alts, captions, credits] = [1000, 2000, 300].map((max) => grouped(hostileTexts, max));
  const images: number[] = [];
  for (const [at, credit] of (credits as string[]).entries()) {
    const response = await request.post('/de/pageeditor-api/media', {
      headers: { Origin: origin, 'X-CSRFToken': csrf_token },
      multipart: { file: { name: `${at}.png`, mimeType: 'image/png', buffer: await plainPicture(at) } },
    });
    expect(response.status()).toBe(201);
    const { id } = (await response.json()) as { id: number };
    const texts = (all: string[] = []) => ({ de: all[at % all.length], en: all[(at + 1) % all.length] });
    await send('PUT', `media/${id}`, { alt: texts(alts), caption: texts(captions), credit });
    images.push(id);
  }
  return { images, event: events.results[0].id };
}

/** Pictures must differ, or the library recognises them as one. */
const plainPicture = (at: number): Promise<Buffer> =>
  sharp({
    create: { width: 320, height: 200, channels: 3, background: { r: at, g: 90, b: process.pid % 256 } },
  })
    .png()
    .toBuffer();

/** Pages with hostile titles and texts under one parent, so that each lists all others in its tabs. */
export async function writePages(send: Send, known: LinkableRecords): Promise<Place[]> {
  const pages: Place[] = [];
  const [titles, longer] = [grouped(breakOuts, 300), grouped(breakOuts, 1000)];
  const family = await send<Place>('POST', 'pages', {
    parent: null,
    title: { de: `Probe ${randomUUID()}` },
    slug: { de: `probe-${randomUUID()}`, en: `probe-${randomUUID()}` },
    is_online: true,
  });
  for (const at of titles.keys()) {
    const texts = (all: readonly string[]) => ({ de: all[at % all.length], en: all[(at + 1) % all.length] });
    const own = { parent: family.id, slug: { de: `probe-${at}`, en: `probe-${at}` }, is_online: true };
    const lines = ['title', 'headline', 'meta_title', 'og_title'].map((field) => [field, texts(titles)]);
    const several = ['meta_description', 'og_description', 'hero_text'].map((field) => [
      field,
      texts(longer),
    ]);
    const fields = Object.fromEntries([...lines, ...several]);
    pages.push(
      await send('POST', 'pages', {
        ...own,
        ...fields,
        has_tab_navigation: true,
        hero_image: imageAt(known, at),
        og_image: imageAt(known, at),
      }),
    );
  }
  return pages;
}

/** The lists of a page, by the names of their items. */
type Lists = ReadonlyMap<ModuleName, number>;

export function bodyOf({ name, list, data }: HostileModule, { container }: Place, lists: Lists): object {
  const parent = list === null ? null : (lists.get(list) as number);
  return { operation_id: `${name}-${randomUUID()}`, container, parent, column: 0, order: 100_000, data };
}

/** Creates one empty list of each required kind. */
export async function beginLists(
  send: Send,
  modules: readonly HostileModule[],
  place: Place,
  known: LinkableRecords,
): Promise<Lists> {
  const lists = new Map<ModuleName, number>();
  for (const list of moduleNames.filter((name) => modules.some((module) => module.list === name))) {
    const body = bodyOf({ name: list, list: null, data: dataOf(list, 0, known) }, place, lists);
    const { draft } = await send<{ draft: { id: number } }>('POST', `module/${list}`, body);
    lists.set(list, draft.id);
  }
  return lists;
}

/** The limit of a container. */
const maxModules = 480;

/** Fills and publishes as many pages as needed. @returns those pages */
export async function writeModules(
  send: Send,
  pages: readonly Place[],
  known: LinkableRecords,
): Promise<Place[]> {
  const modules = hostileModules(known);
  const filled = pages.slice(0, Math.ceil(modules.length / maxModules));
  const share = Math.ceil(modules.length / filled.length);
  await Promise.all(
    filled.map(async (place, at) => {
      const own = modules.slice(at * share, (at + 1) * share);
      const lists = await beginLists(send, own, place, known);
      for (const module of own) await send('POST', `module/${module.name}`, bodyOf(module, place, lists));
      const { version } = await send<{ version: number }>('GET', `container/by-slug/page-${place.id}?edit`);
      await send('POST', `container/${place.container}/publish`, { version });
    }),
  );
  return filled;
}
