// Finds the origins of visible texts: records nearby, the program's own texts, any record, pages.
import { type SQL, sql } from 'drizzle-orm';
import type { Locale } from '#domain/languages/locales.ts';
import { hasForm } from '#domain/resources/form-groups.ts';
import { type Origin, type VisibleText, visibleTextOf } from '#domain/resources/origin.ts';
import type { ResourceName } from '#domain/resources/resource.ts';
import { fieldsOf, resources } from '#domain/resources/resources.ts';
import { type ResourceLabels, resourceLabels } from '#i18n/back-office/resource-labels.ts';
import type { Database } from '#server/db/client.server.ts';
import type { Queries } from '#server/db/query-builder.ts';
import { type ListTable, resourceTables } from '#server/db/schema/resource-tables.ts';
import { columnsOf } from '#server/db/table-columns.ts';
import { nameRecords } from '../form/record-names.ts';
import { type Row, readRecords, rowsOfResource } from '../read-records.ts';
import { referencesIn } from '../record-references.ts';
import { findPages } from './find-pages.ts';
import { findPictures, type Picture } from './find-pictures.ts';
import { isComposed, isComputed, isConfigText, isInterfaceText } from './interface-words.ts';
import { fieldShownIn } from './shown-values.ts';
import { pictureMarker, type RecordText, textsOfRecord } from './texts-of-record.ts';

interface RecordKey {
  resource: ResourceName;
  id: number;
}
/** A record that may be the origin of a text. */
interface Candidate extends RecordKey {
  words: readonly RecordText[];
  values: Row;
  title: string;
}

/** Shorter pieces of a text are too common to identify a field. */
const minPartLength = 4;

/** Maximum records searched for a text without a record nearby. */
const maxRecords = 6;

/** One answer for each text, in their order. A few queries for all of them. */
export async function findOrigins(
  { db }: Pick<Database, 'db'>,
  texts: readonly VisibleText[],
  locale: Locale,
): Promise<Origin[]> {
  const candidates = new Map<string, Candidate>();
  const nearby = texts.flatMap(({ near }) => near);
  const first = await readRecordsAt(db, nearby, locale, candidates);
  // Records shown by a record: its play, the people in its cast.
  const referred = first.flatMap(({ refers }) => refers);
  await readRecordsAt(db, referred, locale, candidates);
  const around = new Map(first.map(({ key, refers }) => [keyOf(key), refers]));
  const pictures = await findPictures(db, texts);
  const recordsNear = ({ near }: VisibleText): Candidate[] =>
    [...near, ...near.flatMap((place) => around.get(keyOf(place)) ?? [])].flatMap(
      (place) => candidates.get(keyOf(place)) ?? [],
    );
  const found = texts.map((visible) =>
    visible.is_picture
      ? pictureOf(pictures.get(visible.text), recordsNear(visible), locale)
      : originAmong(visibleTextOf(visible.text), recordsNear(visible), locale),
  );
  const open = texts.flatMap(({ text, is_menu, is_picture }, at) =>
    is_picture || (found[at] && !is_menu) ? [] : [visibleTextOf(text), ...partsOf(visibleTextOf(text))],
  );
  const anywhere = open.length > 0 ? await findAnywhere(db, open, locale) : new Map<string, Origin>();
  return texts.map((visible, at) => {
    const { text, is_menu, is_picture } = visible;
    if (is_picture) return found[at] ?? { kind: 'unknown' };
    const other = anywhere.get(visibleTextOf(text));
    const isLink = other?.kind === 'record' && /menu_links$/.test(other.resource);
    const origin = (is_menu && isLink ? other : found[at]) ?? other ?? ofParts(visibleTextOf(text), anywhere);
    const isMade = origin.kind === 'computed' || (origin.kind === 'interface' && /\d/.test(text));
    return (isMade && computedFrom(visibleTextOf(text), recordsNear(visible), locale)) || origin;
  });
}

/** The nearest record with a day, time, price or number that occurs in the text. */
function computedFrom(text: string, records: readonly Candidate[], locale: Locale): Origin | null {
  for (const record of records) {
    const field = fieldShownIn(text, fieldsOf(record.resource), record.values, locale);
    if (field !== null) return recordOrigin(record, field, locale);
  }
  return null;
}

/** Splits a composed text, such as a name with a number, or several names. */
const partsOf = (text: string): string[] =>
  [text.replace(/^\d+\.? /, ''), text.replace(/ \d.*$/, ''), ...text.split(/ und | and |, |: /)].filter(
    (part) => part !== text && part.length >= minPartLength,
  );

