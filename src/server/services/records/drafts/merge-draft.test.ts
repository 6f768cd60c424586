// What a draft still changes, and what it contradicts.
import { expect, test } from 'vitest';
import { mergeChange } from './merge-draft.ts';

/** The value before the draft, in the draft and published now. */
type Versions = [base: unknown, draft: unknown, shown: unknown];

const clean = (values: object) => ({ values, drafted: values, conflicts: [] });
const nothing = clean({});

test.each<[string, string, Versions, object]>([
  ['changed in the draft', 'duration', [90, 100, 90], clean({ duration: 100 })],
  ['changed to the same', 'duration', [90, 100, 100], nothing],
  [
    'changed by both',
    'duration',
    [90, 100, 80],
    {
      values: {},
      drafted: { duration: 100 },
      conflicts: [{ field: 'duration', base: 90, draft: 100, public: 80 }],
    },
  ],
  // A day is a date in the database and text in the draft.
  [
    'a day, as stored and as JSON',
    'premiere_date',
    ['2026-11-01', '2026-11-02', '2026-11-01'],
    clean({ premiere_date: '2026-11-02' }),
  ],
  [
    'a text, each in a language of its own',
    'subtitle',
    [
      { de: 'A', en: 'A' },
      { de: 'B', en: 'A' },
      { de: 'A', en: 'C' },
    ],
    clean({ subtitle: { de: 'B', en: 'C' } }),
  ],
  [
    'a text, both in the same language',
    'subtitle',
    [
      { de: 'A', en: 'A' },
      { de: 'B', en: 'B' },
      { de: 'C', en: 'A' },
    ],
    {
      values: { subtitle: { de: 'C', en: 'B' } },
      drafted: { subtitle: { de: 'B', en: 'B' } },
      conflicts: [{ field: 'subtitle.de', base: 'A', draft: 'B', public: 'C' }],
    },
  ],
  ['a field that is none', 'hat', [null, 'A', null], nothing],
])('%s', (_, field, [base, draft, shown], merged) => {
  const change = { data: { [field]: draft }, base: { [field]: base } };
  expect(mergeChange('productions', change, { [field]: shown })).toEqual(merged);
});

test('values that are in no language are merged with German', () => {
  const change = {
    data: { duration: 100, subtitle: { de: 'B', en: 'B' } },
    base: { duration: 90, subtitle: null },
  };
  const stored = { duration: 90, subtitle: { de: 'A' } };
  expect(mergeChange('productions', change, stored, ['en']).values).toEqual({
    subtitle: { de: 'A', en: 'B' },
  });
});
