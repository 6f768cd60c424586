// The endpoints of the back office that list records.
import { z } from '@hono/zod-openapi';
import type { ListQuery } from '#domain/resources/list-query.ts';
import type { ListedRecord } from '#domain/resources/list-row.ts';
import { isListed, listViews } from '#domain/resources/list-views.ts';
import { resourceNames } from '#domain/resources/resource.ts';
import { editorEndpoint, fileEndpoint } from '#server/api/endpoint/editor-endpoint.ts';
import type { Endpoints } from '#server/api/endpoint/endpoint.ts';
import { paginatedResponse } from '#server/api/endpoint/paginated.ts';
import { paginatedSchema } from '#server/api/endpoint/paginated-schema.ts';
import {
  choicesParameter,
  flagParameter,
  idsParameter,
  namesParameter,
  pageParameters,
  resourceInPath,
  textParameter,
} from '#server/api/endpoint/parameters.ts';
import { exportRecords } from '#server/services/records/export-records.ts';
import { type RecordCard, readCards } from '#server/services/records/form/record-cards.ts';
import { listRecords } from '#server/services/records/list-records.ts';
import { readableResource } from './record-responses.ts';
import { valuesSchema } from './records-schema.ts';

const tag = 'Back office';
const action = 'back-office';
const path = '/api/cms-hub/{resource}';
const listed = resourceNames.filter((name) => isListed(name));
const resource = resourceInPath(listed);
const ofResource = z.object({ resource });

/** The filters of all lists by name; a list ignores those that it does not have. */
const filterParameters = Object.fromEntries(
  Object.values(listViews)
    .flatMap((view) => view?.filters ?? [])
    .map(({ name }) => [
      name,
      namesParameter(name, `A filter of those lists that have it; several values are alternatives.`, []),
    ]),
);

const queryParameters = {
  q: textParameter('q', 'Words of titles and of what belongs to a record, and days: `24.11.`', 'faust', 100),
  ids: idsParameter('ids', 'These records only.', [4, 12]),
  is_online: flagParameter('is_online', 'Those that visitors see only.'),
  ordering: textParameter('ordering', 'A column; with `-` before it descending.', '-premiere_date', 60),
  ...filterParameters,
};

const listedSchema = z
  .object({
    id: z.int().openapi({ example: 12 }),
    version: z.int().openapi({ description: 'Raised with every change.', example: 4 }),
    name: z.string().openapi({ description: 'What it is called.', example: 'Nora' }),
    values: valuesSchema.openapi({
      description: 'The fields that lists show; other records with their names.',
    }),
    has_draft: z.boolean().openapi({ description: 'Whether it has an unpublished draft.' }),
    planned_at: z.iso
      .datetime()
      .nullable()
      .openapi({ description: 'The time of the next scheduled change; null if there is none.' }),
  })
  .extend({
    detail: z.string().openapi({ description: 'What tells it from others of its name.', example: '2025/26' }),
    thumbnail: z.string().openapi({ description: 'The address of a small picture; empty for none.' }),
  })
  .openapi('ListedRecord') satisfies z.ZodType<ListedRecord & RecordCard>;

const listEndpoint = editorEndpoint({
  method: 'get',
  path,
  tag,
  action,
  summary: 'List records',
  request: { params: ofResource, query: z.object({ ...pageParameters, ...queryParameters }) },
  response: paginatedSchema('ListedRecordList', listedSchema),
  responseDescription: 'In the order asked for, else in that of the list; those offline too.',
});

const exportEndpoint = fileEndpoint({
  method: 'get',
  path: `${path}/export`,
  tag,
  action,
  summary: 'Load a list as a file',
  description:
    'All records that match. CSV is UTF-8, by semicolons in German and by commas in English; cells that a spreadsheet ' +
    'would read as a formula begin with an apostrophe.',
  request: {
    params: ofResource,
    query: z.object({
      ...queryParameters,
      format: choicesParameter('format', 'The kind of file.', ['csv', 'json']),
    }),
  },
  responseDescription: 'The file.',
});

const contentTypes = { csv: 'text/csv; charset=utf-8', json: 'application/json; charset=utf-8' } as const;

export function addRecordListEndpoints(endpoints: Endpoints): void {
  const { app, appContext, locale } = endpoints;
  const { database, now } = appContext;

  app.openapi(listEndpoint, async (context) => {
    const { resource } = context.req.valid('param');
    const { page, page_size, ...parameters } = context.req.valid('query');
    const name = readableResource(context, resource);
    const query = { ...queryOf(parameters), page, page_size };
    const list = await listRecords(database, name, query, { locale, now: now() });
    const ids = list.results.map(({ id }) => id);
    const cards = await readCards(database.db, name, ids, locale);
    const results = list.results.map((each) => ({ ...each, ...(cards.get(each.id) ?? noCard) }));
    return paginatedResponse(context, { ...list, results }, endpoints);
  });
  app.openapi(exportEndpoint, (context) => {
    const { resource } = context.req.valid('param');
    const {
      format: [format = 'csv'],
      ...parameters
    } = context.req.valid('query');
    const name = readableResource(context, resource);
    const file = exportRecords(database, name, queryOf(parameters), format, { locale, now: now() });
    return context.body(file, 200, {
      'Content-Type': contentTypes[format],
      'Content-Disposition': `attachment; filename="${name}.${format}"`,
      'X-Content-Type-Options': 'nosniff',
      'Cache-Control': 'no-store',
    });
  });
}

const noCard: RecordCard = { detail: '', thumbnail: '' };

interface Parameters {
  q: string | undefined;
  ids: number[];
  is_online: boolean;
  ordering: string | undefined;
}

function queryOf({ q, ids, is_online, ordering, ...filters }: Parameters): ListQuery {
  const given = Object.entries(filters as Record<string, string[]>).filter(([, values]) => values.length > 0);
  const online: [string, string[]][] = is_online ? [['state', ['online']]] : [];
  return { q, ids, ordering, filters: Object.fromEntries([...given, ...online]) };
}
