import { describe, expect, test } from 'vitest';
import { readCsv } from '#server/import/read-csv.ts';
import { checkSeason, context, event, file, season } from '#server/import/season.fixture.ts';

const read = (text: string) => readCsv({ name: 'events.csv', text });
/** Without the columns that are missing, because most files of these tests have only what they test. */
const problemsOf = (text: string) =>
  read(text)
    .problems.filter(({ message }) => !/Every event needs it/.test(message.en))
    .map(({ line, field, message }) => [line, field, message.en]);

test('an event is the same in CSV and JSON', () => {
  const csv = `key,production,activity,date_start,stage_name,prices,prices.en,min_price_normal_excl_e,secondary_ticket_link,tags
faust-1,faust,9,2025-11-20T19:30,Bühne,Parkett=38,Stalls=38,"12,50",{shop}/de/tickets/faust-1,klassiker
`;
  const { events: _, ...rest } = season;
  const fromCsv = checkSeason([file(rest), { name: 'events.csv', text: csv }], context);
  const fromJson = checkSeason([file({ ...rest, events: [event] })], context);
  const eventOf = ({ records }: typeof fromCsv) =>
    records.find(({ section }) => section === 'events')?.values;
  expect(fromCsv.problems).toEqual([]);
  expect(eventOf(fromCsv)).toEqual(eventOf(fromJson));
});

test('cells are converted to the types of their fields', () => {
  const csv =
    `\ufeffkey;name.de;name.en;intervals;is_on_tour;hide_slider;tickets_left;access_services;outcome;lead
a;"Faust; ""der"" Pakt";;70+20|150 + 15;ja;0;12;surtitles|relaxed;;`
      .replace(';lead', '')
      .replace(/;$/, '');
  expect(read(csv).records[0]?.value).toEqual({
    key: 'a',
    name: { de: 'Faust; "der" Pakt', en: null },
    intervals: [
      { after: 70, minutes: 20 },
      { after: 150, minutes: 15 },
    ],
    is_on_tour: true,
    hide_slider: false,
    tickets_left: 12,
    access_services: ['surtitles', 'relaxed'],
    outcome: null,
  });
});

test('line numbers count the lines of multi-line cells', () => {
  const { records } = read('key,name.de\r\na,"eins\nzwei\ndrei"\r\nb,x\r\n\r\nc,y\r\n');
  expect(records.map(({ position }) => [position.record, position.lineOf([])])).toEqual([
    ['events/a', 2],
    ['events/b', 5],
    ['events/c', 7],
  ]);
});

test('empty rows and columns are ignored', () => {
  const { records, problems } = read('key;name.de;;\na;eins;;\n;;;\n ;;;\nb;zwei;;\n;;;\n');
  expect(problems.map(({ field }) => field)).toEqual(['date_start', 'stage_name']);
  expect(records.map(({ position }) => [position.record, position.lineOf([])])).toEqual([
    ['events/a', 2],
    ['events/b', 5],
  ]);
  expect(records[0]?.value).toEqual({ key: 'a', name: { de: 'eins', en: null } });
  expect(problemsOf('key;name.de;\na;eins;lost\n')).toEqual([[1, '', expect.stringMatching(/no column ""/)]]);
});

