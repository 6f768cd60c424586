// Parsing struck passages: which words are struck and which are kept.
import { expect, test } from 'vitest';
import { parseStruck } from './struck-passage.ts';

const kept = (text: string) => ({ text, kept: true });
const struck = (text: string) => ({ text, kept: false });

test.each([
  ['Habe nun, [[ach!]] Philosophie', [struck('Habe nun,'), kept('ach!'), struck('Philosophie')]],
  ['[[Ich]] bin [[frei]]', [kept('Ich'), struck('bin'), kept('frei')]],
  ['alles weg', [struck('alles weg')]],
  ['[[alles bleibt]]', [kept('alles bleibt')]],
  ['[[zwei]] [[Stellen]] nebeneinander', [kept('zwei Stellen'), struck('nebeneinander')]],
  ['Zeile\n\n  [[und\nnoch]]\teine', [struck('Zeile'), kept('und noch'), struck('eine')]],
  // A comma behind the brackets belongs to the word before it.
  ['Da [[steh ich]], ich Tor', [struck('Da'), kept('steh ich,'), struck('ich Tor')]],
  ['un[[glück]]lich', [kept('unglücklich')]],
  ['nichts [[ ]] dazwischen', [struck('nichts dazwischen')]],
  ['nichts[[]] dazwischen', [struck('nichts dazwischen')]],
  ['offen [[geblieben', [struck('offen [[geblieben')]],
  ['zu]] früh', [struck('zu]] früh')]],
  ['[[innen [[doppelt]]', [struck('[[innen'), kept('doppelt')]],
  ['', []],
  ['  \n ', []],
])('%j', (text, pieces) => {
  expect(parseStruck(text)).toEqual(pieces);
});

test('parsing takes linear time', () => {
  // A parser that searches for the end of each bracket again would exceed the timeout of the test.
  const brackets = '[['.repeat(400_000);
  expect(parseStruck(brackets)).toEqual([struck(brackets)]);
});