function ofParts(text: string, anywhere: ReadonlyMap<string, Origin>): Origin {
  if (isComposed(text)) return { kind: /\d/.test(text) ? 'computed' : 'interface' };
  const part = partsOf(text).find((part) => anywhere.has(part) || isConfigText(part));
  if (part === undefined) return { kind: 'unknown' };
  return anywhere.get(part) ?? { kind: 'config' };
}

const keyOf = ({ resource, id }: RecordKey) => `${resource}/${id}`;

interface ReadRecord {
  key: RecordKey;
  refers: readonly RecordKey[];
}

/**
 * Adds missing records to `known`.
 * @returns the records that these refer to
 */
async function readRecordsAt(
  queries: Queries,
  places: readonly RecordKey[],
  locale: Locale,
  candidates: Map<string, Candidate>,
): Promise<ReadRecord[]> {
  const read: ReadRecord[] = [];
  const fresh = places.filter((place) => !candidates.has(keyOf(place)));
  for (const [resource, own] of Map.groupBy(fresh, ({ resource }) => resource)) {
    const ids = [...new Set(own.map(({ id }) => id))];
    const names = await nameRecords(queries, resource, ids, locale);
    for (const { id, values } of await readRecords(queries, resource, ids)) {
      const key = { resource, id };
      const title = names.get(id) ?? '';
      const words = textsOfRecord(fieldsOf(resource), values);
      candidates.set(keyOf(key), { ...key, title, words, values });
      const refers = referencesIn(fieldsOf(resource), values).map(({ to, id: of }) => ({
        resource: to,
        id: of,
      }));
      read.push({ key, refers });
    }
  }
  return read;
}

/** In order: equal texts, texts within longer ones, interface texts, and finally the longest part. */
function originAmong(text: string, records: readonly Candidate[], locale: Locale): Origin | null {
  const exact = originWithText(text, records, locale);
  if (exact) return exact;
  if (isConfigText(text)) return { kind: 'config' };
  if (isComputed(text)) return { kind: /\d/.test(text) ? 'computed' : 'interface' };
  if (isInterfaceText(text)) return { kind: 'interface' };
  const longer = originWithLongerText(text, records, locale);
  if (longer) return longer;
  for (const record of records) {
    const parts = record.words.filter(
      (word) => word.text.length >= minPartLength && text.includes(word.text),
    );
    const longestPart = parts.toSorted((a, b) => b.text.length - a.text.length)[0];
    if (longestPart) return recordOrigin(record, longestPart.field, locale);
  }
  return null;
}

/** The nearest record that shows a picture, else its place in the library. */
function pictureOf(
  picture: Picture | undefined,
  records: readonly Candidate[],
  locale: Locale,
): Origin | null {
  if (!picture) return null;
  const words = [picture.id, picture.owner ?? picture.id].map(pictureMarker);
  const shown = firstWithWord(records, (word) => words.includes(word));
  if (shown) return recordOrigin(...shown, locale);
  return recordOrigin({ resource: 'media', id: picture.id, title: picture.file_name }, 'file', locale);
}

/** The record that has the text as a value or a name, or within a longer text. */
function originWithText(text: string, records: readonly Candidate[], locale: Locale): Origin | null {
  const exact = firstWithWord(records, (word) => word === text);
  if (exact) return recordOrigin(...exact, locale);
  // A name that is stored in two fields is read as one.
  const named = records.find(({ title }) => visibleTextOf(title) === text);
  return named ? recordOrigin(named, resources[named.resource].title[0] ?? '', locale) : null;
}

/** The record that has it within a longer text. */
function originWithLongerText(text: string, records: readonly Candidate[], locale: Locale): Origin | null {
  const longer = text.length >= minPartLength && firstWithWord(records, (word) => word.includes(text));
  return longer ? recordOrigin(...longer, locale) : null;
}

function firstWithWord(
  records: readonly Candidate[],
  matches: (word: string) => boolean,
): [Candidate, string] | null {
  for (const record of records) {
    const word = record.words.find(({ text }) => matches(text));
    if (word) return [record, word.field];
  }
  return null;
}

function recordOrigin(
  { resource, id, title }: Candidate | (RecordKey & { title: string }),
  field: string,
  locale: Locale,
): Origin {
  const labels = resourceLabels(resource, locale);
  const place = { resource, id, field, title };
  return { kind: 'record', ...place, resource_label: labels.one, field_label: fieldLabel(labels, field) };
}

