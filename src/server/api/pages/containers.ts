// The endpoints for containers: create, publish, list changes.
import { z } from '@hono/zod-openapi';
import { formatDayFull, formatTime } from '#domain/dates/date-format.ts';
import { berlinDay } from '#domain/dates/dates.ts';
import type { Locale } from '#domain/languages/locales.ts';
import { screenSlotNames } from '#domain/pages/screen-slots.ts';
import { moduleLabel } from '#i18n/modules/module-names.ts';
import { shownEntry } from '#server/api/checks/check-responses.ts';
import { editorEndpoint, jsonContent } from '#server/api/endpoint/editor-endpoint.ts';
import { editorOf } from '#server/api/endpoint/editor-endpoint-guard.ts';
import { type Endpoints, requestContextOf } from '#server/api/endpoint/endpoint.ts';
import { HttpError, rejectedField } from '#server/api/endpoint/failure.ts';
import { idParameter, versionParameter } from '#server/api/endpoint/parameters.ts';
import { editedModule } from '#server/api/modules/module-responses.ts';
import {
  containerChangesSchema,
  createdContainerSchema,
  newContainerSchema,
  publicationSchema,
  publishedSchema,
  snapshotSchema,
} from '#server/api/modules/modules-schema.ts';
import { rejectedDrafts } from '#server/api/records/draft-responses.ts';
import { ensureContainer } from '#server/services/modules/ensure-container.ts';
import {
  listSnapshots,
  type PublishOutcome,
  publishContainer,
  type Snapshot,
} from '#server/services/modules/publish.ts';
import { readChanges } from '#server/services/modules/read-changes.ts';
import { shownChange } from './container-changes.ts';

const tag = 'Editing containers';
const params = z.object({ id: idParameter });

const createEndpoint = editorEndpoint({
  method: 'post',
  path: '/pageeditor-api/container',
  tag,
  action: 'edit-pages',
  target: 'slug',
  summary: 'Create a container',
  description: 'For a screen or an existing record. If the container exists already, it is returned.',
  request: { body: jsonContent(newContainerSchema) },
  response: createdContainerSchema,
  status: 201,
  responseDescription: 'The container.',
});

const snapshotsEndpoint = editorEndpoint({
  method: 'get',
  path: '/pageeditor-api/container/{id}/snapshots',
  tag,
  action: 'edit-pages',
  summary: 'List published snapshots',
  request: { params },
  response: z.object({ count: z.int(), results: z.array(snapshotSchema) }).openapi('SnapshotList'),
  responseDescription: 'The newest first.',
});

const publishEndpoint = editorEndpoint({
  method: 'post',
  path: '/pageeditor-api/container/{id}/publish',
  tag,
  action: 'publish-pages',
  target: 'container',
  summary: 'Publish the working copy',
  description:
    'Visitors see the whole working copy immediately if its page is online. If only one language is published, the ' +
    'other stays as published before; modules, positions, pictures and links belong to German. Rejected with 409 if ' +
    'somebody else has changed the container since `version` (`container_version`, and `changes` with each module ' +
    '`before` and `after`), or if its publication is scheduled and `planned` is not true (`planned`: sentences with ' +
    'the times), and with 422 if visitors would see errors (`entries`, as in the check list).',
  request: { params, body: jsonContent(publicationSchema) },
  response: publishedSchema,
  responseDescription: 'The published snapshot.',
});

const changesEndpoint = editorEndpoint({
  method: 'get',
  path: '/pageeditor-api/container/{id}/changes',
  tag,
  action: 'edit-pages',
  summary: 'List changes since a version',
  request: { params, query: z.object({ version: versionParameter('The version that was seen.') }) },
  response: containerChangesSchema,
  responseDescription: 'The changes, their authors, and the data needed to render them.',
});

const written = (snapshot: Snapshot) => ({
  ...snapshot,
  languages: [...snapshot.languages],
  created_at: snapshot.created_at.toISOString(),
});

