// The endpoints for press downloads: categories, directories, single files, archives.
import { createRoute, z } from '@hono/zod-openapi';
import type { Context } from 'hono';
import { archiveName } from '#domain/press/download.ts';
import { optionalSession } from '#server/api/endpoint/editor-endpoint-guard.ts';
import {
  binaryContent,
  type Endpoints,
  notFoundProblem,
  problemContent,
  recordEndpoint,
  requestContextOf,
  unavailable,
} from '#server/api/endpoint/endpoint.ts';
import { HttpError, rejected } from '#server/api/endpoint/failure.ts';
import { idParameter, idsParameter } from '#server/api/endpoint/parameters.ts';
import { addRecordEndpoint, addShortListEndpoint } from '#server/api/endpoint/read-endpoints.ts';
import { sendFile } from '#server/media/serve.ts';
import { mayDo } from '#server/services/accounts/permissions.ts';
import { makeArchive, maxArchive } from '#server/services/press/download-archive.ts';
import {
  getDownloadCategory,
  getDownloadDirectory,
  listDownloadCategories,
  listDownloadDirectories,
  type StoredDirectory,
} from '#server/services/press/downloads.ts';
import {
  downloadCategoryListSchema,
  downloadCategorySchema,
  downloadDirectoryFilesSchema,
  downloadDirectoryListSchema,
} from './download-schema.ts';

const tag = 'Press';
const params = z.object({ id: idParameter });
const fileParameter = idParameter.openapi({
  param: { name: 'file', in: 'path', description: 'Number of the file.' },
});
const forSome = problemContent('Only for people who are logged in.');

const directory = recordEndpoint({
  path: '/api/download-directories/{id}',
  tag,
  summary: 'Get a directory with its files',
  params,
  response: downloadDirectoryFilesSchema,
  responseDescription: 'The directory, its files with captions and credits, and where they are loaded from.',
});
const directoryEndpoint = { ...directory, responses: { ...directory.responses, 401: forSome, 403: forSome } };

const rejections = {
  400: problemContent('The number is not a number.'),
  401: forSome,
  403: forSome,
  404: problemContent('There is no such file.'),
  503: unavailable,
};

const fileEndpoint = createRoute({
  method: 'get',
  path: '/api/download-directories/{id}/files/{file}',
  tags: [tag],
  summary: 'Load a file',
  request: { params: params.extend({ file: fileParameter }) },
  responses: {
    200: binaryContent('The file as it was taken in.', 'application/octet-stream'),
    ...rejections,
  },
});

const archiveEndpoint = createRoute({
  method: 'get',
  path: '/api/download-directories/{id}/zip',
  tags: [tag],
  summary: 'Load a directory as one archive',
  description: 'With a list of captions and credits.',
  request: { params },
  responses: {
    200: binaryContent('All files of the directory.', 'application/zip'),
    ...rejections,
    413: problemContent('More than fits into one archive.'),
  },
});

/** Rejects visitors of a restricted directory; responses to others are not cached. */
async function rejectAnonymous(context: Context, { directory: { is_restricted } }: StoredDirectory) {
  if (!is_restricted) return;
  const session = await optionalSession(context);
  if (!session) throw rejected(401, needsLogin);
  if (!mayDo(session.user.role, 'take-press-files')) throw new HttpError(403);
  context.header('Cache-Control', 'private, no-store');
}

const needsLogin = {
  de: 'Diese Dateien sind für die Presse mit Zugang. Bitte melden Sie sich an oder fragen Sie die Pressestelle.',
  en: 'These files are for press with access. Please log in, or ask the press office.',
};

/** Safe in a header: names come from `downloadName`. */
const asFile = (name: string) => `attachment; filename="${name}"`;

export function addDownloadEndpoints(endpoints: Endpoints): void {
  const { app, appContext } = endpoints;
  const { database } = appContext;
  const find = (id: number) => getDownloadDirectory(database, id, endpoints);

  addShortListEndpoint(
    endpoints,
    {
      path: '/api/download-categories',
      tag,
      summary: 'List the categories of downloads',
      response: downloadCategoryListSchema,
      responseDescription: 'A page of categories, in manual order.',
    },
    () => listDownloadCategories(database, endpoints),
  );
  addRecordEndpoint(
    endpoints,
    {
      path: '/api/download-categories/{id}',
      tag,
      summary: 'Get a category of downloads',
      response: downloadCategorySchema,
      responseDescription: 'The category.',
    },
    (id) => getDownloadCategory(database, id, endpoints),
  );
  addShortListEndpoint(
    endpoints,
    {
      path: '/api/download-directories',
      tag,
      summary: 'List the directories of downloads',
      description: 'By category. Restricted ones are named; their files are for people who are logged in.',
      filters: { category: idsParameter('category', 'Ids of categories, any of them.', [1]) },
      response: downloadDirectoryListSchema,
      responseDescription: 'A page of directories.',
    },
    (query) => listDownloadDirectories(database, query, endpoints),
  );
  app.openapi(directoryEndpoint, async (context) => {
    const found = await find(context.req.valid('param').id);
    if (!found) return notFoundProblem(endpoints);
    await rejectAnonymous(context, found);
    return context.json(found.directory, 200);
  });
  app.openapi(fileEndpoint, async (context) => {
    const { id, file } = context.req.valid('param');
    const found = await find(id);
    const requestedFile = found?.directory.files.find((one) => one.id === file);
    if (!found || !requestedFile) return notFoundProblem(endpoints);
    context.header('Cache-Control', 'public, max-age=300');
    await rejectAnonymous(context, found);
    const opened = await appContext.store.open(found.storage_keys.get(file) ?? '');
    if (!opened) return notFoundProblem(endpoints);
    return sendFile(context, opened, {
      'Content-Type': requestedFile.content_type,
      'Content-Disposition': asFile(requestedFile.file_name),
      'X-Content-Type-Options': 'nosniff',
    });
  });
  app.openapi(archiveEndpoint, async (context) => {
    const found = await find(context.req.valid('param').id);
    if (!found || found.directory.count === 0) return notFoundProblem(endpoints);
    context.header('Cache-Control', 'no-store');
    await rejectAnonymous(context, found);
    const { count, bytes, name } = found.directory;
    if (count > maxArchive.files || bytes > maxArchive.bytes) throw new HttpError(413);
    const archive = makeArchive(found, appContext.store, requestContextOf(endpoints).now);
    if (!archive) throw new HttpError(503, { headers: { 'Retry-After': '10' } });
    return context.body(archive, 200, {
      'Content-Type': 'application/zip',
      'Content-Disposition': asFile(archiveName(name)),
    });
  });
}
