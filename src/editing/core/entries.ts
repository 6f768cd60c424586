/**
 * What an edited document holds: the modules of a page, its head (which is stored like a module), and what is written
 * of records on it.
 */
import type { Fields, ModuleSchema } from '#domain/modules/module-fields.ts';
import type { DraftModule, ModuleData, ModuleName } from '#domain/modules/modules.ts';
import type { InPlacePlace } from '#domain/resources/in-place-record.ts';
import { schemaOf } from '#modules/schemas.ts';

/** A record of which fields are written on the page. Saved into the record's draft. */
export interface EditedRecord {
  /** As in the addresses of the back office, e.g. `productions`. */
  resource: string;
  id: number;
  /** What messages call it, in the editor's language. */
  title: string;
  place: InPlacePlace;
  /** The fields that are edited in the document, by their names in the resource, and their labels. */
  fields: Fields;
  labels: Readonly<Record<string, string>>;
  /** Their values that visitors see. */
  published: ModuleData;
}

export type EntryName = ModuleName | 'record';

/** A record belongs to the container beside which it stands: its undo stack and its persisted drafts are that one's. */
export interface EditedModule extends Omit<DraftModule, 'module'> {
  module: EntryName;
  /** Only of an entry named `record`. */
  record?: EditedRecord;
}

/** By what the fields of an entry are checked, merged and drawn. */
export function schemaOfEntry({ module, record }: Pick<EditedModule, 'module' | 'record'>): ModuleSchema {
  return module === 'record' ? { fields: record?.fields ?? {} } : schemaOf(module);
}

/** Ids of modules are smaller. */
const recordIds = 2 ** 32;

/**
 * The id of a record's entry, the same in every tab and after every reload. No module and no other resource has it:
 * the resource's name gives the upper 20 bits.
 */
export function recordEntryId({ resource, id }: Pick<EditedRecord, 'resource' | 'id'>): number {
  let hash = 0;
  for (const letter of resource) hash = (hash * 31 + letter.charCodeAt(0)) % 0xfffff;
  return (hash + 1) * recordIds + id;
}
