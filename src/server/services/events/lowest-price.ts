// The price shown in rows and used by filters: the one set by editors, else the lowest of the event's prices.
import { sql } from 'drizzle-orm';
import { events } from '#server/db/schema/events.ts';

/**
 * The lowest price of an event in a `select` from events, in euro with two decimals, as text; null without any price.
 */
export const lowestPrice = sql<string | null>`coalesce(${events.min_price_normal_excl_e},
  (select min((price ->> 'amount')::numeric(8, 2)) from jsonb_array_elements(${events.prices}) price))`;
