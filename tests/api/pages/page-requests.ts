// Requests of page tree tests, as an editor sends them.
import { sql } from 'drizzle-orm';
import { expect } from 'vitest';
import type { DraftPage } from '#domain/pages/draft-page.ts';
import { findRedirect } from '#server/services/site/redirects.ts';
import { loginAs } from '../../setup/login.ts';
import { done, openTestApi } from '../endpoint/test-api.ts';

export type PageRequests = Awaited<ReturnType<typeof openPages>>;

/** The API with a logged-in editor. */
export async function openPages(database: string) {
  const api = await openTestApi(database);
  const editor = await loginAs(api.database, 'editor');
  const call = (method: string, path: string, body?: unknown) => api.edit(editor, method, path, body);
  const written = (method: string, path: string, body?: unknown) => done<DraftPage>(call(method, path, body));
  return {
    api,
    editor,
    call,
    written,
    /** Deletes all pages, for each test. */
    clear: () => api.database.db.execute(sql`truncate pages, containers, redirects cascade`),
    /** A page that is online. */
    create: (de: string, parent: number | null = null, more: object = {}) =>
      written('POST', 'pages', { parent, title: { de }, is_online: true, ...more }),
    update: async ({ id }: DraftPage, fields: object) => {
      const { version } = await written('GET', `pages/${id}`);
      return written('PUT', `pages/${id}`, { version, ...fields });
    },
    /** The request of a visitor's page. */
    status: async (path: string) => (await api.ask(`/de/pageeditor-api/page/${path}`)).status,
    leadsTo: (path: string) => findRedirect(api.database, path),
    /** The fields that a request is rejected for, each with its message. */
    rejection: async (method: string, path: string, body: unknown) => {
      const given = await call(method, path, body);
      expect(given.status).toBe(422);
      const { errors } = (await given.json()) as { errors: { field: string; message: string }[] };
      return errors.map(({ field, message }) => `${field}: ${message}`).join('\n');
    },
  };
}
