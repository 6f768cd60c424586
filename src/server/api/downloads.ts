// The calls for what the press may take: categories, directories, single files, and a directory as one archive.
import { createRoute, z } from '@hono/zod-openapi';
import type { Context } from 'hono';
import { archiveName } from '#domain/download.ts';
import {
  binary,
  type Calls,
  notFound,
  problem,
  queryCall,
  readerOf,
  recordAnswer,
  recordCall,
  unavailable,
} from '#server/api/call.ts';
import { sessionIn } from '#server/api/editor-call-guard.ts';
import { Refusal } from '#server/api/failure.ts';
import { pageAnswer, pageOf } from '#server/api/paginated.ts';
import { idParameter, idsParameter, pageParameters } from '#server/api/parameters.ts';
import {
  downloadCategoryListSchema,
  downloadCategorySchema,
  downloadDirectoryFilesSchema,
  downloadDirectoryListSchema,
} from '#server/api/schemas/download.ts';
import { largestArchive, makeArchive } from '#server/services/download-archive.ts';
import {
  getDownloadCategory,
  getDownloadDirectory,
  listDownloadCategories,
  listDownloadDirectories,
  type StoredDirectory,
} from '#server/services/downloads.ts';
import { mayDo } from '#server/services/permissions.ts';

const tag = 'Press';
const params = z.object({ id: idParameter });
const fileParameter = idParameter.openapi({
  param: { name: 'file', in: 'path', description: 'Number of the file.' },
});
const forSome = problem('Only for people who are logged in.');

const categoriesCall = queryCall({
  path: '/api/download-categories',
  tag,
  summary: 'List the categories of downloads',
  query: z.object(pageParameters),
  answer: downloadCategoryListSchema,
  answerDescription: "A page of categories, in the house's order.",
});

const categoryCall = recordCall({
  path: '/api/download-categories/{id}',
  tag,
  summary: 'Get a category of downloads',
  params,
  answer: downloadCategorySchema,
  answerDescription: 'The category.',
});

const directoriesCall = queryCall({
  path: '/api/download-directories',
  tag,
  summary: 'List the directories of downloads',
  description: 'By category. Restricted ones are named; their files are for people who are logged in.',
  query: z.object({
    ...pageParameters,
    category: idsParameter('category', 'Ids of categories, any of them.', [1]),
  }),
  answer: downloadDirectoryListSchema,
  answerDescription: 'A page of directories.',
});

const directory = recordCall({
  path: '/api/download-directories/{id}',
  tag,
  summary: 'Get a directory with its files',
  params,
  answer: downloadDirectoryFilesSchema,
  answerDescription: 'The directory, its files with captions and credits, and where they are loaded from.',
});
const directoryCall = { ...directory, responses: { ...directory.responses, 401: forSome, 403: forSome } };

const refusals = {
  400: problem('The number is not a number.'),
  401: forSome,
  403: forSome,
  404: problem('There is no such file.'),
  503: unavailable,
};

const fileCall = createRoute({
  method: 'get',
  path: '/api/download-directories/{id}/files/{file}',
  tags: [tag],
  summary: 'Load a file',
  request: { params: params.extend({ file: fileParameter }) },
  responses: { 200: binary('The file as it was taken in.', 'application/octet-stream'), ...refusals },
});

const archiveCall = createRoute({
  method: 'get',
  path: '/api/download-directories/{id}/zip',
  tags: [tag],
  summary: 'Load a directory as one archive',
  description: 'With a list of captions and credits.',
  request: { params },
  responses: {
    200: binary('All files of the directory.', 'application/zip'),
    ...refusals,
    413: problem('More than fits into one archive.'),
  },
});

/** Restricted: only with a login. What comes back then is this reader's alone. */
async function refuseStrangers(context: Context, { directory: { is_restricted } }: StoredDirectory) {
  if (!is_restricted) return;
  const session = await sessionIn(context);
  if (!session) throw new Refusal(401, (locale) => ({ detail: needsLogin[locale] }));
  if (!mayDo(session.user.role, 'take-press-files')) throw new Refusal(403);
  context.header('Cache-Control', 'private, no-store');
}

const needsLogin = {
  de: 'Diese Dateien sind für die Presse mit Zugang. Bitte melden Sie sich an oder fragen Sie die Pressestelle.',
  en: 'These files are for press with access. Please log in, or ask the press office.',
};

/** Header values are plain letters: names have come through `downloadName`. */
const asFile = (name: string) => `attachment; filename="${name}"`;

export function addDownloadCalls(calls: Calls): void {
  const { app, house } = calls;
  const find = (id: number) => getDownloadDirectory(house.database, id, calls);

  app.openapi(categoriesCall, async (context) => {
    const list = await listDownloadCategories(house.database, calls);
    return pageAnswer(context, pageOf(list, context.req.valid('query')), calls);
  });
  app.openapi(categoryCall, async (context) => {
    const category = await getDownloadCategory(house.database, context.req.valid('param').id, calls);
    return recordAnswer(context, category, calls);
  });
  app.openapi(directoriesCall, async (context) => {
    const query = context.req.valid('query');
    const list = await listDownloadDirectories(house.database, query, calls);
    return pageAnswer(context, pageOf(list, query), calls);
  });
  app.openapi(directoryCall, async (context) => {
    const found = await find(context.req.valid('param').id);
    if (!found) return notFound(calls);
    await refuseStrangers(context, found);
    return context.json(found.directory, 200);
  });
  app.openapi(fileCall, async (context) => {
    const { id, file } = context.req.valid('param');
    const found = await find(id);
    const wanted = found?.directory.files.find((one) => one.id === file);
    if (!found || !wanted) return notFound(calls);
    context.header('Cache-Control', 'public, max-age=300');
    await refuseStrangers(context, found);
    const content = await house.store.get(found.storage_keys.get(file) ?? '');
    if (!content) return notFound(calls);
    return context.body(content as Uint8Array<ArrayBuffer>, 200, {
      'Content-Type': wanted.content_type,
      'Content-Length': String(content.byteLength),
      'Content-Disposition': asFile(wanted.file_name),
      'X-Content-Type-Options': 'nosniff',
    });
  });
  app.openapi(archiveCall, async (context) => {
    const found = await find(context.req.valid('param').id);
    if (!found || found.directory.count === 0) return notFound(calls);
    context.header('Cache-Control', 'no-store');
    await refuseStrangers(context, found);
    const { count, bytes, name } = found.directory;
    if (count > largestArchive.files || bytes > largestArchive.bytes) throw new Refusal(413);
    const archive = makeArchive(found, house.store, readerOf(calls).now);
    if (!archive) throw new Refusal(503, { headers: { 'Retry-After': '10' } });
    return context.body(archive, 200, {
      'Content-Type': 'application/zip',
      'Content-Disposition': asFile(archiveName(name)),
    });
  });
}
