// A list as a file: all records that match, streamed in batches, as CSV for spreadsheets or as JSON.
import { byteOrderMark, csvLine } from '#domain/forms/csv.ts';
import type { ListQuery } from '#domain/resources/list-query.ts';
import type { ResourceName } from '#domain/resources/resource.ts';
import type { Database } from '#server/db/client.server.ts';
import { type ListContext, listIds, readListed } from './list-records.ts';
import { tableCells, tableColumns, tableHeaders } from './lists/table-cells.ts';

/** Records in memory at a time. */
const batchSize = 500;

export type ExportFormat = 'csv' | 'json';

/** One query, and one for every 500 records. A record that changes meanwhile is exported in the state at its turn. */
export function exportRecords(
  database: Pick<Database, 'db'>,
  name: ResourceName,
  query: ListQuery,
  format: ExportFormat,
  context: ListContext,
): ReadableStream<Uint8Array> {
  const separator = context.locale === 'de' ? ';' : ',';
  const columns = tableColumns(name);
  const encoder = new TextEncoder();
  let ids: number[] = [];
  let at = 0;
  return new ReadableStream<Uint8Array>({
    async start(controller) {
      ids = await listIds(database, name, query, context);
      const head = csvLine(tableHeaders(name, columns, context.locale), separator);
      controller.enqueue(encoder.encode(format === 'csv' ? byteOrderMark + head : '['));
    },
    async pull(controller) {
      const records = await readListed(database, name, ids.slice(at, at + batchSize), context);
      const texts = records.map((record, index) => {
        if (format === 'csv') return csvLine(tableCells(name, columns, record, context.locale), separator);
        return `${at + index > 0 ? ',' : ''}\n${JSON.stringify(record)}`;
      });
      at += batchSize;
      const isLast = at >= ids.length;
      const end = isLast && format === 'json' ? '\n]\n' : '';
      controller.enqueue(encoder.encode(texts.join('') + end));
      if (isLast) controller.close();
    },
  });
}
