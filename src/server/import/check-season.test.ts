import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { problemLine } from '#server/import/problem.ts';
import {
  checkSeason,
  context,
  event,
  file,
  production,
  season,
  tag,
  text,
} from '#server/import/season.fixture.ts';
import type { SeasonFile } from '#server/import/season-file.ts';
import { codePoint } from '../../../tests/setup/code-point.ts';

const check = (...files: SeasonFile[]) => checkSeason(files, context);
const valuesOf = (name: string, sections: Record<string, unknown>) =>
  check(file(sections)).records.find(({ section }) => section === name)?.values;

test('a valid season has no problems', () => {
  expect(check(file(season)).problems).toEqual([]);
});

test('a problem has its line and a message in both languages', () => {
  const [problem] = check(file({ ...season, tags: [tag, { key: 'x', name: text('X'), ordre: 1 }] })).problems;
  const line =
    file({ ...season, tags: [tag, { key: 'x', name: text('X'), ordre: 1 }] })
      .text.split('\n')
      .findIndex((row) => row.includes('ordre')) + 1;
  expect(problem && problemLine(problem, 'de')).toBe(
    `season.json:${line} tags/x ordre: Das Feld "ordre" gibt es nicht. Gemeint ist wohl "order".`,
  );
  expect(problem && problemLine(problem, 'en')).toBe(
    `season.json:${line} tags/x ordre: There is no field "ordre". Did you mean "order"?`,
  );
});

test('a duplicate key is reported with both places', () => {
  const { problems } = check(file({ tags: [tag] }, 'a.json'), file({ tags: [tag] }, 'b.json'));
  expect(problems.map((problem) => problemLine(problem, 'en'))).toEqual([
    'b.json:5 tags/klassiker key: This key is taken in a.json:4. Rename or delete one of the two records.',
  ]);
});

test('a reference to an invalid record is no further problem', () => {
  const broken = { ...season, productions: [{ ...production, duration: -1 }] };
  expect(check(file(broken)).problems.map(({ field }) => field)).toEqual(['duration']);
});

test('an invalid record is also checked against others: one report has all problems', () => {
  const link = (link: string) => ({ module: 'link', content: text('Zum Stück'), link });
  const { problems } = check(
    file({
      ...season,
      productions: [
        {
          ...production,
          duration: -1,
          tags: ['klasiker'],
          credits: [{ role: text('Regie'), name: 'Ilka Sommerfeld', person: 'ilka' }, null],
          booklet: [{ key: 'pakt' }, { key: 'pakt', headline: text('Der Pakt') }],
        },
      ],
      events: [{ ...event, production: 'fast', activity: 'neun', date_start: 'bald' }],
      pages: [
        {
          key: 'haus',
          title: text('Haus'),
          path_de: 'Ä',
          modules: [link('production:fast'), { module: '?' }],
        },
      ],
    }),
  );
  expect(problems.map(({ record, field }) => `${record} ${field}`).toSorted()).toEqual([
    'events/faust-1 activity',
    'events/faust-1 date_start',
    'events/faust-1 production',
    'pages/haus modules[0].link',
    'pages/haus modules[1].module',
    'pages/haus path_de',
    'pages/haus path_en',
    'productions/faust credits[0].person',
    'productions/faust credits[1]',
    'productions/faust duration',
    'productions/faust tags[0]',
    'productions/faust/pakt headline',
    'productions/faust/pakt key',
  ]);
});

test('the known sections are listed once', () => {
  const messages = check(file({ Bemerkungen: [], Abendspielleitung: [] })).problems.map(
    ({ message }) => message.en,
  );
  expect(messages).toEqual([
    expect.stringMatching(/^There is no section "Bemerkungen". There are: /),
    'There is no section "Abendspielleitung". Rename or delete it.',
  ]);
});

test('invalid JSON is reported at its position', () => {
  const [problem] = check({
    name: 'a.json',
    text: '{\n  "format": "foyer-season/1",\n  "tags": [}\n}',
  }).problems;
  expect(problem).toMatchObject({ file: 'a.json', line: 3 });
});

test('a link to the shop of a theatre that has none is reported at its line', () => {
  const { problems } = checkSeason([file({ ...season, events: [event] })], { ...context, shopOrigin: null });
  expect(problems.map((problem) => problemLine(problem, 'en'))).toEqual([
    expect.stringMatching(
      /^season\.json:\d+ events\/faust-1 secondary_ticket_link: "\{shop\}" has no address here/,
    ),
  ]);
});

