// The schema of the front page of the back office.
import { z } from '@hono/zod-openapi';
import { accountEvents } from '#domain/accounts/account-events.ts';
import { type Hub, issueKinds } from '#domain/hub/hub.ts';
import { logActions } from '#domain/log/log.ts';
import { resourceNames } from '#domain/resources/resource.ts';
import { eventSchema } from '#server/api/events/event-schema.ts';

const place = { title: z.string(), url: z.string() };
const moment = z.iso.datetime();

export const hubSchema = z
  .object({
    now: moment,
    day: z.string().nullable().openapi({ description: 'Today, or the next day that has events.' }),
    events: z.array(
      z.object({
        id: z.int(),
        title: z.string(),
        place: z.string(),
        event: eventSchema.pick({
          date_start: true,
          date_end: true,
          unspecific_time: true,
          intervals: true,
          outcome: true,
          status: true,
          activity: true,
          is_on_tour: true,
        }),
      }),
    ),
    care: z.array(
      z.object({
        kind: z.enum(issueKinds),
        count: z.int(),
        entries: z.array(
          z.object({
            ...place,
            more: z
              .int()
              .optional()
              .openapi({ description: 'Further fields of the record besides the linked one.' }),
          }),
        ),
      }),
    ),
    planned: z.array(
      z.object({
        due_at: moment,
        action: z.enum(['publish', 'offline', 'presale', 'change']),
        languages: z.array(z.enum(['de', 'en'])).openapi({ description: 'Empty for both.' }),
        who: z.string(),
        count: z.int().openapi({ description: 'Events whose presale begins.' }),
        ...place,
      }),
    ),
    drafts: z.array(z.object({ ...place, who: z.string(), at: moment })),
    draft_count: z.int(),
    changes: z.array(
      z.object({
        key: z.string(),
        at: moment,
        who: z.string(),
        kind: z.string(),
        count: z.int(),
        ...place,
        action: z.enum(logActions),
        subject: z.enum([
          ...resourceNames,
          'content',
          'schedule',
          'accounts',
          'imports',
          'entries',
          'settings',
        ]),
        changes: z.array(z.object({ field: z.string(), before: z.string(), after: z.string() })),
        event: z.enum(accountEvents).nullable(),
      }),
    ),
    people: z.array(z.string()).openapi({ description: 'Recent users, without the current one.' }),
  })
  .openapi('Hub') satisfies z.ZodType<Hub>;
