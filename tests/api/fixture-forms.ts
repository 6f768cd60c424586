// Forms for the tests of theirs: one with every kind of field, one that is offline, one that orders the newsletter.
import { form_fields, forms } from '#server/db/schema/forms.ts';
import type { TestDatabase } from '../setup/test-database.ts';
import { both, german } from './fixture-ids.ts';

export const form = { all: 1, offline: 2, newsletter: 3 } as const;

type Field = typeof form_fields.$inferInsert;

const field = (slug: string, field_type: number, more: Partial<Field> = {}) => ({
  form_id: form.all,
  slug,
  label: both(`Feld ${slug}`, `Field ${slug}`),
  field_type,
  ...more,
});

const colours = [
  { value: 'rot', label: both('Rot', 'Red') },
  { value: 'blau', label: german('Blau') },
];

export async function fillForms({ db }: Pick<TestDatabase, 'db'>): Promise<void> {
  await db.insert(forms).values([
    {
      id: form.all,
      slug: 'alles',
      title: both('Alles', 'Everything'),
      intro: german('Bitte ausfüllen.'),
      confirmation: both('Danke, ist da.', 'Thank you, it is here.'),
      notify_email: 'haus@theatre.example',
    },
    { id: form.offline, slug: 'zu', title: german('Geschlossen'), is_online: false },
    { id: form.newsletter, slug: 'newsletter', title: both('Newsletter', 'Newsletter') },
  ]);
  const fields = [
    field('name', 1, { required: true }),
    field('text', 2),
    field('email', 3, { required: true }),
    field('ja', 4),
    field('farben', 5, { choices: colours, default: german('rot') }),
    field('farbe', 6, { choices: colours }),
    field('mehrere', 7, { choices: colours }),
    field('eine', 8, { choices: colours, default: german('blau') }),
    field('datei', 9),
    field('tag', 10),
    field('wann', 11),
    field('herkunft', 12, { visible: false, default: both('alles-de', 'alles-en') }),
    field('zahl', 13),
    field('seite', 14),
    field('geboren', 15),
    field('unsichtbar', 1, { visible: false, default: german('fest') }),
  ];
  const newsletter = [
    field('email', 3, { form_id: form.newsletter, required: true }),
    field('sprache', 8, {
      form_id: form.newsletter,
      choices: ['de', 'en'].map((value) => ({ value, label: german(value) })),
    }),
  ];
  await db.insert(form_fields).values([...fields, ...newsletter].map((one, order) => ({ ...one, order })));
}
