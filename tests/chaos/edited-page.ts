// A page of its own for a test of chance, with modules made by calls.
import { randomUUID } from 'node:crypto';
import type { DraftModule, ModuleData, ModuleName } from '#domain/modules/modules.ts';
import type { Caller } from './editor-calls.ts';

export interface EditedPage {
  /** In German, for editing. */
  path: string;
  slug: string;
  modules: DraftModule[];
}

/** @param wanted its modules, from the top */
export async function makePage(
  { call }: Caller,
  title: string,
  wanted: readonly { module: ModuleName; data: ModuleData }[],
): Promise<EditedPage> {
  const fields = { parent: null, title: { de: title }, is_online: true };
  const page = await call<{ id: number; path: { de: string } }>('POST', 'pages', fields);
  const slug = `page-${page?.body.id}`;
  const place = await call<{ id: number }>('POST', 'container', { slug, content_type: 'page' });
  const modules: DraftModule[] = [];
  for (const [order, { module, data }] of wanted.entries()) {
    const made = await call<{ draft: DraftModule }>('POST', `module/${module}`, {
      operation_id: randomUUID(),
      container: place?.body.id,
      parent: null,
      column: 0,
      order,
      data,
    });
    if (made?.status !== 201) throw new Error(`No module could be made: ${JSON.stringify(made)}`);
    modules.push(made.body.draft);
  }
  return { path: `/de/${page?.body.path.de}?edit`, slug, modules };
}