describe('an invalid file is reported with its line:', () => {
  test.each([
    ['nothing in it', '', [[1, '', expect.stringMatching(/empty/)]]],
    ['no key', 'name.de\nx\n', [[1, 'key', expect.stringMatching(/missing/)]]],
    [
      'an unknown column',
      'key,datestart\na,b\n',
      [[1, 'datestart', expect.stringMatching(/Did you mean "date_start"/)]],
    ],
    [
      'a text without its language',
      'key,name\na,b\n',
      [[1, 'name', expect.stringMatching(/"name.de" or "name.en"/)]],
    ],
    [
      'no header',
      'faust-1;faust;9;2025-11-20T19:30;Bühne;klassiker\nfaust-2;faust;9;2025-11-21T19:30;Bühne;\n',
      [[1, '', expect.stringMatching(/header is missing.*There are: key, production, /)]],
    ],
    [
      'one column that is no field',
      'Datum\n1.2.2026\n',
      [[1, '', expect.stringMatching(/header is missing/)]],
    ],
    [
      'a header in capitals',
      'Key,DATE_START\na,b\n',
      [
        [1, 'Key', expect.stringMatching(/Did you mean "key"/)],
        [1, 'DATE_START', expect.stringMatching(/Did you mean "date_start"/)],
      ],
    ],
    [
      'columns that only the spreadsheet has',
      'key,Abendspielleitung,Bemerkungen\na,b,c\n',
      [
        [1, 'Abendspielleitung', expect.stringMatching(/There are: key, production, /)],
        [1, 'Bemerkungen', 'There is no column "Bemerkungen". Rename or delete it.'],
      ],
    ],
    ['a column twice', 'key,key\na,b\n', [[1, 'key', expect.stringMatching(/twice/)]]],
    [
      'a line that is too long',
      'key,name.de\na,b\na,b,c\n',
      [[3, '', expect.stringMatching(/more or fewer/)]],
    ],
    [
      'a quotation mark that stays open',
      'key,name.de\na,"b\n',
      [[expect.any(Number), '', expect.stringMatching(/quotation marks/)]],
    ],
  ])('%s', (_, text, problems) => {
    expect(problemsOf(text)).toEqual(problems);
  });

  test.each(['empty.csv', 'empty.json'])('nothing in %s', (name) => {
    const message = 'The file is empty. Save it again, or delete it.';
    for (const text of ['', '\u{feff}', '\r\n \n\t']) {
      const { problems } = checkSeason([{ name, text }], context);
      expect(problems).toMatchObject([{ file: name, line: 1, record: '', message: { en: message } }]);
    }
  });

  test('an umlaut in an older encoding', () => {
    const text = Buffer.from('key,stage_name\na,B\xfchne\n', 'latin1').toString('utf8');
    expect(checkSeason([{ name: 'events.csv', text }], context).problems[0]).toMatchObject({
      line: 2,
      message: { en: expect.stringMatching(/UTF-8/) },
    });
  });

  describe('together with all other errors:', () => {
    const header = 'key,name.de,date_start,stage_name,is_on_tour';
    const wrong = 'x,2025-11-20T19:30,Bühne,vielleicht';
    const places = (text: string) =>
      checkSeason([{ name: 'events.csv', text }], context).problems.map(
        ({ line, record, field }) => `${line} ${record} ${field}`,
      );
    const cell = (line: number, key: string) => `${line} events/${key} is_on_tour`;

    test.each([
      [
        'rows with too few and too many fields',
        [`a,${wrong}`, 'b,x', `c,${wrong}`, 'd,x,,,,,,', `e,${wrong}`],
      ],
      ['text behind a closing quote', [`a,${wrong}`, '"b"x,y', `c,${wrong}`, 'd,"x"y"z"', `e,${wrong}`]],
      ['a quote inside a text', [`a,${wrong}`, 'b,x"y', `c,${wrong}`, 'd,x "y",,,', `e,${wrong}`]],
      ['quotes that stay open', [`a,${wrong}`, 'b,"x', `c,${wrong}`, 'd,"x', `e,${wrong}`]],
    ])('%s', (_, rows) => {
      const expected = [cell(2, 'a'), '3  ', cell(4, 'c'), '5  ', cell(6, 'e')];
      for (const end of ['\n', '\r\n']) expect(places([header, ...rows].join(end)).sort()).toEqual(expected);
    });

    test('a hundred misquoted rows', () => {
      expect(places([header, ...Array.from({ length: 100 }, () => 'b,x"y')].join('\n'))).toHaveLength(100);
    });

    test('missing columns, each once', () => {
      expect(places(`key,is_on_tour\na,vielleicht\nb,vielleicht\n`)).toEqual([
        '1  production',
        '1  date_start',
        '1  stage_name',
        cell(2, 'a'),
        cell(3, 'b'),
      ]);
    });

    test('unknown, misspelt and doubled columns', () => {
      const columns = 'key,name,datestart,stage_name,is_on_tour,Bemerkung,key';
      expect(places(`${columns}\na,${wrong},,\n`)).toEqual([
        '1  name',
        '1  datestart',
        '1  Bemerkung',
        '1  key',
        cell(2, 'a'),
      ]);
    });

    test('but not a reference to such a row', () => {
      const abo = { key: 'abo', name: { de: 'Abo' }, type: 'flex', season: '2025/26', events: ['b', 'c'] };
      const csv = { name: 'events.csv', text: `${header}\na,${wrong}\nb,x\n` };
      const { problems } = checkSeason([file({ subscriptions: [abo] }), csv], context);
      expect(problems.map(({ record, field }) => `${record} ${field}`)).toEqual([
        ' ',
        'events/a is_on_tour',
        'subscriptions/abo events[1]',
      ]);
    });
  });

  test('a cell of a wrong type', () => {
    const csv =
      'key,name.de,date_start,stage_name,is_on_tour,tickets_left\na,x,2025-11-20T19:30,Bühne,vielleicht,viele\n';
    const { problems } = checkSeason([{ name: 'events.csv', text: csv }], context);
    expect(problems.map(({ line, record, field }) => [line, record, field])).toEqual([
      [2, 'events/a', 'is_on_tour'],
      [2, 'events/a', 'tickets_left'],
    ]);
  });
});

test('a table with more rows than a section has records is rejected as a whole', () => {
  const csv = `key,production,stage_name,date_start\n${'a,faust,Bühne,soon\n'.repeat(20_001)}`;
  expect(read(csv)).toMatchObject({ records: [], isPartial: true });
  expect(problemsOf(csv)).toEqual([[1, '', expect.stringMatching(/more than 20000 records\. Split it/)]]);
});
