import { expect, test } from 'vitest';
import { type FormField, honeypotField, initialValue } from './form.ts';
import { checkEntry, isEmail, isHoneypotFilled } from './form-rules.ts';

const field = (field_type: number, more: Partial<FormField> = {}): FormField => ({
  slug: 'f',
  label: 'Feld',
  field_type,
  required: false,
  visible: true,
  choices: [
    { value: 'a', label: 'A' },
    { value: 'b', label: 'B' },
  ],
  default: '',
  placeholder_text: '',
  help_text: '',
  ...more,
});

const check = (one: FormField, sent: unknown) => {
  const { values, errors } = checkEntry([one, honeypotField], { f: sent }, '2026-03-12');
  return errors.length > 0 ? errors.map(({ slug, problem }) => `${slug} ${problem}`).join() : values.f;
};

test.each([
  [1, 'a', 'a'],
  [2, 'a', 'a'],
  [4, 'true', 'true'],
  [5, '', []],
  [5, 'a', ['a']],
  [5, 'a, b', ['a', 'b']],
  [7, 'b', ['b']],
  [8, 'a', 'a'],
  [9, 'a', null],
  [9, '', null],
  [12, 'a', 'a'],
])('a field of type %i with the default %o has the initial value %o', (field_type, by, value) => {
  expect(initialValue({ field_type, default: by })).toEqual(value);
});

test.each([
  [1, ' Ida ', 'Ida'],
  [1, 7, '7'],
  [1, 'a\nb', 'f not_text'],
  [1, 'a\u0000b', 'f not_text'],
  [1, '\ud800', 'f not_text'],
  [1, 'x'.repeat(501), 'f too_long'],
  [1, { a: 1 }, 'f wrong_type'],
  [1, true, 'f wrong_type'],
  [2, 'a\r\nb', 'a\nb'],
  [2, 'x'.repeat(10_001), 'f too_long'],
  [3, 'ida@example.org', 'ida@example.org'],
  [3, 'ida', 'f email'],
  [4, true, 'true'],
  [4, 'on', 'true'],
  [4, false, ''],
  [4, 'vielleicht', 'f wrong_type'],
  [5, ['a', 'b', 'a'], ['a', 'b']],
  [5, ['c'], 'f choice'],
  [5, [1], 'f wrong_type'],
  [6, 'a', 'a'],
  [6, 'c', 'f choice'],
  [6, ['a'], 'f wrong_type'],
  [7, 'a', ['a']],
  [8, 'A', 'f choice'],
  [10, '2026-03-24', '2026-03-24'],
  [10, '2026-02-31', 'f date'],
  [10, '24.03.2026', 'f date'],
  [11, '2026-03-24T19:30', '2026-03-24T19:30'],
  [11, '2026-03-24T19:30:00', '2026-03-24T19:30'],
  [11, '2026-03-24', 'f date_time'],
  [11, '2026-03-24T24:00', 'f date_time'],
  [11, '2026-03-29T02:30', 'f no_such_hour'],
  [11, '2026-10-25T02:30', '2026-10-25T02:30'],
  [13, '12,50', '12.5'],
  [13, '-3', '-3'],
  [13, '1e9', 'f number'],
  [13, 'zwölf', 'f number'],
  [13, '9'.repeat(21), 'f number'],
  [14, 'https://a.example/b', 'https://a.example/b'],
  [14, 'a.example', 'https://a.example'],
  [14, 'http://u:p@a.example', 'f url'],
  [14, 'javascript:alert(1)', 'f url'],
  [14, 'data:text/html,x', 'f url'],
  [14, 'schule', 'f url'],
  [15, '2001-02-28', '2001-02-28'],
  [15, '2026-03-12', '2026-03-12'],
  [15, '2026-03-13', 'f birth_date'],
  [15, '1899-12-31', 'f birth_date'],
])('type %i parses %o as %o', (field_type, sent, expected) => {
  expect(check(field(field_type), sent)).toEqual(expected);
});

test.each([
  [1, '  ', 'f missing'],
  [3, undefined, 'f missing'],
  [4, false, 'f unticked'],
  [5, [], 'f unchosen'],
  [6, '', 'f unchosen'],
  [7, null, 'f unchosen'],
  [8, undefined, 'f unchosen'],
  [9, null, 'f no_file'],
  [10, '', 'f missing'],
])('type %i rejects a missing required value: %o', (field_type, sent, expected) => {
  expect(check(field(field_type, { required: true }), sent)).toBe(expected);
  expect(check(field(field_type), sent)).not.toBe(expected);
});

test('hidden fields always have their default and are never missing', () => {
  expect(check(field(1, { visible: false, default: 'fest', required: true }), 'anders')).toBe('fest');
  expect(check(field(12, { default: 'fest' }), 'anders')).toBe('fest');
});

test('unknown fields are reported', () => {
  const { errors } = checkEntry(
    [field(1), honeypotField],
    { f: '', email2: '', constructor: 1 },
    '2026-03-12',
  );
  expect(errors).toEqual([{ slug: 'constructor', problem: 'unknown' }]);
});

test.each([
  ['ida@example.org', true],
  ["i.o'neil+theater@sub.example.org", true],
  ['ida@bühne.example', true],
  ['ida@localhost', false],
  ['ida@@example.org', false],
  ['Ida <ida@example.org>', false],
  ['a@example.org,b@example.org', false],
  ['a@example.org;b@example.org', false],
  ['a@example.org\r\nBcc: b@example.org', false],
  ['a b@example.org', false],
  ['a@-example.org', false],
  [`${'a'.repeat(65)}@example.org`, false],
  [`a@${'a.'.repeat(130)}org`, false],
])('%o is an e-mail address: %s', (text, expected) => {
  expect(isEmail(text)).toBe(expected);
});

test.each([
  [{}, false],
  [{ email2: '' }, false],
  [{ email2: null }, false],
  [{ email2: 'x' }, true],
  [{ email2: ['x'] }, true],
  [{ email2: 0 }, true],
])('%o fills in the honeypot: %s', (sent, expected) => {
  expect(isHoneypotFilled(sent)).toBe(expected);
});
