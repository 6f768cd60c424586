// Requests of module tests, as editors of one page send them.
import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { expect } from 'vitest';
import type { DraftModule, ModuleName, ShownModule } from '#domain/modules/modules.ts';
import { module_operations, modules } from '#server/db/schema/pages.ts';
import { loginAs } from '../../setup/login.ts';
import { openTestApi } from '../endpoint/test-api.ts';

export interface Answer {
  draft: DraftModule;
  shown: ShownModule;
  container_version: number;
}

export type ModuleRequests = Awaited<ReturnType<typeof openModules>>;

/** A text of a module. */
export const text = (de: string, en?: string) => ({ content: en === undefined ? { de } : { de, en } });

/** The API with two logged-in users. */
export async function openModules(database: string) {
  const api = await openTestApi(database);
  const [editor, other] = await Promise.all([
    loginAs(api.database, 'editor'),
    loginAs(api.database, 'administrator'),
  ]);
  const call = (method: string, path: string, body?: unknown, login = editor, locale = 'de') =>
    api.edit(login, method, path, body, locale);
  return {
    api,
    editor,
    other,
    call,
    /** Resets to one container without modules, for each test; returns its id. */
    async clear(): Promise<number> {
      await api.database.db.execute(sql`truncate containers, module_operations, editing_sessions cascade`);
      const place = await call('POST', 'container', { slug: 'index', content_type: 'screen' });
      return ((await place.json()) as { id: number }).id;
    },
    /** Appends a module to a container, or adds it to the given slot. */
    async create(container: number, module: ModuleName, data: object, place: object = {}): Promise<Answer> {
      const response = await call('POST', `module/${module}`, {
        operation_id: randomUUID(),
        container,
        parent: null,
        column: 0,
        order: 1000,
        data,
        ...place,
      });
      if (response.status !== 201) throw new Error(`${response.status} ${await response.text()}`);
      return response.json() as Promise<Answer>;
    },
    /** Ids of the modules in a slot, in order; asserts that orders are integers from 0. */
    async standing(container: number, parent: number | null, column: number): Promise<number[]> {
      const rows = await api.database.db.select().from(modules).where(eq(modules.container_id, container));
      const here = rows
        .filter((row) => row.parent_id === parent && row.column === column && !row.deleted_at)
        .sort((a, b) => a.order - b.order);
      expect(here.map(({ order }) => order)).toEqual(here.map((_, index) => index));
      return here.map(({ id }) => id);
    },
    operations: () => api.database.db.$count(module_operations),
    save: (draft: DraftModule, data: object, login = editor, operation_id: string = randomUUID()) =>
      call(
        'PUT',
        `module/${draft.module}/${draft.id}`,
        { operation_id, version: draft.version, data },
        login,
      ),
  };
}
