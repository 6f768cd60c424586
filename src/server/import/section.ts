// The sections of season files: one for each resource, with its schema and the tables that it fills.
import type { PgTable } from 'drizzle-orm/pg-core';
import type { z } from 'zod';
import { type Resource, type ResourceName, resourceNames } from '#domain/resources/resource.ts';
import { resources } from '#domain/resources/resources.ts';
import { resourceTables } from '#server/db/schema/resource-tables.ts';
import { fileSchema } from '#server/import/file-schema.ts';

export type SectionName = ResourceName;

/** A field that names a record of a section by its key (or number), and the column for its id. */
interface Reference {
  to: SectionName;
  column: string;
}

/** A list field whose entries are rows of another table, in order. */
export interface ListField {
  table: PgTable;
  /** The column with the record's id. */
  owner: string;
  /** Fields of an entry that name other records. */
  references: Record<string, Reference>;
  /** Set if an entry is nothing but the key of a record. */
  entry?: Reference;
}

/** A list field whose entries are records, with keys that are unique within their parent. */
export interface PartField {
  section: SectionName;
  /** The field of the part that names its parent. */
  parent: string;
}

export interface Section extends Pick<Resource, 'identity' | 'unique' | 'onCreate'> {
  name: SectionName;
  table: PgTable;
  schema: z.ZodType<Record<string, unknown>>;
  references: Record<string, Reference>;
  lists: Record<string, ListField>;
  parts: Record<string, PartField>;
  /** Whether its records have a number beside their key, by which `site.config.ts` refers to them. */
  isNumbered: boolean;
}

function createSection(name: ResourceName): Section {
  const resource = resources[name];
  const { table, lists = {} } = resourceTables[name];
  const section: Section = {
    ...resource,
    table,
    schema: fileSchema(resource),
    references: referencesOf(resource.fields),
    lists: {},
    parts: {},
    isNumbered: resource.fields.id?.kind === 'venue-id',
  };
  const { parent } = resource;
  if (parent) section.references[parent.field] = { to: parent.to, column: `${parent.field}_id` };
  for (const [field, { entry, ...list }] of Object.entries(lists)) {
    const described = resource.fields[field];
    const inner = described?.kind === 'rows' ? referencesOf(described.fields) : {};
    section.lists[field] = { ...list, references: inner };
    if (described?.kind === 'references' && entry) {
      section.lists[field].entry = { to: described.to, column: entry };
    }
  }
  for (const [field, described] of Object.entries(resource.fields)) {
    if (described.kind === 'parts')
      section.parts[field] = { section: described.of, parent: described.parent };
  }
  return section;
}

function referencesOf(fields: Resource['fields']): Record<string, Reference> {
  const found: Record<string, Reference> = {};
  for (const [field, described] of Object.entries(fields)) {
    if (described.kind === 'reference') found[field] = { to: described.to, column: `${field}_id` };
  }
  return found;
}

const byName = new Map(resourceNames.map((name) => [name, createSection(name)]));

/** In order of writing: a section follows those that it refers to. */
export const importSections: readonly Section[] = [...byName.values()];

export function sectionOf(name: SectionName): Section {
  return byName.get(name) as Section;
}

/** The sections of a file; all others are parts of these. */
export const importSectionNames: readonly SectionName[] = resourceNames.filter(
  (name) => !resources[name].parent,
);

/** The column that identifies a section's records. */
export const identityOf = ({ identity }: Pick<Section, 'identity'>) => identity ?? 'source_key';

/** The field in season files with the record's identity. */
export const keyFieldOf = ({ identity }: Pick<Section, 'identity'>) => (identity === 'id' ? 'id' : 'key');
