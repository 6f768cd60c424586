// Previews a table pasted into a list: the changes of each row, and the problems of each cell.
import type { PastedLine, PastedRow, PastedTable, TableToCheck } from '#domain/back-office/pasted-table.ts';
import { berlinDay } from '#domain/dates/dates.ts';
import { bothLanguages, type Locale } from '#domain/languages/locales.ts';
import type { ListedRecord } from '#domain/resources/list-row.ts';
import { isListed } from '#domain/resources/list-views.ts';
import { cellText, plainWords } from '#domain/resources/read-cell.ts';
import type { ResourceName } from '#domain/resources/resource.ts';
import { fieldsOf } from '#domain/resources/resources.ts';
import { type TableColumn, technicalHeader } from '#domain/resources/table-column.ts';
import { pasteTexts } from '#i18n/back-office/paste-texts.ts';
import { resourceLabels } from '#i18n/back-office/resource-labels.ts';
import type { Database } from '#server/db/client.server.ts';
import { readListed } from '../list-records.ts';
import { tableCells } from '../lists/table-cells.ts';
import { type EditedRecord, readRecords } from '../read-records.ts';
import type { RecordWrite, RecordWriteResult } from '../record-writes.ts';
import { tryBatch } from '../write-batch.ts';
import { findDuplicateEvents } from './find-duplicate-events.ts';
import { findNamed } from './find-named.ts';
import { isDerivedHeader, matchColumns, targetLabel, writableColumns } from './match-columns.ts';
import { readTable, type TableRow } from './read-table.ts';
import { namesIn, type RowData, readRow, type TableReading } from './row-data.ts';

interface TableCheckContext {
  locale: Locale;
  now: Date;
  user_id: string;
}

type Db = Pick<Database, 'db'>;

/** The number of rows of a text, before it is parsed further. */
export const countTableRows = (text: string): number => readTable(text).length;

/** Writes nothing: the rows are tried as a batch. Queries grow with the rows that change, not with their cells. */
export async function checkTable(
  database: Db,
  name: ResourceName,
  request: TableToCheck,
  { locale, now, user_id }: TableCheckContext,
): Promise<PastedTable> {
  const table = readTable(request.text);
  const first = table[0]?.cells ?? [];
  const matched = matchColumns(name, first);
  const has_head = request.has_head ?? matched.some((column) => column !== null);
  const heads = first.map((cell) => (has_head ? cellText(cell) : ''));
  const writable = writableColumns(name);
  const columns = request.columns
    ? first.map(
        (_, at) => writable.find((column) => technicalHeader(column) === request.columns?.[at]) ?? null,
      )
    : has_head
      ? matched
      : first.map(() => null);
  const rows = has_head ? table.slice(1) : table;
  const reading: TableReading = {
    name,
    locale,
    columns,
    today: berlinDay(now),
    chosen: request.chosen ?? {},
    named: await namesOf(database, name, columns, rows, locale),
  };
  const stored = await storedRows(database, name, columns, rows, { locale, now });
  const firsts = firstRows(rows, columns);
  const read = rows.map((row) => readOne(reading, row, stored, firsts));
  const numbered = read.map(({ row, line }) => ({ number: row.number, line }));
  const start = columns.findIndex((column) => column?.field === 'date_start');
  for (const [at, message] of await findDuplicateEvents(database, numbered, locale))
    read[at]?.problems.push({ column: start, message });
  const tried = await tryLines(database, read, user_id);
  const shown = read.map((each, at) => shownRow(each, tried[at], reading));
  return {
    has_head,
    columns: columns.map((column, at) => ({
      head: heads[at] ?? '',
      target: column && technicalHeader(column),
      is_derived: column === null && has_head && isDerivedHeader(name, heads[at] ?? ''),
    })),
    targets: writable.map((column) => ({
      name: technicalHeader(column),
      label: targetLabel(name, column, locale),
    })),
    rows: shown,
    unknown: unknownNames(reading, read),
    lines: shown.flatMap(({ result }, row): PastedLine[] => {
      const line = read[row]?.line;
      return line && (result === 'new' || result === 'changed') ? [{ ...line, row } as PastedLine] : [];
    }),
  };
}

