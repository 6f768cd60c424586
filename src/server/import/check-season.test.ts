import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { checkSeason } from '#server/import/check-season.ts';
import { problemLine } from '#server/import/problem.ts';
import { circumstances, event, file, production, season, tag, text } from '#server/import/season.fixture.ts';
import type { SeasonFile } from '#server/import/season-file.ts';

const check = (...files: SeasonFile[]) => checkSeason(files, circumstances);
const valuesOf = (name: string, sections: Record<string, unknown>) =>
  check(file(sections)).records.find(({ section }) => section === name)?.values;

test('a season in which everything is right has no problems', () => {
  expect(check(file(season)).problems).toEqual([]);
});

describe('what is wrong is named with its record and field:', () => {
  const withProduction = (change: object) => ({ ...season, productions: [{ ...production, ...change }] });
  const withEvent = (change: object) => ({ ...season, events: [{ ...event, ...change }] });
  const withColours = (base_color: string, secondary_color: string) => ({
    color_groups: [{ key: 'rost', name: 'rost', base_color, secondary_color }],
  });
  const withLink = (url: string) => ({
    menu_links: [{ key: 'abo', list: 'menu', menu_name: text('Abo'), url: text(url) }],
  });
  test.each<[string, Record<string, unknown>, string, string, RegExp]>([
    [
      'an unknown field',
      withProduction({ diretor: 'x' }),
      'productions/faust',
      'diretor',
      /Did you mean "director"/,
    ],
    [
      'an unknown field far from any',
      withProduction({ zzzzzz: 1 }),
      'productions/faust',
      'zzzzzz',
      /There are: key, name/,
    ],
    ['a missing name', withProduction({ name: undefined }), 'productions/faust', 'name', /each language/],
    [
      'a name that is empty',
      withProduction({ name: text(' ') }),
      'productions/faust',
      'name',
      /in German at least/,
    ],
    [
      'a text without its languages',
      withProduction({ name: 'Faust' }),
      'productions/faust',
      'name',
      /"de": "…"/,
    ],
    [
      'English without German',
      withProduction({ lead: { en: 'x' } }),
      'productions/faust',
      'lead.de',
      /German text is missing/,
    ],
    [
      'a third language',
      withProduction({ lead: { de: 'x', fr: 'y' } }),
      'productions/faust',
      'lead.fr',
      /no field "fr"/,
    ],
    [
      'a stage the house does not have',
      withProduction({ stage_name: 'Buehne' }),
      'productions/faust',
      'stage_name',
      /Did you mean "Bühne"/,
    ],
    [
      'a script in a text',
      withProduction({ text: text('<script>alert(1)</script>') }),
      'productions/faust',
      'text.de',
      /not allowed in a text: <script>/,
    ],
    [
      'a script in a link of a text',
      withProduction({ text: text('x', '<a href="javascript:x">x</a>') }),
      'productions/faust',
      'text.en',
      /javascript/,
    ],
    [
      'a control character',
      withProduction({ director: 'a\u0000b' }),
      'productions/faust',
      'director',
      /U\+0000/,
    ],
    [
      'half a character',
      withProduction({ director: 'a\ud800b' }),
      'productions/faust',
      'director',
      /lone surrogate/,
    ],
    [
      'a number too large to store',
      withProduction({ order: 2 ** 31 }),
      'productions/faust',
      'order',
      /whole number/,
    ],
    [
      'a text where a number belongs',
      withProduction({ duration: '90' }),
      'productions/faust',
      'duration',
      /whole number from 1 to 1440/,
    ],
    [
      'a tag that does not exist',
      withProduction({ tags: ['klassikr'] }),
      'productions/faust',
      'tags[0]',
      /Did you mean "klassiker"/,
    ],
    [
      'a tag listed twice',
      withProduction({ tags: ['klassiker', 'klassiker'] }),
      'productions/faust',
      'tags[1]',
      /twice/,
    ],
    [
      'a person that does not exist',
      withProduction({ cast: [{ role: text('X'), name: 'Y', person: 'nobody' }] }),
      'productions/faust',
      'cast[0].person',
      /persons\/nobody/,
    ],
    [
      'a picture that does not exist',
      withProduction({ picture: 'faust' }),
      'productions/faust',
      'picture',
      /media\/faust/,
    ],
    [
      'a passage of which nothing remains',
      withProduction({ struck_text: { de: 'alles weg', source: text('x') } }),
      'productions/faust',
      'struck_text.de',
      /\[\[ and \]\]/,
    ],
    [
      'a passage with an open bracket',
      withProduction({ struck_text: { de: 'a [[b]] [[c', source: text('x') } }),
      'productions/faust',
      'struck_text.de',
      /\[\[ and \]\]/,
    ],
    [
      'an embed that is an address',
      withProduction({
        trailer: { provider: 'youtube', id: 'https://evil.example', title: text('x'), length: '1:00' },
      }),
      'productions/faust',
      'trailer.id',
      /not the id of a video/,
    ],
    [
      'an embed from elsewhere',
      withProduction({ trailer: { provider: 'evil', id: 'abcdefghijk', title: text('x'), length: '1:00' } }),
      'productions/faust',
      'trailer.provider',
      /youtube, vimeo/,
    ],
    [
      'a section of a booklet',
      withProduction({ booklet: [{ key: 'pakt', headline: text('x'), texte: 1 }] }),
      'productions/faust/pakt',
      'texte',
      /Did you mean "text"/,
    ],
    [
      'a section of a booklet twice',
      withProduction({ booklet: [production.booklet[0], production.booklet[0]] }),
      'productions/faust/pakt',
      'key',
      /This key is taken/,
    ],
    [
      'a key that cannot be one',
      withProduction({ key: 'Faust 1' }),
      'productions/Faust 1',
      'key',
      /lower-case letters/,
    ],
    [
      'a time that the clock skips',
      withEvent({ date_start: '2026-03-29T02:30' }),
      'events/faust-1',
      'date_start',
      /skips this time/,
    ],
    [
      'a day that does not exist',
      withEvent({ date_start: '2025-02-31T19:30' }),
      'events/faust-1',
      'date_start',
      /not a date and time/,
    ],
    [
      'a day that does not exist, with an offset',
      withEvent({ date_start: '2025-02-31T19:30:00Z' }),
      'events/faust-1',
      'date_start',
      /not a date and time/,
    ],
    [
      'an end before the beginning',
      withEvent({ date_end: '2025-11-20T19:00' }),
      'events/faust-1',
      'date_end',
      /after the beginning/,
    ],
    [
      'that an evening is past',
      withEvent({ status: 'past' }),
      'events/faust-1',
      'status',
      /said by the clock/,
    ],
    [
      'an outcome that is none',
      withEvent({ outcome: 'canceled' }),
      'events/faust-1',
      'outcome',
      /Did you mean "cancelled"/,
    ],
    [
      'an event without any name',
      withEvent({ production: undefined }),
      'events/faust-1',
      'name',
      /needs a name of its own/,
    ],
    [
      'an activity that does not exist',
      withEvent({ activity: 8 }),
      'events/faust-1',
      'activity',
      /activities\/8/,
    ],
    [
      'a price that is none',
      withEvent({ min_price_normal_excl_e: 'ab 9' }),
      'events/faust-1',
      'min_price_normal_excl_e',
      /"38.00"/,
    ],
    [
      'a ticket link that runs something',
      withEvent({ ticket_url_external: 'javascript:alert(1)' }),
      'events/faust-1',
      'ticket_url_external',
      /cannot be used/,
    ],
    [
      'a stage of elsewhere that is not on tour',
      withEvent({ stage_name: 'Schiffbau' }),
      'events/faust-1',
      'stage_name',
      /no stage "Schiffbau"/,
    ],
    [
      'a colour by name',
      withColours('red', '#ffffff'),
      'color_groups/rost',
      'base_color',
      /# and six digits/,
    ],
    [
      'a colour that breaks out',
      withColours('#ffffff;}body{', '#000000'),
      'color_groups/rost',
      'base_color',
      /# and six digits/,
    ],
    [
      'colours that cannot be told apart',
      withColours('#777777', '#888888'),
      'color_groups/rost',
      'secondary_color',
      /4.5 is needed/,
    ],
    [
      'a link to another host in disguise',
      withLink('//evil.example'),
      'menu_links/abo',
      'url.de',
      /cannot be used/,
    ],
    [
      'a link with a hidden character',
      withLink('/de/\u200babo'),
      'menu_links/abo',
      'url.de',
      /cannot be used/,
    ],
    [
      'a redirect to elsewhere',
      { redirects: [{ key: 'a', old_path: '/a', new_path: 'https://evil.example' }] },
      'redirects/a',
      'new_path',
      /path of this site/,
    ],
    [
      'a redirect to itself',
      { redirects: [{ key: 'a', old_path: '/a', new_path: '/a/?x=1' }] },
      'redirects/a',
      'new_path',
      /circle/,
    ],
    [
      'redirects in a circle',
      {
        redirects: [
          { key: 'a', old_path: '/a', new_path: '/b' },
          { key: 'b', old_path: '/b', new_path: '/a' },
        ],
      },
      'redirects/b',
      'new_path',
      /circle/,
    ],
    [
      'two redirects from one path',
      {
        redirects: [
          { key: 'a', old_path: '/a', new_path: '/b' },
          { key: 'b', old_path: '/a/', new_path: '/c' },
        ],
      },
      'redirects/b',
      'old_path',
      /redirects\/a has this value/,
    ],
    [
      'a venue that is not in the configuration',
      { venues: [{ id: 99, key: 'x', slug: 'x', name: text('X') }] },
      'venues/x',
      'id',
      /site.config.ts/,
    ],
    [
      'a form with the trap’s name',
      {
        forms: [
          {
            key: 'f',
            slug: 'f',
            title: text('F'),
            fields: [{ slug: 'email2', label: text('x'), field_type: 3 }],
          },
        ],
      },
      'forms/f',
      'fields[0].slug',
      /email2/,
    ],
    [
      'a select without anything to select',
      {
        forms: [
          { key: 'f', slug: 'f', title: text('F'), fields: [{ slug: 'x', label: text('x'), field_type: 6 }] },
        ],
      },
      'forms/f',
      'fields[0].choices',
      /choose from/,
    ],
    [
      'a field type that does not exist',
      {
        forms: [
          {
            key: 'f',
            slug: 'f',
            title: text('F'),
            fields: [{ slug: 'x', label: text('x'), field_type: 16 }],
          },
        ],
      },
      'forms/f',
      'fields[0].field_type',
      /1 to 15/,
    ],
    ['a setting that is a list', { settings: { X: [1] } }, 'settings/X', 'value', /true or false/],
    ['a record that is none', { tags: ['klassiker'] }, 'tags/0', '', /object with fields/],
    ['a section that does not exist', { prodcutions: [] }, '', '', /Did you mean "productions"/],
    ['a section that is no list', { tags: {} }, 'tags', '', /list of records/],
  ])('%s', (_, sections, record, field, message) => {
    const problems = check(file(sections)).problems;
    expect(problems.map((problem) => ({ ...problem, message: problem.message.en }))).toContainEqual({
      severity: 'error',
      file: 'season.json',
      line: expect.any(Number),
      record,
      field,
      message: expect.stringMatching(message),
    });
  });
});

