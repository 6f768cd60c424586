// The endpoints for form entries: list, entry, files, CSV.
import { createRoute, z } from '@hono/zod-openapi';
import { downloadName } from '#domain/press/download.ts';
import { editorEndpoint } from '#server/api/endpoint/editor-endpoint.ts';
import { guarded } from '#server/api/endpoint/editor-endpoint-guard.ts';
import { binary, type Endpoints, problem, unavailable } from '#server/api/endpoint/endpoint.ts';
import { HttpError } from '#server/api/endpoint/failure.ts';
import { pageAnswer } from '#server/api/endpoint/paginated.ts';
import { idParameter, pageParameters } from '#server/api/endpoint/parameters.ts';
import { entriesTable, getEntry, getEntryFile, listEntries } from '#server/services/forms/list-entries.ts';
import { sentEntryListSchema, sentEntrySchema } from './form-entry-schema.ts';

const tag = 'Form entries';
const form = z.object({ id: idParameter });
const number = (name: string) =>
  idParameter.openapi({ param: { name, in: 'path', required: true }, type: 'integer', minimum: 1 });
const entry = form.extend({ entry: number('entry') });
const slug = z.string().openapi({ param: { name: 'slug', in: 'path', required: true }, example: 'datei' });

const shared = { tag, action: 'read-form-entries' } as const;

const listEndpoint = editorEndpoint({
  ...shared,
  method: 'get',
  path: '/api/cms-hub/forms/{id}/entries',
  summary: 'List what came in through a form',
  request: { params: form, query: z.object(pageParameters) },
  answer: sentEntryListSchema,
  answerDescription: 'A page of entries, the newest first.',
});

const entryEndpoint = editorEndpoint({
  ...shared,
  method: 'get',
  path: '/api/cms-hub/forms/{id}/entries/{entry}',
  summary: 'Get one entry',
  request: { params: entry },
  answer: sentEntrySchema,
  answerDescription: 'Every field of the form with its answer.',
});

const rejections = {
  400: problem('The number is not a number.'),
  401: problem('Nobody is logged in.'),
  403: problem('This account may not.'),
  404: problem('There is no such form or file.'),
  503: unavailable,
};
const download = {
  method: 'get' as const,
  tags: [tag],
  security: [{ session: [] as string[] }],
  'x-action': shared.action,
  middleware: [guarded(shared.action)],
};

const tableEndpoint = createRoute({
  ...download,
  path: '/api/cms-hub/forms/{id}/entries.csv',
  summary: 'Load all entries of a form as a table',
  description: 'UTF-8, the oldest first; by semicolons in German, by commas in English.',
  request: { params: form },
  responses: { 200: binary('The table.', 'text/csv'), ...rejections },
});

const fileEndpoint = createRoute({
  ...download,
  path: '/api/cms-hub/forms/{id}/entries/{entry}/files/{slug}',
  summary: 'Load a file of an entry',
  request: { params: entry.extend({ slug }) },
  responses: {
    200: binary('The file, to be kept and not shown.', 'application/octet-stream'),
    ...rejections,
  },
});

/** Entries are personal data: nothing between may cache them. */
const asFile = (name: string, type: string) => ({
  'Content-Type': type,
  'Content-Disposition': `attachment; filename="${name}"`,
  'X-Content-Type-Options': 'nosniff',
  'Cache-Control': 'no-store',
});

export function addFormEntryEndpoints(endpoints: Endpoints): void {
  const { app, appContext, locale } = endpoints;
  const { database } = appContext;
  app.openapi(listEndpoint, async (context) => {
    const list = await listEntries(database, context.req.valid('param').id, context.req.valid('query'));
    if (!list) throw new HttpError(404);
    return pageAnswer(context, list, endpoints);
  });
  app.openapi(tableEndpoint, async (context) => {
    const found = await entriesTable(database, context.req.valid('param').id, locale);
    if (!found) throw new HttpError(404);
    return context.body(found.table, 200, asFile(`${found.slug}.csv`, 'text/csv; charset=utf-8'));
  });
  app.openapi(entryEndpoint, async (context) => {
    const { id, entry: one } = context.req.valid('param');
    const found = await getEntry(database, id, one, locale);
    if (!found) throw new HttpError(404);
    return context.json(found, 200);
  });
  app.openapi(fileEndpoint, async (context) => {
    const { id, entry: one, slug: field } = context.req.valid('param');
    const file = await getEntryFile(database, id, one, field);
    const content = file && (await appContext.store.get(file.storage_key));
    if (!content) throw new HttpError(404);
    const name = downloadName(file.file_name.replace(/\.[^.]*$/, ''), file.file_name);
    return context.body(content as Uint8Array<ArrayBuffer>, 200, asFile(name, 'application/octet-stream'));
  });
}