/** The records that names in the table may mean; a query or three for each resource. */
async function namesOf(
  { db }: Db,
  name: ResourceName,
  columns: readonly (TableColumn | null)[],
  rows: readonly TableRow[],
  locale: Locale,
): Promise<TableReading['named']> {
  const texts = new Map<ResourceName, Set<string>>();
  for (const [at, column] of columns.entries()) {
    const field = column && fieldsOf(name)[column.field];
    if (field?.kind !== 'reference' && field?.kind !== 'references') continue;
    const own = texts.get(field.to) ?? new Set();
    texts.set(field.to, own);
    for (const { cells } of rows) for (const text of namesIn(field, cellText(cells[at] ?? ''))) own.add(text);
  }
  const found = [...texts].map(async ([to, own]) => [to, await findNamed(db, to, [...own], locale)] as const);
  return Object.fromEntries(await Promise.all(found));
}

interface StoredRow {
  record: EditedRecord;
  /** Its cells as the export writes them, in each language. */
  cells: readonly string[][];
}

async function storedRows(
  database: Db,
  name: ResourceName,
  columns: readonly (TableColumn | null)[],
  rows: readonly TableRow[],
  context: { locale: Locale; now: Date },
): Promise<Map<number, StoredRow>> {
  const at = columns.findIndex((column) => column?.field === 'id');
  const ids = rows.flatMap(({ cells }) => numberIn(cells[at]) ?? []);
  if (at < 0 || ids.length === 0) return new Map();
  const [records, listed] = await Promise.all([
    readRecords(database.db, name, ids),
    isListed(name) ? readListed(database, name, ids, context) : [],
  ]);
  const byId = new Map(listed.map((record) => [record.id, record]));
  return new Map(
    records.map((record) => [record.id, { record, cells: exported(name, columns, byId.get(record.id)) }]),
  );
}

/** Numbers with nothing else; spreadsheets may add the decimals. */
const numberIn = (cell: string | undefined): number | undefined => {
  const [, digits] = /^#?(\d{1,9})(?:[.,]0+)?$/.exec(cellText(cell ?? '')) ?? [];
  return digits ? Number(digits) : undefined;
};

/** The first row of each id. */
function firstRows(rows: readonly TableRow[], columns: readonly (TableColumn | null)[]) {
  const at = columns.findIndex((column) => column?.field === 'id');
  const numbered = rows.map((row) => [numberIn(row.cells[at]), row] as const);
  return new Map(numbered.toReversed().flatMap(([id, row]) => (id === undefined ? [] : [[id, row]])));
}

function exported(
  name: ResourceName,
  columns: readonly (TableColumn | null)[],
  record: ListedRecord | undefined,
): string[][] {
  if (!record) return [];
  return bothLanguages.map((locale) =>
    tableCells(
      name,
      columns.map((column) => column ?? { field: '' }),
      record,
      locale,
    ).map(cellText),
  );
}

interface ReadRow extends RowData {
  row: TableRow;
  line: RecordWrite | null;
  /** The stored values of changed cells, by column. */
  before: Record<number, string>;
}

function readOne(
  reading: TableReading,
  row: TableRow,
  stored: ReadonlyMap<number, StoredRow>,
  firsts: ReadonlyMap<number, TableRow>,
): ReadRow {
  const { name, columns, locale } = reading;
  const at = columns.findIndex((column) => column?.field === 'id');
  const idText = at < 0 ? '' : cellText(row.cells[at] ?? '');
  const id = numberIn(idText);
  const found = id === undefined ? undefined : stored.get(id);
  const before: ReadRow['before'] = {};
  const cells = row.cells.map((raw, index) => {
    const column = columns[index];
    const texts = found?.cells.map((each) => each[index] ?? '') ?? [];
    if (!column || column.part || texts.length === 0) return raw;
    if (texts.includes(cellText(raw))) return null;
    if (column.field in (found?.record.values ?? {})) before[index] = texts[locale === 'de' ? 0 : 1] ?? '';
    return raw;
  });
  const data = readRow(reading, cells, found?.record ?? null);
  const problem = idProblem(reading, idText, found !== undefined, firsts, row);
  if (problem)
    return { ...data, problems: [{ column: at < 0 ? null : at, message: problem }], row, line: null, before };
  const line: RecordWrite = found
    ? {
        action: 'update',
        resource: name,
        id: found.record.id,
        version: found.record.version,
        data: data.data,
      }
    : { action: 'create', resource: name, data: { ...(id === undefined ? {} : { id }), ...data.data } };
  return { ...data, row, line, before };
}

