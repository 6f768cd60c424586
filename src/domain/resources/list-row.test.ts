import { expect, test } from 'vitest';
import { recordName } from './list-row.ts';
import type { ResourceName } from './resource.ts';

const production = { id: 2, name: { de: 'Der Kirschgarten', en: 'The Cherry Orchard' } };

test.each<[ResourceName, Record<string, unknown>, string]>([
  ['productions', { name: { de: 'Faust', en: 'Doctor Faustus' } }, 'Doctor Faustus'],
  ['productions', { name: { de: 'Faust' } }, 'Faust'],
  ['persons', { first_name: 'Ada', last_name: 'Lund' }, 'Ada Lund'],
  ['persons', { first_name: '', last_name: 'Lund' }, 'Lund'],
  ['booklet_sections', { headline: null, production }, 'The Cherry Orchard'],
  ['media', { file_name: 'probe.jpg' }, 'probe.jpg'],
  ['tags', {}, '#7'],
  [
    'events',
    { shown_name: { de: 'Faust' }, date_start: '2026-10-03T19:30:00+02:00' },
    'Faust, Sat 3 Oct, 19.30',
  ],
  [
    'events',
    { shown_name: { de: 'Faust' }, date_start: '2026-10-03T00:00:00+02:00', unspecific_time: true },
    'Faust, Sat 3 Oct',
  ],
])('a record of %s with %o is named', (resource, values, name) => {
  expect(recordName(resource, { id: 7, values }, 'en')).toBe(name);
});
