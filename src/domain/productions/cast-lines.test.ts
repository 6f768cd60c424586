import { describe, expect, test } from 'vitest';
import { castWithLines, isWritable, readCastLines } from './cast-lines.ts';

const part = (de: string, name: string, person: number | null = null) => ({
  role: { de, en: `${de}!` },
  name,
  person,
});
const cast = [
  part('Firs', 'Gustav', 4),
  part('Soldat', 'Ole'),
  part('Soldat', 'Tilo'),
  part('Anja', 'Clara'),
];

test.each([
  ['Firs: Kofi Asante', [{ line: 1, role: 'Firs', name: 'Kofi Asante' }]],
  ['\nFirs\tKofi:  Asante \r\n', [{ line: 2, role: 'Firs', name: 'Kofi: Asante' }]],
  ['  Zweiter  Soldat :Ole', [{ line: 1, role: 'Zweiter Soldat', name: 'Ole' }]],
  ['Kofi Asante', [{ line: 1, role: '', name: 'Kofi Asante' }]],
  ['Firs:', [{ line: 1, role: 'Firs', name: '' }]],
  ['', []],
])('%j', (text, expected) => {
  expect(readCastLines(text)).toEqual(expected);
});

describe('pasting cast lines', () => {
  const paste = (text: string) => castWithLines(cast, readCastLines(text), new Map([['Kofi', 7]]));

  test('changes a part, and keeps its English name and all other parts', () => {
    const { cast: next, rows } = paste('Firs: Kofi');
    expect(next).toEqual([part('Firs', 'Kofi', 7), ...cast.slice(1)]);
    expect(rows).toEqual([
      { line: 1, role: 'Firs', name: 'Kofi', before: 'Gustav', result: 'changed', person: 7 },
    ]);
    expect(isWritable(rows)).toBe(true);
  });

  test('assigns parts with the same name in order', () => {
    const { cast: next } = paste('Soldat: Ole\nSoldat: Kofi');
    expect(next.map(({ name }) => name)).toEqual(['Gustav', 'Ole', 'Kofi', 'Clara']);
  });

  test('appends new parts', () => {
    const { cast: next, rows } = paste('Passant: Mira');
    expect(next.at(-1)).toEqual({ role: { de: 'Passant' }, name: 'Mira', person: null });
    expect(rows[0]?.result).toBe('new');
  });

  test.each([
    ['Firs: Gustav', 'same'],
    ['Gustav', 'no-part'],
    ['Firs:', 'no-name'],
    ['Anja: Mira\nFirs:', 'changed'],
  ])('does not write %j', (text, result) => {
    const { rows } = paste(text);
    expect(rows[0]?.result).toBe(result);
    expect(isWritable(rows)).toBe(false);
  });
});
