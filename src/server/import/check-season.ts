// Checks a season as a whole: every record against its schema, every name against what it names.

import {
  checkRedirects,
  checkReferences,
  type Known,
  nothingKnown,
} from '#server/import/check-references.ts';
import { type Circumstances, expandValues } from '#server/import/expand-values.ts';
import { isDoubledTime } from '#server/import/fields/values.ts';
import { heard, type Path, type Place, type Problem, problemAt } from '#server/import/problem.ts';
import { readCsv } from '#server/import/read-csv.ts';
import { readJson } from '#server/import/read-json.ts';
import type { RawRecord, SeasonFile } from '#server/import/season-file.ts';
import type { PartField, SectionName } from '#server/import/section.ts';
import { sectionOf } from '#server/import/sections/all.ts';
import { cleanRichText } from '#server/services/rich-text.ts';

/** A record that says what it may say. Whether all that it names exists is another question. */
export interface SeasonRecord {
  section: SectionName;
  /** Its key, with its parent's before it where it is a part; its number where it has one. */
  identity: string | number;
  /** The fields that the file gives, as they are stored; `null` empties a field. */
  values: Record<string, unknown>;
  place: Place;
}

export interface CheckedSeason {
  records: SeasonRecord[];
  problems: Problem[];
}

/** @param known what the database has already; nothing of it is needed to find what is wrong in the files themselves */
export function checkSeason(
  files: readonly SeasonFile[],
  circumstances: Circumstances,
  known: Known = nothingKnown,
): CheckedSeason {
  const { records, problems } = readRecords(files, circumstances);
  return {
    records,
    problems: [...problems, ...checkReferences(records, known), ...checkRedirects(records, known)],
  };
}

/** The first half: what each file says on its own. */
export function readRecords(files: readonly SeasonFile[], circumstances: Circumstances): CheckedSeason {
  const records: SeasonRecord[] = [];
  const problems: Problem[] = [];
  for (const file of files) {
    const read = /\.csv$/i.test(file.name) ? readCsv(file) : readJson(file);
    problems.push(...read.problems);
    for (const raw of read.records) checkRecord(raw, circumstances, records, problems);
  }
  return { records, problems };
}

function checkRecord(
  { section: name, value, place }: RawRecord,
  circumstances: Circumstances,
  records: SeasonRecord[],
  problems: Problem[],
  parent?: { identity: string | number; field: string },
): void {
  const section = sectionOf(name);
  const before = problems.length;
  const expanded = expandValues(value, circumstances, (path, message) => {
    problems.push(problemAt(place, path, message));
  });
  if (problems.length > before) return;
  const parsed = section.schema.safeParse(expanded);
  if (!parsed.success) {
    for (const issue of parsed.error.issues) {
      problems.push(problemAt(place, issue.path as Path, heard(issue.message)));
    }
    return;
  }
  noteDifferences(expanded, parsed.data, [], place, problems);
  const { parts = {} } = section;
  const own = parsed.data[section.keyField] as string | number;
  const identity = parent ? `${parent.identity}/${own}` : own;
  const values = Object.fromEntries(
    Object.entries(parsed.data).filter(([field]) => field !== 'key' || section.identity === 'key'),
  );
  if (parent) values[parent.field] = parent.identity;
  for (const field of Object.keys(parts)) delete values[field];
  const record: SeasonRecord = { section: name, identity, values, place };
  records.push(record);
  for (const [field, part] of Object.entries(parts)) {
    const list = parsed.data[field] as unknown[] | null | undefined;
    if (list === undefined) continue;
    const keys = (list ?? []).map((entry, at) => {
      const raw = partOf(record, part, field, at, entry);
      checkRecord(raw, circumstances, records, problems, { identity, field: part.parent });
      return keyOf(entry);
    });
    // Kept with the parent: parts that are no longer in the list go.
    values[field] = keys;
  }
}

/** A part as a record: it stands where the list puts it, and in its parent's menu. */
function partOf(
  parent: SeasonRecord,
  { section }: PartField,
  field: string,
  at: number,
  entry: unknown,
): RawRecord {
  const inherited = section === 'submenu_links' ? { list: parent.values.list } : {};
  const value =
    typeof entry === 'object' && entry !== null && !Array.isArray(entry)
      ? { order: at, ...inherited, ...entry }
      : entry;
  const { file, lineOf } = parent.place;
  const record = `${parent.place.record}/${keyOf(entry) ?? at}`;
  return { section, value, place: { file, record, lineOf: (path) => lineOf([field, at, ...path]) } };
}

function keyOf(entry: unknown): string | null {
  const key = typeof entry === 'object' && entry !== null ? (entry as { key?: unknown }).key : null;
  return typeof key === 'string' ? key.slice(0, 100) : null;
}

/** Says where something else is stored than was written, without anybody having to act. */
function noteDifferences(
  written: unknown,
  stored: unknown,
  path: Path,
  place: Place,
  problems: Problem[],
): void {
  if (typeof written === 'string') {
    if (stored instanceof Date && isDoubledTime(written)) {
      problems.push(problemAt(place, path, doubledTime, 'note'));
    } else if (typeof stored === 'string' && /<[a-z]/i.test(written) && stored !== written.trim()) {
      const { dropped } = cleanRichText(written);
      if (dropped.length > 0) problems.push(problemAt(place, path, droppedTags(dropped), 'note'));
    }
    return;
  }
  if (typeof written !== 'object' || written === null || typeof stored !== 'object' || stored === null)
    return;
  for (const [name, inner] of Object.entries(written)) {
    const part = Array.isArray(written) ? Number(name) : name;
    if (Object.hasOwn(stored, name)) {
      noteDifferences(inner, (stored as Record<string, unknown>)[name], [...path, part], place, problems);
    }
  }
}

const doubledTime = {
  de: 'Diese Uhrzeit gibt es in der Nacht der Winterzeit zweimal. Genommen wird die erste; für die zweite bitte mit Abstand zu UTC angeben: "+01:00".',
  en: 'This time comes twice in the night when summer time ends. The first is taken; for the second one add the offset "+01:00".',
};

const droppedTags = (tags: string[]) => ({
  de: `Diese Auszeichnung fällt weg, der Text bleibt: ${tags.slice(0, 10).join(' ')}.`,
  en: `This formatting is left out, its text stays: ${tags.slice(0, 10).join(' ')}.`,
});