describe('the stored value of', () => {
  test('the shop’s address and days from today', () => {
    expect(valuesOf('events', { events: [{ ...event, date_start: 'day:+3T19:30' }] })).toMatchObject({
      secondary_ticket_link: 'https://shop.example/de/tickets/faust-1',
      date_start: new Date('2025-11-23T18:30:00Z'),
    });
    expect(
      valuesOf('productions', { productions: [{ ...production, premiere_date: 'day:-20' }] }),
    ).toMatchObject({ premiere_date: '2025-10-31' });
  });

  test('times with and without an offset', () => {
    const start = (date_start: string) =>
      valuesOf('events', { events: [{ ...event, date_start }] })?.date_start;
    expect(start('2026-07-01T19:30')).toEqual(new Date('2026-07-01T17:30:00Z'));
    expect(start('2026-07-01T19:30+01:00')).toEqual(new Date('2026-07-01T18:30:00Z'));
    expect(start('2026-07-01T19:30:00Z')).toEqual(new Date('2026-07-01T19:30:00Z'));
  });

  test('a repeated time: the first, with a note', () => {
    const { records, problems } = check(
      file({ ...season, events: [{ ...event, date_start: '2026-10-25T02:30' }] }),
    );
    expect(records.find(({ section }) => section === 'events')?.values.date_start).toEqual(
      new Date('2026-10-25T00:30:00Z'),
    );
    expect(problems).toMatchObject([{ severity: 'note', field: 'date_start' }]);
  });

  test('amounts, colours, paths and links: normalised', () => {
    expect(valuesOf('events', season)).toMatchObject({
      min_price_normal_excl_e: '12.50',
      prices: [{ amount: '38.00' }],
    });
    expect(valuesOf('color_groups', season)).toMatchObject({ base_color: '#ff5a1f' });
    expect(valuesOf('redirects', season)).toMatchObject({ old_path: '/faust' });
  });

  test('a struck passage: its pieces, which join to the plain passage', () => {
    expect(valuesOf('productions', season)?.struck_text).toEqual({
      de: [
        { text: 'Habe nun, ', kept: false },
        { text: 'ach!', kept: true },
        { text: ' Philosophie', kept: false },
      ],
      source: { de: 'Faust, Nacht' },
    });
  });

  test('formatting that is not allowed: its text, with a note', () => {
    const { records, problems } = check(
      file({ ...season, productions: [{ ...production, text: text('<h2>Kopf</h2><p>a</p>') }] }),
    );
    expect(records.find(({ section }) => section === 'productions')?.values.text).toEqual({
      de: '<p>Kopf</p><p>a</p>',
    });
    expect(problems).toMatchObject([{ severity: 'note', field: 'text.de' }]);
  });

  test('a missing field: nothing; a null or empty one: null', () => {
    const values = valuesOf('productions', {
      productions: [{ ...production, lead: null, subtitle: text('') }],
    });
    expect(values).toMatchObject({ lead: null, subtitle: null });
    expect(values).not.toHaveProperty('headline');
  });

  test('a guest performance: any stage', () => {
    expect(
      check(file({ ...season, events: [{ ...event, is_on_tour: true, stage_name: 'Schiffbau, Zürich' }] }))
        .problems,
    ).toEqual([]);
  });
});

describe('every file has a report and never an exception:', () => {
  test('any text', () => {
    fc.assert(
      fc.property(fc.string(), fc.constantFrom('a.json', 'a.csv'), (content, name) => {
        expect(Array.isArray(check({ name, text: content }).problems)).toBe(true);
      }),
    );
  });

  test('any JSON in any section', () => {
    const names = fc.constantFrom(
      ...Object.keys(season),
      'forms',
      'venues',
      'media',
      'subscriptions',
      'home_elements',
      '__proto__',
    );
    fc.assert(
      fc.property(fc.dictionary(names, fc.jsonValue({ maxDepth: 5 })), (sections) => {
        for (const { message } of check(file(sections)).problems) expect(message.de).not.toBe(message.en);
      }),
      { numRuns: 300 },
    );
  });

  test('a valid record with any value in any field', () => {
    const value = fc.oneof(
      fc.jsonValue({ maxDepth: 4 }),
      fc.string({ unit: codePoint }),
      fc.constantFrom('__proto__', '\ud800', 'x'.repeat(5000)),
    );
    for (const [section, records] of Object.entries(season)) {
      if (!Array.isArray(records)) continue;
      const fields = [...Object.keys(records[0] as object), 'constructor', '__proto__', 'toString'];
      fc.assert(
        fc.property(fc.constantFrom(...fields), value, (field, given) => {
          const record = JSON.stringify({ ...(records[0] as object), [`${field}#`]: given }).replace(
            `"${field}#"`,
            JSON.stringify(field),
          );
          const { problems } = check({
            name: 'a.json',
            text: `{"format":"foyer-season/1","${section}":[${record}]}`,
          });
          expect(problems.every(({ message: { de, en } }) => de !== '' && en !== '' && de !== en)).toBe(true);
        }),
        { numRuns: 60 },
      );
    }
  });

  test('a deeply nested document', () => {
    const depth = 50_000;
    const deep = `{"format":"foyer-season/1","tags":[${'['.repeat(depth)}${']'.repeat(depth)}]}`;
    expect(check({ name: 'a.json', text: deep }).problems.length).toBeGreaterThan(0);
  });
});
