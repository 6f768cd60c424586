// The schema of a subscription in lists.
import { z } from '@hono/zod-openapi';
import {
  type SubscriptionEntry,
  subscriptionTypes,
  timesOfDay,
  weekdayCodes,
} from '#domain/subscriptions/subscription.ts';
import { orNull } from '#server/api/endpoint/or-null.ts';
import { paginatedSchema } from '#server/api/endpoint/paginated-schema.ts';
import { inGermanSchema, slugSchema } from '#server/api/endpoint/text-schema.ts';
import { pictureSchema } from '#server/api/media/picture-schema.ts';

const subscriptionEntrySchema = z
  .object({
    id: z.int().openapi({ example: 3 }),
    slug: slugSchema,
    name: z.string().openapi({ example: 'Achter am Dienstag' }),
    subtitle: z.string().openapi({ example: 'Acht Abende, fester Platz' }),
    type: z.enum(subscriptionTypes).openapi({ example: 'eight_pack' }),
    weekdays: z
      .array(z.enum(weekdayCodes))
      .openapi({ description: 'Empty if any value can be chosen.', example: ['tu'] }),
    time_of_day: z
      .enum(timesOfDay)
      .nullable()
      .openapi({ description: 'Null where it is both.', example: 'evening' }),
    season: z.string().openapi({ example: '2025/26' }),
    is_under_30: z.boolean().openapi({ example: false }),
    lead: z.string().openapi({ example: '' }),
    price_info: z.string().openapi({ example: '84 bis 318 €' }),
    order_link: z.string().openapi({ description: 'In the shop, or empty.', example: '' }),
    picture: orNull(pictureSchema),
    in_german: inGermanSchema.openapi({ example: [] }),
  })
  .openapi('SubscriptionEntry', {
    description: 'A series of events that are sold together.',
  }) satisfies z.ZodType<SubscriptionEntry>;

export const subscriptionListSchema = paginatedSchema('SubscriptionList', subscriptionEntrySchema);
