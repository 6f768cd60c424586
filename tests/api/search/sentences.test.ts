// Questions in sentences and of several subjects, over the demo season: which of their words decide.
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { SearchResponse } from '#domain/search/search.ts';
import { demoSeasonTimeout, ensureDemoSeason } from '../../setup/demo-database.ts';
import { openTestApi, type TestApi } from '../endpoint/test-api.ts';
import { withPlainSpaces } from './plain-spaces.ts';

let api: TestApi;
beforeAll(async () => {
  await ensureDemoSeason();
  api = await openTestApi('sentences', 'demo');
}, demoSeasonTimeout);
afterAll(() => api.close());

it.each([
  // A play that has the words by their synonyms only comes after a page about the visit.
  ['de', 'stillen baby ruheraum', 'page Mit Kindern'],
  // "Night" leads to a play, but the question is about a bus.
  ['de', 'fährt nachts noch ein bus', 'page Anfahrt'],
  ['en', 'does the underground run at night', 'page Getting here'],
  // A genre has many plays, a theme one.
  ['en', 'tragedy about a mother killing her children', 'production Medea'],
  ['de', 'welche rolle spielt emre yildiz', 'person Emre Yıldız'],
  // An article and a word are not one word: "address".
  ['en', 'is there a dress code', 'page Your visit'],
  // The words stand in one passage.
  ['de', 'vorstellung mit licht an und türen offen', 'page Barrierefreiheit'],
  // "Less" is not a form of "Lessing".
  ['en', 'do children pay less', 'page With children'],
  ['en', 'how much are opening night tickets', 'page Prices and seats'],
  ['en', 'parking gaussstrasse', 'venue Thalia Gaußstraße'],
  ['en', 'press release night shift', 'press Six weeks at the terminal'],
  ['de', 'pressefotos nachtschicht', 'screen Presse'],
])('%s %s: %s', async (locale, question, wanted) => {
  const answer = await api.read<SearchResponse>(
    `/${locale}/api/search/?${new URLSearchParams({ query: question })}`,
  );
  const first = answer[answer.first].results[0];
  expect(first && `${first.kind} ${withPlainSpaces(first.title)}`).toBe(wanted);
});
