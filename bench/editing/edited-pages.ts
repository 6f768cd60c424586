// Pages for measuring the editing layer, with the given number of modules and realistic texts.
import { asc, eq } from 'drizzle-orm';
import { emptyData } from '#domain/modules/module-fields.ts';
import type { ModuleData, ModuleName } from '#domain/modules/modules.ts';
import { schemaOf } from '#modules/schemas.ts';
import type { Database } from '#server/db/client.server.ts';
import { media } from '#server/db/schema/media.ts';
import { containers, modules, pages } from '#server/db/schema/pages.ts';

const sentence = (at: number) =>
  `Am ${at}. Abend sitzt das Publikum <strong>auf der Bühne</strong>, und wer will, bleibt danach zum Gespräch ` +
  'mit dem Ensemble; der Einlass beginnt eine halbe Stunde vorher, die <a href="/de/besuch">Garderobe</a> ist frei.';

/** The content of each text, on the site's page and on the bare ones. */
export const richText = (at: number) =>
  `<p>${sentence(at)} ${sentence(at + 1)}</p><p>${sentence(at + 2)}</p><ul><li>${sentence(at + 3)}</li></ul>`;
export const headlineText = (at: number) => `Der ${at}. Abend im kleinen Haus`;

interface Wanted {
  module: ModuleName;
  data: ModuleData;
  /** Column of the layout that was begun last; at the top of the page without. */
  column?: number;
}

/** Ten modules that are repeated until the page is full. */
function tenModules(at: number, image: number): Wanted[] {
  const german = (de: string) => ({ de });
  const headline: Wanted = { module: 'headline', data: { content: german(headlineText(at)) } };
  const text = (by: number): Wanted => ({
    module: 'text',
    data: { content: { de: richText(at + by), en: richText(at + by) } },
  });
  return [
    headline,
    text(1),
    { module: 'link', data: { content: german('Zum Spielplan'), link_url: '/de/termine' } },
    { module: 'quote', data: { content: german('Wer da?'), author: german('Bernardo') } },
    text(2),
    { module: 'container', data: { layout: '50-50' } },
    { ...headline, column: 0 },
    { ...text(3), column: 1 },
    { module: 'image', data: { image } },
    text(4),
  ];
}

/** @returns the page's address */
export async function fillEditedPage({ db }: Database, count: number): Promise<string> {
  const [picture] = await db.select({ id: media.id }).from(media).orderBy(asc(media.id)).limit(1);
  if (!picture) throw new Error('The demo season has no picture.');
  const path = `messung-${count}`;
  const [page] = await db
    .insert(pages)
    .values({ path_de: path, path_en: path, title: { de: `Messung mit ${count}` }, is_online: true })
    .returning({ id: pages.id });
  const [container] = await db
    .insert(containers)
    .values({ slug: `page-${page?.id}`, content_type: 'page' })
    .returning({ id: containers.id });
  const container_id = container?.id as number;
  let layout: number | null = null;
  const wanted = Array.from({ length: Math.ceil(count / 10) }, (_, ten) => tenModules(ten * 10, picture.id));
  for (const [order, { module, data, column }] of wanted.flat().slice(0, count).entries()) {
    const rows: { id: number }[] = await db
      .insert(modules)
      .values({
        container_id,
        parent_id: column === undefined ? null : layout,
        column: column ?? 0,
        order,
        module,
        data: { ...emptyData(schemaOf(module)), ...data },
      })
      .returning({ id: modules.id });
    if (module === 'container') layout = rows[0]?.id ?? null;
  }
  await db
    .update(pages)
    .set({ container_id })
    .where(eq(pages.id, page?.id as number));
  return `/de/${path}?edit`;
}
