// Settings: named values, such as VERSION_SELECT.
import { z } from 'zod';
import { settings } from '#server/db/schema/site.ts';
import { strict } from '#server/import/fields/objects.ts';
import { bilingual } from '#server/import/problem.ts';
import type { Section } from '#server/import/section.ts';

export const settingsSection: Section = {
  name: 'settings',
  table: settings,
  identity: 'key',
  schema: strict({
    key: z
      .string()
      .regex(
        /^[A-Za-z][\w.-]{0,99}$/,
        bilingual('So kann eine Einstellung nicht heißen.', 'A setting cannot have this name.'),
      ),
    value: z.union([z.string().max(10_000), z.number(), z.boolean()], {
      error: () =>
        bilingual(
          'Hier wird ein Text, eine Zahl, true oder false erwartet.',
          'A text, a number, true or false is expected.',
        ),
    }),
  }),
};
