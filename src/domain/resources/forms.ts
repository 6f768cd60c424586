/** Forms that visitors fill in, with their fields. */
import type { Localized } from '#domain/languages/localized.ts';
import { slugsOf } from '#domain/urls/slugs.ts';
import type { Resource, Values } from './resource.ts';

/** Types of fields that offer a choice: checkboxes, select, multi-select, radio. */
const withChoices = new Set<unknown>([5, 6, 7, 8]);

export const forms = {
  name: 'forms',
  title: ['title'],
  fields: {
    slug: { kind: 'slug' },
    title: { kind: 'line', required: true },
    intro: { kind: 'plain' },
    confirmation: { kind: 'plain' },
    notify_email: { kind: 'email' },
    is_online: { kind: 'flag' },
    fields: {
      kind: 'rows',
      fields: {
        label: { kind: 'plain', required: true },
        field_type: { kind: 'integer', min: 1, max: 15, required: true },
        required: { kind: 'flag' },
        visible: { kind: 'flag', initial: true },
        choices: {
          kind: 'rows',
          fields: {
            label: { kind: 'line', required: true },
            value: { kind: 'word', required: true, from: 'label' },
          },
        },
        default: { kind: 'plain' },
        placeholder_text: { kind: 'line' },
        help_text: { kind: 'plain' },
        /** The key of its answers. */
        slug: { kind: 'field-name', required: true, from: 'label' },
      },
      check: ({ field_type, choices }) =>
        withChoices.has(field_type) && !(choices as unknown[] | null | undefined)?.length
          ? [{ path: ['choices'], rule: 'choices-required' }]
          : [],
    },
  },
  check({ fields }) {
    const names = ((fields ?? []) as Values[]).map(({ slug }) => slug);
    return names.flatMap((name, at) =>
      names.indexOf(name) === at ? [] : [{ path: ['fields', at, 'slug'], rule: 'field-name-taken' as const }],
    );
  },
  unique: ['slug'],
  onCreate: ({ title }) => ({ slug: slugsOf(title as Localized, 'formular').de }),
} as const satisfies Resource;
