// Intervals of an event: minutes after its beginning, and length in minutes.
import { listOf, strict } from '#server/import/fields/objects.ts';
import { integer } from '#server/import/fields/values.ts';

export const intervals = listOf(strict({ after: integer(1, 1440), minutes: integer(1, 240) }));
