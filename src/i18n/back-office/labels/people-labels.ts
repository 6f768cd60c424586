/** Names of people, their positions and groups, and of their fields. */
import { inLanguages } from '#i18n/in-languages.ts';
import type { LabelsOf } from './label-types.ts';

type Labels = LabelsOf<'positions' | 'categories' | 'persons'>;

const de: Labels = {
  positions: {
    one: 'Position',
    many: 'Positionen',
    create: 'Neue Position',
    fields: { name: 'Name', order: 'Platz in der Liste' },
  },
  categories: {
    one: 'Gruppe',
    many: 'Gruppen',
    create: 'Neue Gruppe',
    fields: { name: 'Name', order: 'Platz in der Liste' },
  },
  persons: {
    one: 'Person',
    many: 'Menschen',
    create: 'Neue Person',
    fields: {
      first_name: 'Vorname',
      last_name: 'Nachname',
      position: 'Position',
      categories: 'Gruppen',
      is_ensemble: 'Im Ensemble',
      biography: 'Biografie',
      quote: 'Zitat',
      portrait: 'Porträt',
    },
  },
};

const en: Labels = {
  positions: {
    one: 'position',
    many: 'Positions',
    create: 'New position',
    fields: { name: 'Name', order: 'Place in the list' },
  },
  categories: {
    one: 'group',
    many: 'Groups',
    create: 'New group',
    fields: { name: 'Name', order: 'Place in the list' },
  },
  persons: {
    one: 'person',
    many: 'People',
    create: 'New person',
    fields: {
      first_name: 'First name',
      last_name: 'Last name',
      position: 'Position',
      categories: 'Groups',
      is_ensemble: 'In the ensemble',
      biography: 'Biography',
      quote: 'Quote',
      portrait: 'Portrait',
    },
  },
};

export const peopleLabels = inLanguages(de, en);
