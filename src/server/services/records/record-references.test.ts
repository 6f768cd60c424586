import { expect, test } from 'vitest';
import type { ResourceFields } from '#domain/resources/resource.ts';
import { referencesIn } from './record-references.ts';

const fields: ResourceFields = {
  name: { kind: 'line' },
  activity: { kind: 'reference', to: 'activities' },
  tags: { kind: 'references', to: 'tags' },
  cast: { kind: 'rows', fields: { person: { kind: 'reference', to: 'persons' } } },
};

test.each([
  ['no value', {}, []],
  ['an empty reference', { activity: null }, []],
  ['a reference', { activity: 9 }, [{ to: 'activities', id: 9, field: 'activity' }]],
  [
    'several references',
    { tags: [4, 2] },
    [
      { to: 'tags', id: 4, field: 'tags.0' },
      { to: 'tags', id: 2, field: 'tags.1' },
    ],
  ],
  [
    'a reference in a row',
    { cast: [{ person: null }, { person: 7 }] },
    [{ to: 'persons', id: 7, field: 'cast.1.person' }],
  ],
])('finds the references of a record and their paths: %s', (_, values, references) => {
  expect(referencesIn(fields, values)).toEqual(references);
});
