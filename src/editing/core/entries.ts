/** Entries of an edited document: modules of a page, its head (stored like a module), and texts of records on it. */
import type { Fields, ModuleSchema } from '#domain/modules/module-fields.ts';
import type { DraftModule, ModuleData, ModuleName } from '#domain/modules/modules.ts';
import type { InPlaceLocation } from '#domain/resources/in-place-record.ts';
import { schemaOf } from '#modules/schemas.ts';

/** A record with fields that are edited on the page. They are saved to the record's draft. */
export interface EditedRecord {
  /** As in the paths of the back office, e.g. `productions`. */
  resource: string;
  id: number;
  /** Its label in messages, in the editor's language. */
  title: string;
  place: InPlaceLocation;
  /** The edited fields with their labels, by their names in the resource. */
  fields: Fields;
  labels: Readonly<Record<string, string>>;
  /** The published values. */
  published: ModuleData;
}

export type EntryName = ModuleName | 'record';

/** A record belongs to the container beside it and shares its undo stack and persisted drafts. */
export interface EditedModule extends Omit<DraftModule, 'module'> {
  module: EntryName;
  /** Only for entries named `record`. */
  record?: EditedRecord;
}

/** The schema by which the fields of an entry are validated, merged and rendered. */
export function schemaOfEntry({ module, record }: Pick<EditedModule, 'module' | 'record'>): ModuleSchema {
  return module === 'record' ? { fields: record?.fields ?? {} } : schemaOf(module);
}

/** Ids of modules are smaller than this. */
const recordIds = 2 ** 32;

/**
 * The id of a record's entry, the same in every tab and after every reload. It is distinct from ids of modules and
 * other resources: the resource's name determines the upper 20 bits.
 */
export function recordEntryId({ resource, id }: Pick<EditedRecord, 'resource' | 'id'>): number {
  let hash = 0;
  for (const letter of resource) hash = (hash * 31 + letter.charCodeAt(0)) % 0xfffff;
  return (hash + 1) * recordIds + id;
}
