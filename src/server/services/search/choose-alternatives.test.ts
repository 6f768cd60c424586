import { expect, it } from 'vitest';
import { type Candidate, chooseAlternatives } from './choose-alternatives.ts';

type Found = [word: string, relation: Candidate['relation']];

it.each<[typed: string, Found[], likeliest: string | null, how: object]>([
  ['fasut', [['faust', 'like']], 'faust', { isCertain: false, isPrefix: false }],
  // The same sound, and the same consonants.
  ['woyzek', [['woyzeck', 'like']], 'woyzeck', { isCertain: true }],
  ['schekspir', [['shakespeare', 'sound']], 'shakespeare', { isCertain: false }],
  ['schekspir', [['shakespeare', 'like']], null, {}],
  ['resavieren', [['reservieren', 'like']], 'reservieren', { isCertain: true, isPrefix: false }],
  // Both are one letter longer, and a short word may lack any.
  [
    'stum',
    [
      ['sturm', 'like'],
      ['stumm', 'like'],
    ],
    'sturm',
    {},
  ],
  ['wolf', [['wolfgang', 'longer']], 'wolfgang', { isCertain: false, isPrefix: true }],
  [
    'barrierefrei',
    [['barrierefreiheit', 'longer']],
    'barrierefreiheit',
    { isCertain: true, isPrefix: false },
  ],
  ['wolf', [['zwölf', 'like']], null, { isCertain: false }],
  [
    'hamlt',
    [
      ['hamlet', 'like'],
      ['hamster', 'like'],
    ],
    'hamlet',
    { nearlyAsLikely: [] },
  ],
  [
    'strum',
    [
      ['sturm', 'like'],
      ['strom', 'like'],
      ['stumm', 'like'],
    ],
    'sturm',
    {},
  ],
  [
    'bühnenkantine',
    [
      ['bühnen', 'part'],
      ['kantine', 'part'],
    ],
    'bühnen kantine',
    { isCertain: true },
  ],
  [
    'stimmentheater',
    [
      ['stammtor', 'sound'],
      ['stimmen', 'part'],
      ['theater', 'part'],
    ],
    'stimmen theater',
    { isCertain: true },
  ],
  ['xyzabc', [], null, { spellings: [], isCertain: false }],
])('chooses for %s among %j', (typed, found, likeliest, how) => {
  const candidates = found.map(([word, relation]) => ({ word, relation, documents: 1 }));
  expect(chooseAlternatives(typed, candidates)).toMatchObject({ likeliest, ...how });
});
