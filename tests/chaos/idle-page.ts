// A page without injected faults for several editors, for tests of concurrent actions.
import { expect } from 'vitest';
import type { ModuleSlot } from '#domain/modules/modules.ts';
import { type EditingClient, openEditingClient } from './editing-client.ts';
import { seededRandom } from './seeded-random.ts';
import { openSharedPage, type SeenModule, type SharedPage } from './shared-page.ts';

export interface IdlePage {
  page: SharedPage;
  top: ModuleSlot;
  enter(): Promise<EditingClient>;
  close(): Promise<void>;
}

export async function openIdlePage(): Promise<IdlePage> {
  const page = await openSharedPage(seededRandom(1));
  page.calm();
  return {
    page,
    top: { container: page.container, parent: null, column: 0 },
    async enter() {
      const login = await page.login();
      const client = await openEditingClient(page.lineOf(login, new Set()));
      client.session.account.set({ csrf_token: login.csrf_token });
      await client.loadContainer(page.slug, 'screen');
      return client;
    },
    close: page.close,
  };
}

export const content = (words: string) => ({ content: { de: `<p>${words}</p>` } });

export const group = 'content.de';

/** Waits until all changes of this editor are saved. */
export async function saves(client: EditingClient): Promise<void> {
  expect(await client.flushSaves()).toBe(true);
  expect(client.hasUnsavedAnywhere()).toBe(false);
}

/** Fetches remote changes and saves local ones. */
export async function refreshes(client: EditingClient, { container }: SharedPage): Promise<void> {
  client.refresh(container);
  await client.flushSaves();
}

/** An editor's page, as the database would write it. */
export function seenBy({ document, server }: EditingClient): SeenModule[] {
  const serverId = (id: number) => server.get(id)?.server_id ?? id;
  return document
    .ids()
    .flatMap((id): SeenModule[] => {
      const module = document.part(id)?.module;
      if (!module) return [];
      const { parent, column, data } = module;
      const above = parent === null ? null : serverId(parent);
      return [{ id: serverId(id), parent: above, column, order: document.orderOf(id), data }];
    })
    .sort((a, b) => a.id - b.id);
}