const germanFirst = {
  de: 'Hier war noch nichts öffentlich. Veröffentlichen Sie zuerst Deutsch, oder beide Sprachen.',
  en: 'Nothing has been public here yet. Publish German first, or both languages.',
};

const noSuchSlot = {
  de: `slug nennt keinen Platz, den es gibt. Möglich sind ${screenSlotNames.join(', ')}, page-12, production-4 und andere.`,
  en: `slug names no place that there is. Possible are ${screenSlotNames.join(', ')}, page-12, production-4 and others.`,
};

function scheduledForText(due_at: Date, locale: Locale): string {
  const day = formatDayFull(berlinDay(due_at), locale);
  const time = formatTime(due_at);
  return locale === 'de'
    ? `Zur Veröffentlichung geplant für ${day}, ${time} Uhr.`
    : `Planned to be published on ${day}, ${time}.`;
}

function notPublished(result: Exclude<PublishOutcome, { outcome: 'published' }>, user_id: string): HttpError {
  switch (result.outcome) {
    case 'gone':
      return new HttpError(404);
    case 'stale': {
      const { container_version } = result;
      const changes = result.changes.map((change) => {
        const { before, after } = change;
        return { ...shownChange(change, user_id), before, after };
      });
      return new HttpError(409, { also: { container_version, changes } });
    }
    case 'planned':
      return new HttpError(409, (locale) => {
        const planned = result.plans.map(({ due_at }) => scheduledForText(due_at, locale));
        return { detail: planned.join(' '), also: { planned } };
      });
    case 'german-first':
      return rejectedField('languages', germanFirst);
    case 'invalid': {
      const { entries, modules } = result;
      return new HttpError(422, (locale) => {
        const shown = entries.map((entry) => shownEntry(entry, modules, locale));
        return {
          errors: shown.map(({ module, field, message, module_name }) => ({
            field: `modules.${module}.${field}`,
            message: module_name ? `${moduleLabel(module_name, locale)}: ${message}` : message,
          })),
          also: { entries: shown },
        };
      });
    }
    case 'record-rejected':
      return rejectedDrafts(result.rejected);
  }
}

export function addContainerEndpoints(endpoints: Endpoints): void {
  const { app, appContext } = endpoints;
  app.openapi(createEndpoint, async (context) => {
    const place = await ensureContainer(appContext.database, context.req.valid('json').slug);
    if (place) return context.json(place, 201);
    throw rejectedField('slug', noSuchSlot);
  });
  app.openapi(snapshotsEndpoint, async (context) => {
    const list = await listSnapshots(appContext.database, context.req.valid('param').id);
    if (!list) throw new HttpError(404);
    return context.json({ count: list.length, results: list.map(written) }, 200);
  });
  app.openapi(changesEndpoint, async (context) => {
    const { id } = context.req.valid('param');
    const { version } = context.req.valid('query');
    const found = await readChanges(appContext.database, id, version, requestContextOf(endpoints));
    if (!found) throw new HttpError(404);
    const { changes, modules, is_complete, is_changed, places } = found;
    const user_id = editorOf(context).user.id;
    const edited = modules.map((each) => {
      const { draft, shown } = editedModule({ ...each, container_version: found.version });
      return { draft, shown };
    });
    const own = changes.map((change) => shownChange(change, user_id));
    return context.json(
      { version: found.version, is_changed, is_complete, changes: own, modules: edited, places },
      200,
    );
  });
  app.openapi(publishEndpoint, async (context) => {
    const { id } = context.req.valid('param');
    const { version, ...options } = context.req.valid('json');
    const user_id = editorOf(context).user.id;
    const result = await publishContainer(appContext.database, id, version, user_id, options);
    if (result.outcome !== 'published') throw notPublished(result, user_id);
    const { snapshot, container_version, is_changed } = result;
    return context.json({ ...written(snapshot), container_version, is_changed }, 200);
  });
}
