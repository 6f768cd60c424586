// The endpoints for form entries: list, entry, files, the list as a file, deleting.
import { z } from '@hono/zod-openapi';
import { maxRemovedEntries } from '#domain/forms/entries.ts';
import { downloadName } from '#domain/press/download.ts';
import {
  editorEndpoint,
  fileEndpoint,
  jsonContent,
  silentEndpoint,
} from '#server/api/endpoint/editor-endpoint.ts';
import { editorOf } from '#server/api/endpoint/editor-endpoint-guard.ts';
import type { Endpoints } from '#server/api/endpoint/endpoint.ts';
import { HttpError } from '#server/api/endpoint/failure.ts';
import { paginatedResponse } from '#server/api/endpoint/paginated.ts';
import {
  choicesParameter,
  dayParameter,
  flagParameter,
  idParameter,
  pageParameters,
  textParameter,
} from '#server/api/endpoint/parameters.ts';
import { exportEntries } from '#server/services/forms/entries/export-entries.ts';
import { getEntry, getEntryFile } from '#server/services/forms/entries/get-entry.ts';
import { listEntries } from '#server/services/forms/entries/list-entries.ts';
import { markAnswered } from '#server/services/forms/entries/mark-answered.ts';
import { removeEntries } from '#server/services/forms/entries/remove-entries.ts';
import { sentEntryListSchema, sentEntrySchema } from './form-entry-schema.ts';

const tag = 'Form entries';
const form = z.object({ id: idParameter });
const number = (name: string) =>
  idParameter.openapi({ param: { name, in: 'path', required: true }, type: 'integer', minimum: 1 });
const entry = form.extend({ entry: number('entry') });
const slug = z.string().openapi({ param: { name: 'slug', in: 'path', required: true }, example: 'datei' });

const filters = {
  q: textParameter('q', 'Words, all of which are somewhere in the answers.', 'ida', 100),
  from: dayParameter('from', 'The first day.', '2026-03-01'),
  to: dayParameter('to', 'The last day.', '2026-03-31'),
  is_open: flagParameter('is_open', 'Only those that nobody has marked as answered.'),
};

const shared = { tag, action: 'read-form-entries' } as const;

const listEndpoint = editorEndpoint({
  ...shared,
  method: 'get',
  path: '/api/cms-hub/forms/{id}/entries',
  summary: 'List the entries of a form',
  request: { params: form, query: z.object({ ...pageParameters, ...filters }) },
  response: sentEntryListSchema,
  responseDescription: 'A page of entries, the newest first.',
});

const entryEndpoint = editorEndpoint({
  ...shared,
  method: 'get',
  path: '/api/cms-hub/forms/{id}/entries/{entry}',
  summary: 'Get one entry',
  request: { params: entry },
  response: sentEntrySchema,
  responseDescription: 'Every field of the form with its answer.',
});

const exportEndpoint = fileEndpoint({
  ...shared,
  method: 'get',
  path: '/api/cms-hub/forms/{id}/entries/export',
  summary: 'Load entries of a form as a file',
  description:
    'All that match, the oldest first. CSV is UTF-8, by semicolons in German and by commas in English; cells that a ' +
    'spreadsheet would read as a formula begin with an apostrophe.',
  request: {
    params: form,
    query: z.object({
      ...filters,
      format: choicesParameter('format', 'The kind of file.', ['csv', 'json']),
    }),
  },
  responseDescription: 'The file.',
});

const entryFileEndpoint = fileEndpoint({
  ...shared,
  method: 'get',
  path: '/api/cms-hub/forms/{id}/entries/{entry}/files/{slug}',
  summary: 'Load a file of an entry',
  request: { params: entry.extend({ slug }) },
  responseDescription: 'The file, to be kept and not shown.',
});

const deleting = { tag, action: 'delete-form-entries' } as const;

