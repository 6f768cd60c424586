// The schema of the editors' front page.
import { z } from '@hono/zod-openapi';
import { type Hub, issueKinds } from '#domain/hub/hub.ts';

const place = { title: z.string(), url: z.string() };

export const hubSchema = z
  .object({
    changes: z.array(
      z.object({
        at: z.iso.datetime(),
        who: z.string(),
        action: z.enum(['create', 'update', 'remove', 'publish', 'import']),
        subject: z.enum(['page', 'place', 'media', 'module', 'season']),
        ...place,
      }),
    ),
    scheduled: z.array(
      z.object({
        due_at: z.iso.datetime(),
        action: z.enum(['publish', 'offline']),
        languages: z.array(z.enum(['de', 'en'])),
        who: z.string(),
        has_failed: z.boolean(),
        ...place,
      }),
    ),
    care: z.array(z.object({ kind: z.enum(issueKinds), count: z.int(), entries: z.array(z.object(place)) })),
    pages: z.array(z.object({ ...place, depth: z.int(), is_online: z.boolean() })),
  })
  .openapi('Hub') satisfies z.ZodType<Hub>;
