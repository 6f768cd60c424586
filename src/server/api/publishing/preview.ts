// The endpoint that describes a preview as of a moment.
import { z } from '@hono/zod-openapi';
import type { PreviewState } from '#domain/publishing/preview.ts';
import { editorEndpoint } from '#server/api/endpoint/editor-endpoint.ts';
import type { Endpoints } from '#server/api/endpoint/endpoint.ts';
import { textParameter } from '#server/api/endpoint/parameters.ts';
import { parseFutureTime } from '#server/api/records/draft-responses.ts';
import { describePreview } from '#server/services/publishing/preview.ts';

const previewEndpoint = editorEndpoint({
  method: 'get',
  path: '/pageeditor-api/preview',
  tag: 'Pages',
  action: 'edit-pages',
  summary: 'Describe a preview as of a time',
  description: 'Pages with `?as-of=` are shown to editors as they will be at that moment. Changes nothing.',
  request: {
    query: z.object({
      at: textParameter(
        'at',
        'The moment, in local time of the theatre or with an offset.',
        '2026-11-20T19:30',
        40,
      ),
    }),
  },
  response: z
    .object({
      sentence: z.string(),
      failures: z.array(z.string()).openapi({ description: 'Scheduled actions that will fail.' }),
    })
    .openapi('PreviewState') satisfies z.ZodType<PreviewState>,
  responseDescription: 'How much is planned until then.',
});

export function addPreviewEndpoint({ app, appContext, locale }: Endpoints): void {
  app.openapi(previewEndpoint, async (context) => {
    const moment = parseFutureTime(context.req.valid('query').at ?? '', appContext.now(), 'at');
    return context.json(await describePreview(appContext.database, moment, locale), 200);
  });
}
