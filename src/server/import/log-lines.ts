// Log lines of an import, as for every write: by field, with references and lists as editors see them.
import type { Section } from '#server/import/section.ts';
import type { WrittenRecord } from '#server/import/written-record.ts';
import type { RecordDiff } from '#server/services/records/change-set.ts';
import { entryOf, type Row } from '#server/services/records/read-records.ts';

/**
 * The log lines of an import: for an updated record the changed fields, for a new one all fields that the season
 * sets.
 */
export function logLines(section: Section, written: readonly WrittenRecord[]): RecordDiff[] {
  return written.flatMap(({ id, state, before, after }): RecordDiff[] => {
    const now = byFieldNames(section, after);
    // Parts that are no longer listed are records with lines of their own.
    if (state === 'unchanged' || Object.keys(now).length === 0) return [];
    const earlier = state === 'created' ? null : byFieldNames(section, before);
    return [{ resource: section.name, id: id as number, before: earlier, after: now }];
  });
}

/** A row's columns by the names of their fields. */
export function byFieldNames({ references, lists, parts }: Section, row: Row): Row {
  const fields = new Map(Object.entries(references).map(([field, { column }]) => [column, field]));
  const members = Object.entries(row).flatMap(([name, value]): [string, unknown][] => {
    if (Object.hasOwn(parts, name)) return [];
    const list = lists[name];
    if (!list) return [[fields.get(name) ?? name, value]];
    const { table, owner, entry } = list;
    const entries = ((value ?? []) as Row[]).map((each) =>
      entry ? each[entry.column] : entryOf({ table, owner }, each),
    );
    return [[name, entries]];
  });
  return Object.fromEntries(members);
}
