// Records behind the hub: a label for every column of every kind, and values as people read them.
import { getTableColumns } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { type RecordCard, type RecordValue, recordGroups } from '#domain/hub/record-fields.ts';
import { recordKinds } from '#domain/hub/records.ts';
import { recordLabelsDe } from '#i18n/hub/record-labels-de.ts';
import { recordLabelsEn } from '#i18n/hub/record-labels-en.ts';
import { getRecord } from '#server/services/hub/records/get-record.ts';
import { listRecords } from '#server/services/hub/records/list-records.ts';
import { recordTables } from '#server/services/hub/records/record-tables.ts';
import { openTestApi, type TestApi } from '../endpoint/test-api.ts';
import { form } from '../fixture/forms.ts';
import { now, production } from '../fixture/ids.ts';
import { person } from '../fixture/people.ts';
import { subscription } from '../fixture/subscriptions.ts';

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi('records');
});
afterAll(() => api.close());

describe.each(recordKinds)('%s', (kind) => {
  const shown: readonly string[] = recordGroups[kind].flatMap(([, names]) => [...names]);
  // The version serves the calls that change a record, and says nothing to a reader.
  const columns = Object.keys(getTableColumns(recordTables[kind].table)).filter((name) => name !== 'version');

  test.each(columns)('the column %s has its place and a label in both languages', (column) => {
    expect(shown).toContain(column);
    for (const labels of [recordLabelsDe, recordLabelsEn]) {
      const label = (labels[kind] as Readonly<Record<string, string>>)[column];
      expect(label).toBeTruthy();
      expect(label).not.toMatch(/_/);
    }
  });

  test('no two fields are called the same', () => {
    expect(new Set(shown).size).toBe(shown.length);
    for (const labels of [recordLabelsDe, recordLabelsEn]) {
      expect(new Set(Object.values(labels[kind])).size).toBe(shown.length);
    }
  });

  it('is read without raw names, stored moments or JSON', async () => {
    for (const locale of ['de', 'en'] as const) {
      const { results } = await listRecords(api.database, kind, { page_size: 100 }, locale);
      for (const { id } of results) {
        const card = await getRecord(api.database, kind, String(id), { locale, now });
        for (const text of textsOf(card?.groups.flatMap(({ fields }) => fields.map(({ value }) => value)))) {
          expect(text).not.toMatch(
            /[{}[\]]|undefined|null|\d{4}-\d\d-\d\d|^(?:true|false)$|^[a-z]+_[a-z_]+$/,
          );
        }
      }
    }
  });
});

/** Every text in a value, its keys and what only chooses a look left aside. */
function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) =>
    key === 'kind' || key === 'as' ? [] : textsOf(part),
  );
}

const read = async (kind: (typeof recordKinds)[number], id: number | string, locale: 'de' | 'en' = 'de') =>
  getRecord(api.database, kind, String(id), { locale, now });
const shownOf = (card: RecordCard | null, name: string): RecordValue | undefined =>
  card?.groups.flatMap(({ fields }) => fields).find((field) => field.name === name)?.value;

it('a production is read as a person would tell it', async () => {
  const card = await read('productions', production.nora);
  expect(card).toMatchObject({ name: 'Nora', is_online: true, url: `/de/stuecke/nora/${production.nora}` });
  expect(shownOf(card, 'name')).toEqual({ kind: 'both', as: 'plain', de: 'Nora', en: 'A Doll’s House' });
  expect(shownOf(card, 'slug')).toMatchObject({ en: `/en/whats-on/a-dolls-house/${production.nora}` });
  expect(shownOf(card, 'duration')).toEqual({ kind: 'plain', text: '2 Std.' });
  expect(shownOf(card, 'intervals')).toMatchObject({
    lines: [{ name: 'nach 60 Minuten, 20 Minuten lang' }],
  });
  expect(shownOf(card, 'premiere_date')).toEqual({ kind: 'plain', text: '01.03.2026' });
  expect(shownOf(card, 'is_premiere')).toEqual({ kind: 'plain', text: 'ja' });
  expect(shownOf(card, 'cast')).toMatchObject({
    lines: [
      {
        role: { de: 'Nora', en: 'Nora' },
        name: 'Mira Okafor',
        record: `/cms-hub/persons/${person.mira}`,
        page: `/de/menschen/mira-okafor/${person.mira}`,
      },
      { name: 'Hannes Vogt', record: `/cms-hub/persons/${person.offline}`, notes: ['offline'] },
    ],
  });
  expect(shownOf(card, 'picture_id')).toMatchObject({
    pictures: [
      {
        alt: { de: 'Eine Frau mit einem Haus als Kopf.', en: 'A woman with a house for a head.' },
        credit: 'Strichbild: Thalia',
        notes: ['1240 × 700 Pixel', '1 KB'],
      },
    ],
  });
  expect(card?.empty).toContain('Alter');
  expect(card?.empty).not.toContain('Titel');
});

it('the evenings say when, where and for how much, those to come first', async () => {
  const value = shownOf(await read('productions', production.nora, 'en'), 'events');
  const lines = value?.kind === 'list' ? value.lines : [];
  const told = lines.map(({ when, notes = [] }) => ({ when, notes }));
  expect(told.find(({ when }) => when === 'Thu 12.03.2026, 23.00')).toBeTruthy();
  expect(told.some(({ notes }) => notes.some((note) => /^from €\d/.test(String(note))))).toBe(true);
  expect(told.findIndex(({ notes }) => notes.includes('over'))).toBeGreaterThan(0);
});

it('what is missing in English is empty there, and formatting stays without what could run', async () => {
  const mira = await read('persons', person.mira, 'en');
  expect(shownOf(mira, 'quote')).toEqual({ kind: 'both', as: 'plain', de: 'Pausen.', en: '' });
  expect(shownOf(mira, 'biography')).toMatchObject({ as: 'rich', de: '<p>Vier <strong>Jahre</strong>.</p>' });
  expect(shownOf(mira, 'roles')).toMatchObject({
    lines: [{ record: `/cms-hub/productions/${production.nora}?lang=en` }, { notes: ['offline'] }],
  });
  expect(mira?.empty).toEqual([]);
});

it('offline or not, a form also by its slug, and none that was made up', async () => {
  expect(await read('productions', production.offline)).toMatchObject({ is_online: false, url: '' });
  expect((await read('forms', 'alles'))?.id).toBe(form.all);
  expect(shownOf(await read('subscriptions', subscription.premieres), 'weekdays')).toEqual({
    kind: 'plain',
    text: 'Freitag, Samstag',
  });
  for (const made of ['0', '99999', '9999999999', 'x', '-1', '1 or 1=1'])
    expect(await read('persons', made)).toBeNull();
});

it('lists stand in the order of the house, a page at a time, with what tells one from another', async () => {
  const { database } = api;
  const people = await listRecords(database, 'persons', { page: 1, page_size: 4 }, 'de');
  expect(people.results.map(({ name }) => name)).toEqual([
    'Ada adler',
    'Kollektiv',
    'Mira Okafor',
    'Selma Özkan',
  ]);
  expect(people).toMatchObject({ count: 6, page: 1 });
  expect(people.results[2]?.detail).toBe('Schauspiel');
  const rest = await listRecords(database, 'persons', { page: 2, page_size: 4 }, 'de');
  expect(rest.results.map(({ name }) => name)).toEqual(['Hannes Vogt', 'Zoe Zeh']);
  const forms = await listRecords(database, 'forms', { page_size: 100 }, 'de');
  expect(forms.results.find(({ id }) => id === form.all)?.entries).toBe(0);
});
