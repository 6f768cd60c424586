import { expect, test } from 'vitest';
import { matchColumns } from './match-columns.ts';
import { readTable } from './read-table.ts';

test.each<[string, string, string[][]]>([
  [
    'Excel',
    'Stück\tTag\r\nNora\t24.11.2026\r\n',
    [
      ['Stück', 'Tag'],
      ['Nora', '24.11.2026'],
    ],
  ],
  [
    'a cell with line breaks and tabs',
    'A\tB\r\n"eins\nzwei\tdrei"\t4\r\n',
    [
      ['A', 'B'],
      ['eins\nzwei\tdrei', '4'],
    ],
  ],
  [
    'doubled quotation marks',
    'A\tB\n"sagt ""nein"""\t4',
    [
      ['A', 'B'],
      ['sagt "nein"', '4'],
    ],
  ],
  [
    'LibreOffice with quotation marks inside',
    'A\tB\nsagt "nein" laut\t4',
    [
      ['A', 'B'],
      ['sagt "nein" laut', '4'],
    ],
  ],
  [
    'a title that begins with a quotation mark',
    'A\tB\n"Faust" I\t4',
    [
      ['A', 'B'],
      ['"Faust" I', '4'],
    ],
  ],
  [
    'a quotation mark that nothing closes',
    'A\tB\n"Faust\t4',
    [
      ['A', 'B'],
      ['"Faust', '4'],
    ],
  ],
  [
    'the export in German',
    '\ufeffNummer;Name\r\n4;"Faust; ein Fragment"\r\n',
    [
      ['Nummer', 'Name'],
      ['4', 'Faust; ein Fragment'],
    ],
  ],
  [
    'the export in English',
    'Number,Name\r\n4,"Faust, a fragment"\r\n',
    [
      ['Number', 'Name'],
      ['4', 'Faust, a fragment'],
    ],
  ],
  ['one column with commas in it', 'Name\nMann, Thomas', [['Name'], ['Mann, Thomas']]],
  [
    'empty columns at the right',
    'A\tB\t\t\n1\t2\t\t\n',
    [
      ['A', 'B'],
      ['1', '2'],
    ],
  ],
])('%s', (_, text, rows) => {
  expect(readTable(text).map(({ cells }) => cells)).toEqual(rows);
});

test('empty rows are left out, and the others keep their numbers', () => {
  expect(readTable('A\tB\n\t\n1\t2\n').map(({ number }) => number)).toEqual([1, 3]);
  expect(readTable('')).toEqual([]);
});

test.each<[string, string[], (string | null)[]]>([
  [
    'the heads of the export',
    ['Nummer', 'Untertitel (Deutsch)', 'Beginn'],
    ['id', 'subtitle.de', 'date_start'],
  ],
  ['the other language', ['Number', 'Subtitle (English)', 'Begins'], ['id', 'subtitle.en', 'date_start']],
  ['names of fields', ['id', 'subtitle.en', 'date_start.time'], ['id', 'subtitle.en', 'date_start.time']],
  [
    'a list as the theatre keeps it',
    ['STÜCK', 'Datum', 'Uhrzeit', 'Bühne', 'Untertitel', 'Bemerkung'],
    ['production', 'date_start.day', 'date_start.time', 'stage_name', 'subtitle.de', null],
  ],
  ['a head that is there twice', ['Stück', 'Stück'], ['production', null]],
])('%s', (_, heads, expected) => {
  const names = matchColumns('events', heads).map(
    (column) => column && [column.field, column.language ?? column.part].filter(Boolean).join('.'),
  );
  expect(names).toEqual(expected);
});
