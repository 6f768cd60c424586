// Identifies the records of a pasted table by its ids, with their stored values.
import type { PastedRow } from '#domain/back-office/pasted-table.ts';
import { bothLanguages, type Locale } from '#domain/languages/locales.ts';
import type { ListedRecord } from '#domain/resources/list-row.ts';
import { isListed } from '#domain/resources/list-views.ts';
import { cellText } from '#domain/resources/read-cell.ts';
import type { ResourceName } from '#domain/resources/resource.ts';
import { fieldsOf } from '#domain/resources/resources.ts';
import type { TableColumn } from '#domain/resources/table-column.ts';
import { pasteTexts } from '#i18n/back-office/paste-texts.ts';
import type { Database } from '#server/db/client.server.ts';
import { readListed } from '../list-records.ts';
import { tableCells } from '../lists/table-cells.ts';
import { readRecords, type VersionedRecord } from '../read-records.ts';
import type { TableRow } from './read-table.ts';

export interface IdentifiedRow extends TableRow {
  id: number | undefined;
  stored: StoredRow | undefined;
  /** What is wrong with the id. */
  problems: PastedRow['problems'];
}

interface StoredRow {
  record: VersionedRecord;
  /** Its cells as the export writes them, in each language. */
  cells: readonly string[][];
}

interface Context {
  name: ResourceName;
  columns: readonly (TableColumn | null)[];
  locale: Locale;
  now: Date;
}

/** Without an id, a row is a new record. */
export async function identifyRecords(
  database: Pick<Database, 'db'>,
  context: Context,
  rows: readonly TableRow[],
): Promise<IdentifiedRow[]> {
  const { name, columns, locale } = context;
  const { problems } = pasteTexts(locale);
  const column = columns.findIndex((each) => each?.field === 'id');
  const textOf = ({ cells }: TableRow) => cellText(cells[column] ?? '');
  const numbered = rows.flatMap((row) => {
    const id = numberIn(textOf(row));
    return id === undefined ? [] : [{ id, number: row.number }];
  });
  const stored = await storedRows(
    database,
    context,
    numbered.map(({ id }) => id),
  );
  const firsts = new Map(numbered.toReversed().map(({ id, number }) => [id, number]));

  function problemOf(row: TableRow): string | undefined {
    const text = textOf(row);
    if (text === '') return undefined;
    const id = numberIn(text);
    if (id === undefined) return problems.no_number;
    // For venues and kinds of events, an unknown id creates a record.
    if (!stored.has(id) && !fieldsOf(name).id) return problems.no_record;
    const first = firsts.get(id);
    return first === row.number ? undefined : problems.twice.replace('{row}', String(first));
  }

  return rows.map((row) => {
    const id = numberIn(textOf(row));
    const message = problemOf(row);
    return {
      ...row,
      id,
      stored: id === undefined ? undefined : stored.get(id),
      problems: message === undefined ? [] : [{ column, message }],
    };
  });
}

/** Numbers with nothing else; spreadsheets may add the decimals. */
function numberIn(text: string): number | undefined {
  const [, digits] = /^#?(\d{1,9})(?:[.,]0+)?$/.exec(text) ?? [];
  return digits ? Number(digits) : undefined;
}

async function storedRows(
  database: Pick<Database, 'db'>,
  { name, columns, ...context }: Context,
  ids: readonly number[],
): Promise<Map<number, StoredRow>> {
  if (ids.length === 0) return new Map();
  const [records, listed] = await Promise.all([
    readRecords(database.db, name, ids),
    isListed(name) ? readListed(database, name, ids, context) : [],
  ]);
  const listedById = new Map(listed.map((record) => [record.id, record]));
  return new Map(
    records.map((record) => [
      record.id,
      { record, cells: exportedCells(name, columns, listedById.get(record.id)) },
    ]),
  );
}

function exportedCells(
  name: ResourceName,
  columns: readonly (TableColumn | null)[],
  record: ListedRecord | undefined,
): string[][] {
  if (!record) return [];
  const exported = columns.map((column) => column ?? { field: '' });
  return bothLanguages.map((locale) => tableCells(name, exported, record, locale).map(cellText));
}
