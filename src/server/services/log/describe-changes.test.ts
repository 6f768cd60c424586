import { expect, test } from 'vitest';
import { type ResourceField, resourceNames } from '#domain/resources/resource.ts';
import { fieldsOf } from '#domain/resources/resources.ts';
import { logTexts } from '#i18n/back-office/log-texts.ts';
import { describeChanges } from './describe-changes.ts';

const nameOf = ({ resource, id }: { resource: string; id: string }) =>
  id === '9' ? '' : `${resource} ${id}`;
const read = (before: Record<string, unknown> | null, after: Record<string, unknown>) =>
  describeChanges('productions', { before, after }, { locale: 'de', texts: logTexts('de'), nameOf }).map(
    (change) => Object.values(change),
  );

test('a new record is described by its filled in fields in order', () => {
  const values = { cast: [], name: { de: 'Faust' }, order: 0, is_online: false, quotes: [{}], lead: {} };
  expect(read(null, values)).toEqual([
    ['Titel', '', 'Faust'],
    ['Stimmen', '', '1 Eintrag'],
  ]);
});

test('cleared fields and going offline are described', () => {
  const before = { cast: [{}, {}], is_online: true, order: 4 };
  expect(read(before, { cast: [], is_online: false, order: 0 })).toEqual([
    ['Besetzung', '2 Einträge', ''],
    ['Online', 'ja', 'nein'],
    ['Platz in der Liste', '4', '0'],
  ]);
});

test('a reference is described by its name, or by its id if removed', () => {
  const before = { picture_id: 4, tags: [1, 2] };
  expect(read(before, { picture_id: 9, tags: [2, 3] })).toEqual([
    ['Hauptbild', 'media 4', '#9'],
    ['Themen', 'tags 1, tags 2', 'tags 2, tags 3'],
  ]);
});

test('a change at the end of a long text, and another guest in a cast, are described', () => {
  const lead = 'Ein Satz, der bleibt, wie er ist. '.repeat(6);
  const role = { de: 'Faust' };
  expect(
    read(
      {
        lead: { de: `${lead}Alt.` },
        cast: [
          { role, name: 'Anne Gast' },
          { role: { de: 'Mephisto' }, name: 'Tom' },
        ],
      },
      {
        lead: { de: `${lead}Neu.` },
        cast: [
          { role, name: 'Jan Gast' },
          { role: { de: 'Mephisto' }, name: 'Tom' },
        ],
      },
    ),
  ).toEqual([
    ['Vorspann', expect.stringMatching(/^… .*Alt\.$/), expect.stringMatching(/^… .*Neu\.$/)],
    ['Besetzung', 'Faust, Anne Gast', 'Faust, Jan Gast'],
  ]);
});

test.each(resourceNames)('another order alone is described, in every list of %s', (resource) => {
  const context = { locale: 'de', texts: logTexts('de'), nameOf } as const;
  for (const [name, field] of Object.entries(fieldsOf(resource))) {
    const rows = listOf(field);
    if (!rows) continue;
    const change = { before: { [name]: rows }, after: { [name]: rows.toReversed() } };
    const [described] = describeChanges(resource, change, context);
    expect(described?.before, `${resource}.${name}`).not.toBe(described?.after);
    expect(described?.before, `${resource}.${name}`).not.toMatch(/\b[a-z]+[_-][a-z]+\b/);
  }
});

/** Two entries of a list; null for any other field. */
function listOf(field: ResourceField): unknown[] | null {
  if (field.kind === 'references') return [1, 2];
  if (field.kind === 'choices') return field.values.slice(0, 2);
  if (field.kind !== 'rows') return null;
  return [0, 1].map((at) =>
    Object.fromEntries(Object.entries(field.fields).map(([name, inner]) => [name, sampleOf(inner, at)])),
  );
}

function sampleOf(field: ResourceField, at: number): unknown {
  if (field.kind === 'choice') return field.values[at];
  return field.kind === 'line' || field.kind === 'plain' ? { de: `Wort ${at}` } : at;
}
