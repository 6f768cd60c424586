// Previews a table pasted into a list: the changes of each row, and the problems of each cell.
import type { PastedLine, PastedRow, PastedTable, TableToCheck } from '#domain/back-office/pasted-table.ts';
import { berlinDay } from '#domain/dates/dates.ts';
import type { Locale } from '#domain/languages/locales.ts';
import { cellText, plainWords } from '#domain/resources/read-cell.ts';
import type { ResourceName } from '#domain/resources/resource.ts';
import { fieldsOf } from '#domain/resources/resources.ts';
import { technicalHeader } from '#domain/resources/table-column.ts';
import { pasteTexts } from '#i18n/back-office/paste-texts.ts';
import { resourceLabels } from '#i18n/back-office/resource-labels.ts';
import type { Database } from '#server/db/client.server.ts';
import type { RecordWrite, RecordWriteResult } from '../record-writes.ts';
import { tryBatch } from '../write-batch.ts';
import { findDuplicateEvents } from './find-duplicate-events.ts';
import { findNamed } from './find-named.ts';
import { type IdentifiedRow, identifyRecords } from './identify-records.ts';
import { matchTable, targetLabel, writableColumns } from './match-columns.ts';
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

/**
 * Each stage adds to the rows what it finds out. Writes nothing: the rows are tried as a batch. Queries grow with the
 * rows that change, not with their cells.
 */
export async function checkTable(
  database: Db,
  name: ResourceName,
  request: TableToCheck,
  { locale, now, user_id }: TableCheckContext,
): Promise<PastedTable> {
  const { has_head, columns, shownColumns, rows } = matchTable(name, request);
  const identified = await identifyRecords(database, { name, columns, locale, now }, rows);
  const reading: TableReading = {
    name,
    locale,
    columns,
    today: berlinDay(now),
    chosen: request.chosen ?? {},
    named: await namesOf(database, { name, columns, locale }, rows),
  };
  const read = identified.map((row) => readCells(reading, row));
  const checked = await checkDuplicates(database, reading, read);
  const tried = await dryRun(database, reading, checked, user_id);
  return {
    has_head,
    columns: shownColumns,
    targets: writableColumns(name).map((column) => ({
      name: technicalHeader(column),
      label: targetLabel(name, column, locale),
    })),
    rows: tried.map(shownRow),
    unknown: unknownNames(reading, tried),
    lines: tried.flatMap(({ result, write }, row): PastedLine[] =>
      write && (result === 'new' || result === 'changed') ? [{ ...write, row } as PastedLine] : [],
    ),
  };
}

/** The records that names in the table may mean; a query or three for each resource. */
async function namesOf(
  { db }: Db,
  { name, columns, locale }: Pick<TableReading, 'name' | 'columns' | 'locale'>,
  rows: readonly TableRow[],
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

interface ReadRow extends IdentifiedRow, RowData {
  /** The stored values of changed cells, by column. */
  before: Record<number, string>;
  /** Null if the row belongs to no record. */
  write: RecordWrite | null;
}

/** Converts the cells that differ from the stored ones. */
function readCells(reading: TableReading, row: IdentifiedRow): ReadRow {
  const { columns, locale } = reading;
  const { stored } = row;
  const before: ReadRow['before'] = {};
  const cells = row.cells.map((raw, index) => {
    const column = columns[index];
    const texts = stored?.cells.map((each) => each[index] ?? '') ?? [];
    if (!column || column.part || texts.length === 0) return raw;
    if (texts.includes(cellText(raw))) return null;
    if (column.field in (stored?.record.values ?? {})) before[index] = texts[locale === 'de' ? 0 : 1] ?? '';
    return raw;
  });
  const read = readRow(reading, cells, stored?.record ?? null);
  const isIdentified = row.problems.length === 0;
  return {
    ...row,
    ...read,
    before,
    problems: isIdentified ? read.problems : row.problems,
    write: isIdentified ? writeOf(reading.name, row, read.data) : null,
  };
}

function writeOf(resource: ResourceName, { id, stored }: IdentifiedRow, data: RowData['data']): RecordWrite {
  if (!stored) return { action: 'create', resource, data: { ...(id === undefined ? {} : { id }), ...data } };
  return { action: 'update', resource, id: stored.record.id, version: stored.record.version, data };
}

async function checkDuplicates(
  database: Db,
  { locale, columns }: TableReading,
  rows: readonly ReadRow[],
): Promise<ReadRow[]> {
  const messages = await findDuplicateEvents(database, rows, locale);
  const column = columns.findIndex((each) => each?.field === 'date_start');
  return rows.map((row) => {
    const message = messages.get(row);
    return message === undefined ? row : { ...row, problems: [...row.problems, { column, message }] };
  });
}

interface TriedRow extends ReadRow {
  result: PastedRow['result'];
}

async function dryRun(
  database: Db,
  reading: TableReading,
  rows: readonly ReadRow[],
  user_id: string,
): Promise<TriedRow[]> {
  const written = rows.flatMap((row) => (row.write ? [{ row, write: row.write }] : []));
  const writes = written.map(({ write }) => write);
  const results = writes.length > 0 ? await tryBatch(database, writes, user_id) : [];
  const resultOf = new Map(written.map(({ row }, at) => [row, results[at]]));
  return rows.map((row) => withResult(reading, row, resultOf.get(row)));
}

/** Of a cell that could not be read, only that is reported. */
function withResult(reading: TableReading, row: ReadRow, tried: RecordWriteResult | undefined): TriedRow {
  const columnsWithProblem = new Set(row.problems.map(({ column }) => column));
  const found = tried
    ? problemsOf(tried, reading).filter(({ column }) => !columnsWithProblem.has(column))
    : [];
  const problems = [...row.problems, ...found];
  const result = problems.length > 0 ? 'wrong' : tried?.result;
  const isShown = result === 'new' || result === 'changed' || result === 'unchanged';
  return { ...row, problems, result: isShown ? result : 'wrong' };
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

const shownRow = ({ number, cells, problems, understood, result, before }: TriedRow): PastedRow => ({
  number,
  cells,
  problems,
  understood,
  result,
  before: result === 'changed' ? before : {},
});

/** Each name once, in the order of the table. */
function unknownNames(
  { name, locale, named }: TableReading,
  rows: readonly ReadRow[],
): PastedTable['unknown'] {
  const all = rows.flatMap((row) => row.unknown);
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