const answeredEndpoint = silentEndpoint({
  ...shared,
  action: 'answer-form-entries',
  method: 'put',
  path: '/api/cms-hub/forms/{id}/entries/{entry}/answered',
  summary: 'Mark an entry as answered',
  description: 'Or as open again. The log keeps who did it; repeating it changes nothing.',
  request: {
    params: entry,
    body: jsonContent(
      z.strictObject({ is_answered: z.boolean() }).openapi({ example: { is_answered: true } }),
    ),
  },
  responseDescription: 'It is marked.',
});

const removeOneEndpoint = silentEndpoint({
  ...deleting,
  method: 'delete',
  path: '/api/cms-hub/forms/{id}/entries/{entry}',
  summary: 'Delete one entry',
  description: 'Permanently, with its files. The log keeps its id.',
  request: { params: entry },
  responseDescription: 'It is deleted.',
});

const removeEndpoint = editorEndpoint({
  ...deleting,
  method: 'post',
  path: '/api/cms-hub/forms/{id}/entries/remove',
  summary: 'Delete several entries',
  description: 'Permanently, with their files. Deleted ones are skipped.',
  request: {
    params: form,
    body: jsonContent(
      z
        .strictObject({ ids: z.array(z.int().min(1)).min(1).max(maxRemovedEntries) })
        .openapi({ example: { ids: [17, 18] } }),
    ),
  },
  response: z.object({ removed: z.int() }),
  responseDescription: 'How many were deleted.',
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
  const formats = { csv: 'text/csv; charset=utf-8', json: 'application/json; charset=utf-8' } as const;
  app.openapi(listEndpoint, async (context) => {
    const list = await listEntries(database, context.req.valid('param').id, context.req.valid('query'));
    if (!list) throw new HttpError(404);
    return paginatedResponse(context, list, endpoints);
  });
  app.openapi(exportEndpoint, async (context) => {
    const {
      format: [format = 'csv'],
      ...filter
    } = context.req.valid('query');
    const { id } = context.req.valid('param');
    const found = await exportEntries(database, id, filter, { locale, format });
    if (!found) throw new HttpError(404);
    return context.body(found.file, 200, asFile(`${found.slug}.${format}`, formats[format]));
  });
  app.openapi(removeEndpoint, async (context) => {
    const { id } = context.req.valid('param');
    const { ids } = context.req.valid('json');
    const request = { actor: editorOf(context).user.id, now: appContext.now() };
    const removed = await removeEntries(database, id, ids, request);
    if (removed === null) throw new HttpError(404);
    return context.json({ removed }, 200);
  });
  app.openapi(answeredEndpoint, async (context) => {
    const { id, entry: one } = context.req.valid('param');
    const { is_answered } = context.req.valid('json');
    const request = { actor: editorOf(context).user.id, now: appContext.now() };
    if (!(await markAnswered(database, id, one, is_answered, request))) throw new HttpError(404);
    return context.body(null, 204);
  });
  app.openapi(removeOneEndpoint, async (context) => {
    const { id, entry: one } = context.req.valid('param');
    const request = { actor: editorOf(context).user.id, now: appContext.now() };
    if (!(await removeEntries(database, id, [one], request))) throw new HttpError(404);
    return context.body(null, 204);
  });
  app.openapi(entryEndpoint, async (context) => {
    const { id, entry: one } = context.req.valid('param');
    const found = await getEntry(database, id, one, locale);
    if (!found) throw new HttpError(404);
    return context.json(found.card, 200);
  });
  app.openapi(entryFileEndpoint, async (context) => {
    const { id, entry: one, slug: field } = context.req.valid('param');
    const file = await getEntryFile(database, id, one, field);
    const content = file && (await appContext.store.get(file.storage_key));
    if (!content) throw new HttpError(404);
    const name = downloadName(file.file_name.replace(/\.[^.]*$/, ''), file.file_name);
    return context.body(content as Uint8Array<ArrayBuffer>, 200, asFile(name, 'application/octet-stream'));
  });
}