function idProblem(
  { name, locale }: TableReading,
  text: string,
  isFound: boolean,
  firsts: ReadonlyMap<number, TableRow>,
  row: TableRow,
): string | undefined {
  const { problems } = pasteTexts(locale);
  if (text === '') return undefined;
  const id = numberIn(text);
  if (id === undefined) return problems.no_number;
  // For venues and kinds of events, an unknown id creates a record.
  if (!isFound && !fieldsOf(name).id) return problems.no_record;
  const first = firsts.get(id);
  return first === row ? undefined : problems.twice.replace('{row}', String(first?.number));
}

/** The results of a dry run, by row index. */
async function tryLines(database: Db, read: readonly ReadRow[], user_id: string) {
  const placed = read.flatMap(({ line }, at) => (line ? [{ at, line }] : []));
  const results: (RecordWriteResult | undefined)[] = [];
  if (placed.length === 0) return results;
  const tried = await tryBatch(
    database,
    placed.map(({ line }) => line),
    user_id,
  );
  for (const [index, { at }] of placed.entries()) results[at] = tried[index];
  return results;
}

function shownRow(read: ReadRow, result: RecordWriteResult | undefined, reading: TableReading): PastedRow {
  const { row, before, understood } = read;
  const columnsWithProblem = new Set(read.problems.map(({ column }) => column));
  const found = result
    ? problemsOf(result, reading).filter(({ column }) => !columnsWithProblem.has(column))
    : [];
  const problems = [...read.problems, ...found];
  const is = result?.result;
  const shown = problems.length > 0 || is === undefined ? 'wrong' : is;
  return {
    number: row.number,
    cells: row.cells,
    problems,
    understood,
    result: shown === 'new' || shown === 'changed' || shown === 'unchanged' ? shown : 'wrong',
    before: shown === 'changed' ? before : {},
  };
}

function problemsOf(
  result: RecordWriteResult,
  { name, locale, columns }: TableReading,
): PastedRow['problems'] {
  const { problems } = pasteTexts(locale);
  if (result.result === 'stale' || result.result === 'gone') {
    return [{ column: null, message: problems[result.result] }];
  }
  if (result.result !== 'invalid') return [];
  return result.issues.map(({ field, message }) => {
    const [first = '', second] = field.split('.');
    const exact = columns.findIndex((column) => column?.field === first && column.language === second);
    const column = exact >= 0 ? exact : columns.findIndex((each) => each?.field === first);
    const label = resourceLabels(name, locale).fields[first]?.label ?? first;
    // A problem of a field without a column names the field.
    return column >= 0
      ? { column, message: message[locale] }
      : { column: null, message: `${label}: ${message[locale]}` };
  });
}

/** Each name once, in the order of the table. */
function unknownNames(
  { name, locale, named }: TableReading,
  read: readonly ReadRow[],
): PastedTable['unknown'] {
  const all = read.flatMap((row) => row.unknown);
  const labels = resourceLabels(name, locale).fields;
  return [...Map.groupBy(all, ({ field, text }) => `${field}\n${text}`).values()].flatMap((same) => {
    const [{ field, text } = { field: '', text: '' }] = same;
    const described = fieldsOf(name)[field];
    if (described?.kind !== 'reference' && described?.kind !== 'references') return [];
    const { to } = described;
    const candidates = [...(named[to]?.get(plainWords(text)) ?? [])];
    return [{ field, label: labels[field]?.label ?? field, to, text, count: same.length, candidates }];
  });
}
