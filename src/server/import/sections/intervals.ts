// Intervals: when the evening is broken, in minutes after its beginning.
import { listOf, strict } from '#server/import/fields/objects.ts';
import { integer } from '#server/import/fields/values.ts';

export const intervals = listOf(strict({ after: integer(1, 1440), minutes: integer(1, 240) }));
