// Reads the records of a season's files and checks each against its section's schema.
import { type ExpansionContext, expandValues } from '#server/import/expand-values.ts';
import { referencesInFile } from '#server/import/file-modules.ts';
import { normalisationNotes } from '#server/import/normalisation-notes.ts';
import { type Path, problemAt, type RecordPosition, type SeasonProblem } from '#server/import/problem.ts';
import { readCsv } from '#server/import/read-csv.ts';
import { readJson } from '#server/import/read-json.ts';
import type { RawRecord, ReadFile, SeasonFile } from '#server/import/season-file.ts';
import {
  identityOf,
  keyFieldOf,
  type PartField,
  type Section,
  type SectionName,
  sectionOf,
} from '#server/import/section.ts';
import { valueNotes } from '#server/import/value-notes.ts';
import { type Message, parseBilingual } from '#server/services/records/fields/bilingual.ts';

/** A record that fits its schema; its references are checked later. */
export interface SeasonRecord {
  section: SectionName;
  /** Its key, for a part `parent/key`; for records with fixed numbers, its id. */
  identity: string | number;
  /** The values of the file in stored form; `null` empties a field. */
  values: Record<string, unknown>;
  position: RecordPosition;
}

export interface ReadSeason {
  records: SeasonRecord[];
  /**
   * Invalid records, as far as they can be read: their references are checked, and references to them are not reported.
   */
  broken: SeasonRecord[];
  /** Section and key of records of which no more can be read. */
  unread: Set<string>;
  /** Whether a file may have records that cannot be read: references to records that are nowhere may be right. */
  isPartial: boolean;
  problems: SeasonProblem[];
}

/** The record that a part belongs to, and the part's field that refers to it. */
interface Parent {
  identity: string | number;
  field: string;
}

/** Parses and validates files. Errors of a file or record are returned as problems, not thrown. */
export function readSeasonFiles(files: readonly SeasonFile[], context: ExpansionContext): ReadSeason {
  const season: ReadSeason = { records: [], broken: [], unread: new Set(), isPartial: false, problems: [] };
  for (const file of files) {
    season.problems.push(...encodingProblems(file));
    const read: ReadFile = file.unread
      ? unreadFile(file.name, file.unread)
      : /\.csv$/i.test(file.name)
        ? readCsv(file)
        : readJson(file);
    season.isPartial ||= read.isPartial ?? false;
    season.problems.push(...read.problems);
    for (const raw of read.records) readRecord(raw, context, season);
    for (const identity of read.unreadKeys ?? []) season.unread.add(`events ${identity}`);
  }
  return season;
}

const unreadFile = (file: string, message: Message): ReadFile => ({
  records: [],
  problems: [{ severity: 'error', file, line: null, record: '', field: '', message }],
  isPartial: true,
});

/** Reports a file that is not UTF-8: its umlauts were lost on reading. */
function encodingProblems({ name, text }: SeasonFile): SeasonProblem[] {
  const at = text.indexOf('\u{fffd}');
  if (at < 0) return [];
  const line = text.slice(0, at).split('\n').length;
  return [{ severity: 'error', file: name, line, record: '', field: '', message: notUtf8 }];
}

const notUtf8 = {
  de: 'Hier steht ein Zeichen, das nicht als UTF-8 gespeichert ist, meist ein Umlaut. Bitte die Datei als „CSV UTF-8“ oder mit der Kodierung UTF-8 speichern.',
  en: 'There is a character here that was not saved as UTF-8, often an umlaut. Save the file as "CSV UTF-8", or with the encoding UTF-8.',
};

function readRecord(raw: RawRecord, context: ExpansionContext, season: ReadSeason, parent?: Parent): void {
  const section = sectionOf(raw.section);
  const { fields, isBroken } = checkedFields(raw, section, context, season.problems);
  const { [keyFieldOf(section)]: given } = fields;
  // Only texts and numbers can be referenced.
  const own = typeof given === 'string' || typeof given === 'number' ? given : raw.position.record;
  const identity = parent ? `${parent.identity}/${own}` : own;
  const { parts } = section;
  const isColumn = (field: string) =>
    !Object.hasOwn(parts, field) && (field !== 'key' || identityOf(section) === 'key');
  const values = Object.fromEntries(Object.entries(fields).filter(([field]) => isColumn(field)));
  if (parent) values[parent.field] = parent.identity;
  const record: SeasonRecord = { section: raw.section, identity, values, position: raw.position };
  (isBroken ? season.broken : season.records).push(record);
  for (const [field, part] of Object.entries(parts)) {
    if (fields[field] === undefined) continue;
    const list = Array.isArray(fields[field]) ? fields[field] : [];
    for (const [at, entry] of list.entries()) {
      const inner = partOf(record, part, field, at, entry);
      readRecord(inner, context, season, { identity, field: part.parent });
    }
    // The list of keys; parts of an earlier import that are not in it are removed.
    values[field] = list.map(keyOf);
  }
}

/** The fields in stored form; after an error, which is added to `problems`, the valid ones. */
function checkedFields(
  { value, position, unread }: RawRecord,
  section: Section,
  context: ExpansionContext,
  problems: SeasonProblem[],
): { fields: Record<string, unknown>; isBroken: boolean } {
  const before = problems.length;
  const expanded = expandValues(value, context, (path, message) => {
    problems.push(problemAt(position, path, message));
  });
  const isStorable = problems.length === before;
  const parsed = section.schema.safeParse(expanded);
  if (parsed.success && isStorable) {
    problems.push(
      ...normalisationNotes(expanded, parsed.data, position),
      ...valueNotes(section.name, parsed.data, position),
    );
    return { fields: parsed.data, isBroken: false };
  }
  for (const issue of parsed.error?.issues ?? []) {
    if (unread?.has(String(issue.path[0]))) continue;
    // An unknown name is reported at its own line.
    const unknown = issue.code === 'unrecognized_keys' ? issue.keys.slice(0, 1) : [];
    problems.push(problemAt(position, [...(issue.path as Path), ...unknown], parseBilingual(issue.message)));
  }
  return { fields: readableFields(expanded, section), isBroken: true };
}

const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** As written, in the form that checks against other records expect. */
function readableFields(value: unknown, { lists }: Section): Record<string, unknown> {
  const fields: Record<string, unknown> = isObject(value) ? { ...value } : {};
  for (const field of Object.keys(lists)) {
    if (Object.hasOwn(fields, field))
      fields[field] = Array.isArray(fields[field]) ? fields[field].map((entry: unknown) => entry ?? {}) : [];
  }
  if (Object.hasOwn(fields, 'modules'))
    fields.modules = [{ mentions: referencesInFile(fields.modules), children: [] }];
  return fields;
}

/** A part as a record, with its order in the list; links of submenus inherit their parent's menu. */
function partOf(
  parent: SeasonRecord,
  { section }: PartField,
  field: string,
  at: number,
  entry: unknown,
): RawRecord {
  const inherited = section === 'submenu_links' ? { list: parent.values.list } : {};
  const value = isObject(entry) ? { order: at, ...inherited, ...entry } : entry;
  const { file, lineOf } = parent.position;
  const record = `${parent.position.record}/${keyOf(entry) ?? at}`;
  return { section, value, position: { file, record, lineOf: (path) => lineOf([field, at, ...path]) } };
}

function keyOf(entry: unknown): string | null {
  const key = typeof entry === 'object' && entry !== null ? (entry as { key?: unknown }).key : null;
  return typeof key === 'string' ? key.slice(0, 100) : null;
}
