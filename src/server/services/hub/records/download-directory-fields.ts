// The fields of a press download directory, with its files.
import { eq, sql } from 'drizzle-orm';
import type { Localized } from '#domain/languages/localized.ts';
import { download_directories } from '#server/db/schema/press.ts';
import type { FieldsOf } from './fields-of.ts';
import { type ProductionLink, productionLine, productionLink } from './record-links.ts';
import { downloadsColumn, picturesOf } from './record-pictures.ts';
import { list, plain, texts, yesNo } from './record-values.ts';

const categoryColumn = sql<Localized | null>`(
  select c.name from download_categories c where c.id = download_directories.category_id)`;

const productionColumn = sql<ProductionLink | null>`(
  select ${productionLink} from productions p where p.id = download_directories.production_id)`;

/** One query. */
export const downloadDirectoryFields: FieldsOf<'download-directories'> = async ({ db }, id, { locale }) => {
  const [found] = await db
    .select({
      row: download_directories,
      category: categoryColumn,
      production: productionColumn,
      downloads: downloadsColumn,
    })
    .from(download_directories)
    .where(eq(download_directories.id, id));
  if (!found) return null;
  const { row, production } = found;
  return {
    name: texts(row.name),
    category_id: texts(found.category),
    production_id: list(production ? [productionLine(production, locale)] : []),
    is_restricted: yesNo(row.is_restricted, locale),
    downloads: picturesOf(found.downloads, locale),
    order: plain(row.order),
    source_key: plain(row.source_key),
    id: plain(row.id),
  };
};
