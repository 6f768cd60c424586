// The searches behind the pickers of links and evenings.
import { z } from '@hono/zod-openapi';
import { type Calls, readerOf } from '#server/api/call.ts';
import { editorCall } from '#server/api/editor-call.ts';
import { pageAnswer } from '#server/api/paginated.ts';
import { dayParameter, pageParameters, textParameter } from '#server/api/parameters.ts';
import { eventListSchema } from '#server/api/schemas/event.ts';
import { linkChoicesSchema } from '#server/api/schemas/media.ts';
import { searchEvents } from '#server/services/event-search.ts';
import { searchLinkTargets } from '#server/services/link-target-search.ts';

const shared = { method: 'get', tag: 'Pickers', action: 'pick' } as const;

const linksCall = editorCall({
  ...shared,
  path: '/pageeditor-api/link-targets',
  summary: 'Find what a link may lead to',
  request: { query: z.object({ query: textParameter('query', 'Words of its name.', 'nora', 100) }) },
  answer: linkChoicesSchema,
  answerDescription: 'Screens, pages, productions, people, press, subscriptions and forms.',
});

const eventsCall = editorCall({
  ...shared,
  path: '/pageeditor-api/event-search',
  summary: 'Find evenings',
  request: {
    query: z.object({
      ...pageParameters,
      query: textParameter('query', 'Words of title or stage.', 'nora', 100),
      date: dayParameter('date', 'First day, inclusive; today where it is left out.', '2026-03-12'),
    }),
  },
  answer: eventListSchema,
  answerDescription: 'By date.',
});

export function addPickerCalls(calls: Calls): void {
  const { app, house, locale } = calls;
  app.openapi(linksCall, async (context) => {
    const results = await searchLinkTargets(house.database, context.req.valid('query').query ?? '', locale);
    return context.json({ count: results.length, results }, 200);
  });
  app.openapi(eventsCall, async (context) => {
    const list = await searchEvents(house.database, context.req.valid('query'), readerOf(calls));
    return pageAnswer(context, list, calls);
  });
}
