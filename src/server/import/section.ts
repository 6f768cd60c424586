// A section of season files: which table it fills, which fields a record has, what it refers to.
import type { PgTable } from 'drizzle-orm/pg-core';
import type { z } from 'zod';

/** A field that names a record of a section by its key (or number), and the column for its id. */
interface Reference {
  to: SectionName;
  column: string;
}

/** A list field whose entries are rows of a table of its own, in the order of the list. */
export interface ListField {
  table: PgTable;
  /** The column that holds the record's id. */
  owner: string;
  /** Fields of an entry that name other records. */
  references?: Record<string, Reference>;
  /** Set if an entry is nothing but the key of a record. */
  entry?: Reference;
}

/** A list field whose entries are records themselves, with keys that are unique inside their parent. */
export interface PartField {
  section: SectionName;
  /** The field of the part that names its parent. */
  parent: string;
}

export interface Section {
  name: SectionName;
  table: PgTable;
  /** The column that identifies a record from import to import; `source_key` by default. */
  identity?: 'id' | 'key' | 'slug';
  schema: z.ZodType<Record<string, unknown>>;
  references?: Record<string, Reference>;
  lists?: Record<string, ListField>;
  parts?: Record<string, PartField>;
  /** Columns whose values are unique. */
  unique?: readonly string[];
  /** Defaults of a new record for fields that the file does not give. */
  onCreate?(values: Record<string, unknown>): Record<string, unknown>;
}

/** As in the files. */
export const sectionNames = [
  'tags',
  'activities',
  'media',
  'positions',
  'categories',
  'persons',
  'productions',
  'events',
  'color_groups',
  'menu_links',
  'redirects',
  'search_tips',
  'venues',
  'home_elements',
  'production_teasers',
  'news_teasers',
  'press_articles',
  'download_categories',
  'download_directories',
  'subscriptions',
  'forms',
  'pages',
  'containers',
  'settings',
] as const;

/** The last two are parts of productions and menu links. */
export type SectionName = (typeof sectionNames)[number] | 'booklet_sections' | 'submenu_links';

/** The column that identifies a section's records. */
export const identityOf = ({ identity }: Pick<Section, 'identity'>) => identity ?? 'source_key';

/** The field of a record in the files that holds its identity. */
export const keyFieldOf = ({ identity }: Pick<Section, 'identity'>) => (identity === 'id' ? 'id' : 'key');
