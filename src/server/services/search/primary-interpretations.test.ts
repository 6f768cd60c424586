// Which interpretation answers a question, by what its parts find.
import { expect, test } from 'vitest';
import type { SearchKind } from '#domain/search/search.ts';
import { synonymGroup } from '#domain/search/synonyms.ts';
import type { CompiledQuestion } from './compile-question.ts';
import { primaryInterpretations } from './primary-interpretations.ts';
import { questionVariants } from './question-variants.ts';
import { noResults, type RankedResults } from './ranked-results.ts';
import { resultTiers } from './result-tiers.ts';

type Best = [kind: SearchKind, tier: keyof typeof resultTiers];

const groups = [
  synonymGroup(['Preise', 'prices']),
  synonymGroup(['Karten', 'tickets']),
  synonymGroup(['Nora: verlässt ihren Mann']),
];

/** The best results of the words of a question, one of each category. */
type Library = Record<string, Best[]>;

function searchIn(library: Library) {
  return async ({ text }: CompiledQuestion): Promise<RankedResults> => {
    const best = { ...noResults.best };
    for (const [kind, tier] of library[text.toLowerCase()] ?? []) {
      const category = ['event', 'production'].includes(kind) ? 'events' : 'content';
      best[category] = { covered: 0, weight: 1, kind, tier: resultTiers[tier] };
    }
    return { ...noResults, best };
  };
}

async function answerTo(question: string, library: Library): Promise<string | null> {
  const find = searchIn(library);
  const variants = questionVariants(question, { groups, locale: 'de' });
  for (const [at, interpretation] of primaryInterpretations.entries()) {
    if (await interpretation({ find }, variants)) return names[at] as string;
  }
  return null;
}

const names = ['player', 'price', 'name', 'elsewhere', 'theme', 'written about', 'core in names'];

test.each<[string, Library, string | null]>([
  ['wer spielt Nora', { nora: [['person', 'named']] }, 'player'],
  // An exact title is better than a person who is called so in some text.
  [
    'wer spielt Nora',
    {
      nora: [
        ['person', 'person_text'],
        ['production', 'titled'],
      ],
    },
    'name',
  ],
  // The cast list has the first name only.
  [
    'wer spielt Gregor Samsa',
    { 'gregor samsa': [['production', 'play_entitled']], gregor: [['person', 'named']] },
    'player',
  ],
  ['wer spielt Gregor Samsa', { gregor: [['person', 'named']] }, null],
  ['Was kosten Karten', { 'was kosten karten': [['page', 'page_titled']] }, 'price'],
  ['Was kosten Karten', { 'was kosten karten': [['page', 'text']] }, null],
  [
    'Preise Große Bühne',
    { bühne: [['venue', 'page_titled']], 'preise große bühne': [['page', 'page_titled']] },
    'price',
  ],
  ['Preise für Premieren', { 'preise für premieren': [['page', 'page_titled']] }, null],
  ['wie lange dauert Faust', { faust: [['production', 'titled']] }, 'name'],
  ['wie lange dauert Faust', { faust: [['page', 'text']] }, null],
  ['verlässt ihren Mann Tartuffe', { tartuffe: [['production', 'titled']] }, 'elsewhere'],
  ['Frau verlässt ihren Mann', { 'verlässt ihren mann': [['production', 'play_entitled']] }, 'theme'],
  ['Frau verlässt ihren Mann', { 'verlässt ihren mann': [['production', 'play_partly']] }, null],
  [
    'Stück mit dem Teufel',
    {
      teufel: [
        ['booklet', 'writing_named'],
        ['production', 'text'],
      ],
    },
    'written about',
  ],
  [
    'Stück mit dem Teufel',
    {
      teufel: [
        ['page', 'writing_named'],
        ['production', 'text'],
      ],
    },
    'core in names',
  ],
  ['Karten für das Kino', { kino: [['page', 'page_named']] }, 'core in names'],
  [
    'Karten für das Kino',
    { 'karten für das kino': [['page', 'page_titled']], kino: [['page', 'page_named']] },
    null,
  ],
])('%s %j: %s', async (question, library, answer) => expect(await answerTo(question, library)).toBe(answer));
