// Activities: the kinds of events. Their ids are fixed, since rules depend on them: 9 is the premiere.
import { activities } from '#server/db/schema/events.ts';
import { strict } from '#server/import/fields/objects.ts';
import { requiredLocalized, singleLine } from '#server/import/fields/texts.ts';
import { id } from '#server/import/fields/values.ts';
import type { Section } from '#server/import/section.ts';

export const activitiesSection: Section = {
  name: 'activities',
  table: activities,
  identity: 'id',
  schema: strict({ id, name: requiredLocalized(singleLine) }),
};
