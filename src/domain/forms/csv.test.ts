import { expect, test } from 'vitest';
import { csvLine } from './csv.ts';

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