function fieldLabel({ fields }: ResourceLabels, path: string): string {
  const [name = '', , inner = ''] = path.split('.');
  const own = fields[name];
  return own?.fields?.[inner] ? `${own.label}: ${own.fields[inner].label}` : (own?.label ?? name);
}

const searched = (Object.keys(resourceTables) as ResourceName[]).filter(hasForm);

interface FoundRow extends Record<string, unknown> {
  text: string;
  resource: ResourceName;
  id: number;
}

/** Records and pages with exactly this text in a field. */
async function findAnywhere(queries: Queries, texts: readonly string[], locale: Locale) {
  const origins = new Map<string, Origin>(await findPages(queries, texts, locale));
  const selects = searched.flatMap((name) => selectFrom(name) ?? []);
  const { rows } = await queries.execute<FoundRow>(sql`
    with seen as (select distinct unnest(${sql.param([...texts])}::text[]) as text)
    select text, resource, id from (
      select *, row_number() over (partition by text order by rank) as place
      from (${sql.join(selects, sql` union all `)}) as found) as ranked
    where place <= ${maxRecords} order by text, place`);
  const candidates = new Map<string, Candidate>();
  const keys = rows.map(({ resource, id }) => ({ resource, id: Number(id) }));
  await readRecordsAt(queries, keys, locale, candidates);
  const byText = Map.groupBy(rows, ({ text }) => text);
  for (const [text, own] of byText) {
    const records = own.flatMap((row) => candidates.get(keyOf({ ...row, id: Number(row.id) })) ?? []);
    const origin = originWithText(text, records, locale) ?? originWithLongerText(text, records, locale);
    if (origin) origins.set(text, origin);
  }
  return origins;
}

/** Links of menus first, because they are on every page; other resources in any order. */
function selectFrom(name: ResourceName): SQL | null {
  const { table } = resourceTables[name];
  const columns = columnsOf(table);
  const texts = Object.entries(fieldsOf(name)).flatMap(([field, { kind }]) => {
    const column = columns[field];
    if (!column) return [];
    if (kind === 'line' || kind === 'plain') return [sql`${column}->>'de'`, sql`${column}->>'en'`];
    return kind === 'word' || kind === 'text' ? [sql`${column}`] : [];
  });
  if (name === 'persons') texts.push(sql`concat_ws(' ', ${columns.first_name}, ${columns.last_name})`);
  // Long texts are matched by their beginning, since formatting may interrupt them.
  const long = Object.entries(fieldsOf(name)).flatMap(([field, { kind }]) => {
    const letters = kind === 'struck-text' ? 4 : 24;
    if (!columns[field] || !['rich', 'plain', 'struck-text'].includes(kind)) return [];
    return [
      sql`length(seen.text) > 3 and strpos(${columns[field]}::text, left(seen.text, ${sql.raw(`${letters}`)})) > 0`,
    ];
  });
  const rows = Object.values(resourceTables[name].lists ?? {}).flatMap((list) => matchingRows(list, columns));
  if (texts.length === 0) return null;
  const all = sql.join(
    texts.map((text) => sql`replace(${text}, chr(173), '')`),
    sql`, `,
  );
  const matches = [sql`seen.text in (${all})`, ...rows, ...long];
  const rank = name === 'menu_links' || name === 'submenu_links' ? 0 : 1 + searched.indexOf(name as never);
  return sql`(select seen.text, ${sql.raw(`'${name}'`)} as resource, ${columns.id} as id, ${sql.raw(String(rank))} as rank
    from ${table} join seen on (${sql.join(matches, sql` or `)}) where ${rowsOfResource(name) ?? sql`true`})`;
}

/** Rows that belong to a record: credits, cast, quotes. */
function matchingRows({ table, owner, entry }: ListTable, { id }: ReturnType<typeof columnsOf>): SQL[] {
  if (entry) return [];
  const columns = columnsOf(table);
  const { role, content, label, title, help_text, placeholder_text } = columns;
  const texts = [role, content, label, title, help_text, placeholder_text].flatMap((column) =>
    column ? [sql`${column}->>'de'`, sql`${column}->>'en'`] : [],
  );
  const chosen = columns.choices
    ? sql` or (length(seen.text) > 3 and strpos(${columns.choices}::text, seen.text) > 0)`
    : sql``;
  if (columns.name) texts.push(sql`${columns.name}::text`);
  if (texts.length === 0) return [];
  return [
    sql`exists (select 1 from ${table} where ${columns[owner]} = ${id} and (seen.text in (${sql.join(texts, sql`, `)})${chosen}))`,
  ];
}