test('a problem is found in its line and told in both languages', () => {
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

test('a key in two files is named with the other place', () => {
  const { problems } = check(file({ tags: [tag] }, 'a.json'), file({ tags: [tag] }, 'b.json'));
  expect(problems.map((problem) => problemLine(problem, 'en'))).toEqual([
    'b.json:5 tags/klassiker key: This key is taken in a.json:4. Rename or delete one of the two records.',
  ]);
});

test('who names a record with an error is not wrong as well', () => {
  const broken = { ...season, productions: [{ ...production, duration: -1 }] };
  expect(check(file(broken)).problems.map(({ field }) => field)).toEqual(['duration']);
});

test('broken JSON is shown where it breaks', () => {
  const [problem] = check({
    name: 'a.json',
    text: '{\n  "format": "foyer-season/1",\n  "tags": [}\n}',
  }).problems;
  expect(problem).toMatchObject({ file: 'a.json', line: 3 });
});

describe('what is stored of', () => {
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

  test('a time that comes twice: the first, with a note', () => {
    const { records, problems } = check(
      file({ ...season, events: [{ ...event, date_start: '2026-10-25T02:30' }] }),
    );
    expect(records.find(({ section }) => section === 'events')?.values.date_start).toEqual(
      new Date('2026-10-25T00:30:00Z'),
    );
    expect(problems).toMatchObject([{ severity: 'note', field: 'date_start' }]);
  });

  test('amounts, colours, paths, links in one spelling', () => {
    expect(valuesOf('events', season)).toMatchObject({
      min_price_normal_excl_e: '12.50',
      prices: [{ amount: '38.00' }],
    });
    expect(valuesOf('color_groups', season)).toMatchObject({ base_color: '#ff5a1f' });
    expect(valuesOf('redirects', season)).toMatchObject({ old_path: '/faust' });
  });

  test('a struck passage: its pieces, which are the plain passage', () => {
    expect(valuesOf('productions', season)?.struck_text).toEqual({
      de: [
        { text: 'Habe nun, ', kept: false },
        { text: 'ach!', kept: true },
        { text: ' Philosophie', kept: false },
      ],
      source: { de: 'Faust, Nacht' },
    });
  });

  test('formatting that has no place: its text, with a note', () => {
    const { records, problems } = check(
      file({ ...season, productions: [{ ...production, text: text('<h2>Kopf</h2><p>a</p>') }] }),
    );
    expect(records.find(({ section }) => section === 'productions')?.values.text).toEqual({
      de: '<p>Kopf</p><p>a</p>',
    });
    expect(problems).toMatchObject([{ severity: 'note', field: 'text.de' }]);
  });

  test('a field that is left out: nothing; one that is null or empty: that it is empty', () => {
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

describe('whatever a file holds, there is a report and no exception:', () => {
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
        expect(Array.isArray(check(file(sections)).problems)).toBe(true);
      }),
      { numRuns: 300 },
    );
  });

  test('a right record with any value in any field', () => {
    const value = fc.oneof(
      fc.jsonValue({ maxDepth: 4 }),
      fc.string({ unit: 'binary' }),
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
          expect(problems.every(({ message }) => message.de !== '' && message.en !== '')).toBe(true);
        }),
        { numRuns: 60 },
      );
    }
  });

  test('a document that is nested without end', () => {
    const depth = 50_000;
    const deep = `{"format":"foyer-season/1","tags":[${'['.repeat(depth)}${']'.repeat(depth)}]}`;
    expect(check({ name: 'a.json', text: deep }).problems.length).toBeGreaterThan(0);
  });
});
