import { expect, test } from 'vitest';
import { csvLine, withFormulas, withoutFormulas } from './csv.ts';

test.each([
  [['a', 'b'], 'a;b\r\n'],
  [['', ''], ';\r\n'],
  [['a;b', 'c,d'], '"a;b";c,d\r\n'],
  [['sie sagte: "ja"'], '"sie sagte: ""ja"""\r\n'],
  [['zwei\nZeilen'], '"zwei\nZeilen"\r\n'],
  [['=1+1', '+49 40', '-3', '@x', '\tx', 'a=b'], "'=1+1;'+49 40;'-3;'@x;'\tx;a=b\r\n"],
  [['=HYPERLINK("x";"y")'], '"\'=HYPERLINK(""x"";""y"")"\r\n'],
])('%j', (values, line) => {
  expect(csvLine(values, ';')).toBe(line);
});

test('English spreadsheets use commas as separators', () => {
  expect(csvLine(['a,b', 'c;d'], ',')).toBe('"a,b",c;d\r\n');
});

// [text, text in the file]
const formulas = [
  ['  =1+1', "  '=1+1"],
  ['\u00a0=1+1', "\u00a0'=1+1"],
  ['＝1+1', "'＝1+1"],
  ['-', '-'],
  // Cells begin here for a spreadsheet that expects the other separator.
  ['a;=1+1', "a;'=1+1"],
  ['a, @x', "a, '@x"],
  ['a\t+1', "a\t'+1"],
  ['zwei\n=1+1;-2', "zwei\n'=1+1;'-2"],
  // An apostrophe that was there stays.
  ["'=1+1", "''=1+1"],
  ["Rock,'-n-Roll", "Rock,''-n-Roll"],
  ['12,-', '12,-'],
  ['schön ;-)', 'schön ;-)'],
  ['a-b, c=d', 'a-b, c=d'],
] as const;

test.each(formulas)('%j begins no formula, and is read back', (text, written) => {
  expect(withoutFormulas(text)).toBe(written);
  expect(withFormulas(written)).toBe(text);
});
