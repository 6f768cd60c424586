// The endpoints for presence: an event stream per tab, and the tab's position.
import { z } from '@hono/zod-openapi';
import { streamSSE } from 'hono/streaming';
import { jsonContent, silentEndpoint, streamEndpoint } from '#server/api/endpoint/editor-endpoint.ts';
import { editorOf } from '#server/api/endpoint/editor-endpoint-guard.ts';
import type { Endpoints } from '#server/api/endpoint/endpoint.ts';
import { HttpError } from '#server/api/endpoint/failure.ts';
import { idsParameter, textParameter } from '#server/api/endpoint/parameters.ts';
import { presenceOf } from '#server/services/presence/presence.ts';

const tag = 'Editing together';
const isTab = (text: string | undefined): text is string => /^[\w-]{8,60}$/.test(text ?? '');
const noTab = {
  de: 'tab ist eine Kennung aus 8 bis 60 Buchstaben, Ziffern und Bindestrichen, von Ihrem Browser gemacht.',
  en: 'tab is made by your browser, of 8 to 60 letters, digits and hyphens.',
};

const streamOfPresence = streamEndpoint({
  method: 'get',
  path: '/pageeditor-api/presence',
  tag,
  action: 'edit-pages',
  isQuiet: true,
  summary: 'Stream the presence and the changes of other editors',
  description:
    'Server-sent events, for as long as the login lasts. `people`: `{people: [{tab, name, module, field}]}`, everybody ' +
    'else in these containers or in the form of this record. `changed`: `{container, version, is_published}`; a `container` of null stands for any of them. With `is_page`, the page ' +
    'was moved, removed, restored, or went online or offline; `changed_by` and `is_own` say who did so, or published. `beat`: ' +
    'to be answered with `PUT presence/{tab}`, else the stream ends after 16 seconds.',
  request: {
    query: z.object({
      tab: textParameter('tab', 'Made by the browser, one for each tab.', 'tab-3f9c2a71', 60),
      containers: idsParameter('containers', 'The containers that are open for editing.', [12, 30]),
      record: textParameter('record', 'The record whose form is open.', 'productions/12', 60),
    }),
  },
  responseDescription: 'Events, until one of the two goes.',
});

const atEndpoint = silentEndpoint({
  method: 'put',
  target: 'nothing',
  path: '/pageeditor-api/presence/{tab}',
  tag,
  action: 'edit-pages',
  isQuiet: true,
  summary: 'Set the edited module or field',
  request: {
    params: z.object({
      tab: z.string().openapi({
        param: {
          name: 'tab',
          in: 'path',
          required: true,
          description: 'Of the stream.',
          example: 'tab-3f9c2a71',
        },
      }),
    }),
    body: jsonContent(
      z
        .strictObject({
          module: z.int().min(1).nullish().openapi({ description: 'Null for none.', example: 31 }),
          field: z.string().max(60).nullish().openapi({ description: 'Of a form.', example: 'lead' }),
        })
        .openapi('PresenceAt'),
    ),
  },
  responseDescription: 'It was passed on.',
});

export function addPresenceEndpoints({ app, appContext }: Endpoints): void {
  app.openapi(streamOfPresence, (context) => {
    const { tab, containers, record = '' } = context.req.valid('query');
    if (!isTab(tab))
      throw new HttpError(400, (locale) => ({ errors: [{ field: 'tab', message: noTab[locale] }] }));
    const { user, session_id } = editorOf(context);
    // Proxies must not buffer events.
    context.header('X-Accel-Buffering', 'no');
    return streamSSE(context, async (stream) => {
      await stream.writeSSE({ event: 'open', data: '{}', retry: 2000 });
      await new Promise<void>((resolve) => {
        const leavePresence = presenceOf(appContext).join({
          tab,
          session_id,
          user_id: user.id,
          name: user.name,
          containers,
          record,
          send: (event, data) => void stream.writeSSE({ event, data: JSON.stringify(data) }),
          end: resolve,
        });
        stream.onAbort(() => {
          leavePresence();
          resolve();
        });
      });
    }) as never;
  });
  app.openapi(atEndpoint, (context) => {
    const { tab } = context.req.valid('param');
    if (!isTab(tab)) throw new HttpError(404);
    const { module = null, field = null } = context.req.valid('json');
    presenceOf(appContext).at(tab, editorOf(context).user.id, { module, field });
    return context.body(null, 204);
  });
}
