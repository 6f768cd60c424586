// The endpoint that previews the changes of a table pasted into a list.
import { z } from '@hono/zod-openapi';
import { maxTableRows, type PastedTable } from '#domain/back-office/pasted-table.ts';
import { isListed } from '#domain/resources/list-views.ts';
import { resourceNames } from '#domain/resources/resource.ts';
import { pasteTexts } from '#i18n/back-office/paste-texts.ts';
import { fillPlaceholders } from '#i18n/fill-placeholders.ts';
import { editorEndpoint, jsonContent } from '#server/api/endpoint/editor-endpoint.ts';
import { editorOf } from '#server/api/endpoint/editor-endpoint-guard.ts';
import type { Endpoints } from '#server/api/endpoint/endpoint.ts';
import { HttpError } from '#server/api/endpoint/failure.ts';
import { checkTable, countTableRows } from '#server/services/records/tables/check-table.ts';
import { writableResource } from './record-responses.ts';
import { resourceParameter, valuesSchema } from './records-schema.ts';

const tableSchema = z
  .strictObject({
    text: z.string().openapi({
      description: 'Cells by tabs, semicolons or commas; those with line breaks in quotation marks.',
      example: 'Stück\tDatum\tUhrzeit\nNora\t24.11.2026\t19.30',
    }),
    has_head: z
      .boolean()
      .optional()
      .openapi({ description: 'Whether the first row names the columns; found out by default.' }),
    columns: z
      .array(z.string().nullable())
      .max(500)
      .optional()
      .openapi({
        description: 'Names of `targets`, one for each column; by default found by their headers.',
        example: ['production', 'date_start.day', 'date_start.time'],
      }),
    chosen: z
      .record(z.string(), z.record(z.string(), z.int().nullable()))
      .optional()
      .openapi({
        description: 'Which record a name of `unknown` means, by field and text; null for none.',
        example: { production: { Nora: 12 } },
      }),
  })
  .openapi('TableToCheck');

const namedSchema = z.object({ id: z.int(), name: z.string() });

const rowSchema = z.object({
  number: z.int().openapi({ description: 'Its position in the table, from 1.' }),
  cells: z.array(z.string()),
  result: z.enum(['new', 'changed', 'unchanged', 'wrong']),
  problems: z.array(
    z.object({
      column: z.int().nullable().openapi({ description: 'Null if no single cell is concerned.' }),
      message: z.string(),
    }),
  ),
  before: z
    .record(z.string(), z.string())
    .openapi({ description: 'By column: the stored value, for cells that change it.' }),
  understood: z
    .record(z.string(), z.string())
    .openapi({ description: 'By column: what a day was understood as.' }),
});

const checkedSchema = z
  .object({
    has_head: z.boolean(),
    columns: z.array(z.object({ head: z.string(), target: z.string().nullable(), is_derived: z.boolean() })),
    targets: z.array(z.object({ name: z.string(), label: z.string() })),
    rows: z.array(rowSchema),
    unknown: z.array(
      z.object({
        field: z.string(),
        label: z.string(),
        to: z.enum(resourceNames),
        text: z.string(),
        count: z.int(),
        candidates: z.array(namedSchema),
      }),
    ),
    lines: z.array(
      z.object({
        row: z.int().openapi({ description: 'The index in `rows`.' }),
        action: z.enum(['create', 'update']),
        resource: z.enum(resourceNames),
        id: z.int().optional(),
        version: z.int().optional(),
        data: valuesSchema,
      }),
    ),
  })
  .openapi('CheckedTable');

const tableEndpoint = editorEndpoint({
  method: 'post',
  path: '/api/cms-hub/{resource}/table',
  tag: 'Back office',
  action: 'back-office',
  max: 5_000_000,
  summary: 'Check a pasted table',
  description:
    'Reads a table as spreadsheets copy it: columns by the names of fields in either language, other records by their names, ' +
    'rows with a number as changes of that record. Writes nothing; `lines` are those of a batch that would write it.',
  request: { params: z.object({ resource: resourceParameter }), body: jsonContent(tableSchema) },
  response: checkedSchema,
  responseDescription: 'What each row would do, and what is wrong at which cell.',
});

export function addTableEndpoint({ app, appContext: { database, now }, locale }: Endpoints): void {
  app.openapi(tableEndpoint, async (context) => {
    const name = writableResource(context, context.req.valid('param').resource);
    if (!isListed(name)) throw new HttpError(404);
    const table = context.req.valid('json');
    const count = countTableRows(table.text);
    if (count > maxTableRows + 1) throw tooMany(count);
    const { user } = editorOf(context);
    const checked: PastedTable = await checkTable(database, name, table, {
      locale,
      now: now(),
      user_id: user.id,
    });
    return context.json(checked, 200);
  });
}

const tooMany = (count: number) =>
  new HttpError(422, (locale) => {
    const { too_many } = pasteTexts(locale);
    const message = fillPlaceholders(too_many, { max: maxTableRows, count });
    return { errors: [{ field: 'text', message }] };
  });
