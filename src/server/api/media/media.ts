// The endpoints for the media library: search, upload, update.
import { z } from '@hono/zod-openapi';
import { editorEndpoint, jsonContent } from '#server/api/endpoint/editor-endpoint.ts';
import { editorOf } from '#server/api/endpoint/editor-endpoint-guard.ts';
import { type Endpoints, requestContextOf } from '#server/api/endpoint/endpoint.ts';
import { HttpError, rejectedField } from '#server/api/endpoint/failure.ts';
import { paginatedResponse } from '#server/api/endpoint/paginated.ts';
import { idParameter, pageParameters, textParameter } from '#server/api/endpoint/parameters.ts';
import { oneByOne } from '#server/media/one-by-one.ts';
import { MediaRejected } from '#server/media/rejection.ts';
import { createMedia } from '#server/services/media/create-media.ts';
import { getMedia, listMedia } from '#server/services/media/list-media.ts';
import { replaceMedia } from '#server/services/media/replace-media.ts';
import { updateMedia } from '#server/services/media/update-media.ts';
import {
  mediaChangeSchema,
  mediaListSchema,
  mediaSchema,
  replacementSchema,
  uploadSchema,
} from './media-schema.ts';

const tag = 'Media library';
/** Forty pictures at once would be in memory together, and each takes several times its size until it is stored. */
const inTurn = oneByOne();
const params = z.object({ id: idParameter });

const listEndpoint = editorEndpoint({
  method: 'get',
  path: '/pageeditor-api/media',
  tag,
  action: 'pick',
  summary: 'List pictures',
  request: {
    query: z.object({
      ...pageParameters,
      query: textParameter('query', 'Words of name, alternative text, caption or credit.', 'nora', 100),
    }),
  },
  response: mediaListSchema,
  responseDescription: 'The newest first.',
});

const getEndpoint = editorEndpoint({
  method: 'get',
  path: '/pageeditor-api/media/{id}',
  tag,
  action: 'pick',
  summary: 'Get a picture',
  request: { params },
  response: mediaSchema,
  responseDescription: 'The picture with its texts.',
});

const createEndpoint = editorEndpoint({
  method: 'post',
  path: '/pageeditor-api/media',
  tag,
  action: 'upload-media',
  summary: 'Upload a picture',
  description:
    'The file is encoded again from its pixels. Uploading the same file again returns the existing picture.',
  request: { body: { content: { 'multipart/form-data': { schema: uploadSchema } }, required: true } },
  max: 10_100_000,
  response: mediaSchema,
  status: 201,
  responseDescription: 'The picture; its smaller files follow within seconds.',
});

const updateEndpoint = editorEndpoint({
  method: 'put',
  path: '/pageeditor-api/media/{id}',
  tag,
  action: 'edit-media',
  summary: 'Change the description of a picture',
  description:
    'Missing fields stay as they are. After a change of the focal point or print, its files are made again.',
  request: { params, body: jsonContent(mediaChangeSchema) },
  response: mediaSchema,
  responseDescription: 'The picture as it is stored now.',
});

const replaceEndpoint = editorEndpoint({
  method: 'post',
  path: '/pageeditor-api/media/{id}/file',
  tag,
  action: 'edit-media',
  summary: 'Replace the file of a picture',
  description: 'The picture keeps its id, its texts and its uses.',
  request: {
    params,
    body: { content: { 'multipart/form-data': { schema: replacementSchema } }, required: true },
  },
  max: 10_100_000,
  response: mediaSchema,
  responseDescription: 'The picture with its new file; its smaller files follow within seconds.',
});

const noFile = {
  de: 'file fehlt. Wählen Sie ein Bild aus.',
  en: 'file is missing. Choose a picture.',
};
const alreadyStored = (id: number) => ({
  de: `Dieses Bild ist schon in der Mediathek, als Nummer ${id}. Wählen Sie es dort aus.`,
  en: `This picture is in the library already, as number ${id}. Choose it there.`,
});
const noGerman = {
  de: 'Der deutsche Text fehlt. Schreiben Sie ihn zuerst.',
  en: 'The German text is missing. Write it first.',
};
const notText = {
  de: 'Die Angaben zum Bild enthalten Zeichen, die kein Text sind. Entfernen Sie Steuerzeichen.',
  en: 'What is said about the picture contains characters that are not text. Remove control characters.',
};

export function addMediaEndpoints(endpoints: Endpoints): void {
  const { app, appContext } = endpoints;
  const { database } = appContext;

  async function answer(id: number) {
    const entry = await getMedia(database, id, endpoints);
    if (!entry) throw new HttpError(404);
    return entry;
  }

  app.openapi(listEndpoint, async (context) => {
    const list = await listMedia(database, context.req.valid('query'), requestContextOf(endpoints));
    return paginatedResponse(context, list, endpoints);
  });
  app.openapi(getEndpoint, async (context) => context.json(await answer(context.req.valid('param').id), 200));
  app.openapi(createEndpoint, async (context) => {
    const { file, alt_de, alt_en, caption_de, caption_en, credit, is_decorative } = context.req.valid('form');
    if (!(file instanceof File)) throw rejectedField('file', noFile);
    const texts = [file.name, alt_de, alt_en, caption_de, caption_en, credit];
    if (texts.some((text) => text && (text.includes('\0') || !text.isWellFormed()))) {
      throw rejectedField('file', notText);
    }
    if ((alt_en && !alt_de) || (caption_en && !caption_de))
      throw rejectedField(alt_de ? 'caption_de' : 'alt_de', noGerman);
    const upload = {
      file_name: file.name,
      alt: { de: alt_de, en: alt_en },
      caption: { de: caption_de, en: caption_en },
      credit,
      is_decorative: is_decorative === 'true',
    };
    try {
      const { user } = editorOf(context);
      const id = await inTurn(async () =>
        createMedia(database, appContext.store, { ...upload, content: await file.bytes() }, user.id),
      );
      return context.json(await answer(id), 201);
    } catch (error) {
      if (error instanceof MediaRejected) throw rejectedField('file', error.reason);
      throw error;
    }
  });
  app.openapi(replaceEndpoint, async (context) => {
    const { id } = context.req.valid('param');
    const { file } = context.req.valid('form');
    if (!(file instanceof File)) throw rejectedField('file', noFile);
    const { user } = editorOf(context);
    const outcome = await inTurn(async () => {
      const upload = { content: await file.bytes(), file_name: file.name };
      return replaceMedia(database, appContext.store, id, upload, user.id);
    }).catch((error) => {
      throw error instanceof MediaRejected ? rejectedField('file', error.reason) : error;
    });
    if (outcome === 'gone') throw new HttpError(404);
    if (outcome !== 'written') throw rejectedField('file', alreadyStored(outcome.known));
    return context.json(await answer(id), 200);
  });
  app.openapi(updateEndpoint, async (context) => {
    const { id } = context.req.valid('param');
    const outcome = await updateMedia(database, id, context.req.valid('json'), editorOf(context).user.id);
    if (outcome === 'gone') throw new HttpError(404);
    if (outcome !== 'written') throw rejectedField(`${outcome.field}.de`, noGerman);
    return context.json(await answer(id), 200);
  });
}
