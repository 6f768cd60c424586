// Words that are cut short or misspelt, and questions about a place, with the first result each over the demo season.
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { SearchResponse } from '#domain/search/search.ts';
import { demoSeasonTimeout, ensureDemoSeason } from '../../setup/demo-database.ts';
import { openTestApi, type TestApi } from '../endpoint/test-api.ts';

let api: TestApi;
beforeAll(async () => {
  await ensureDemoSeason();
  api = await openTestApi('begun_and_misspelt', 'demo');
}, demoSeasonTimeout);
afterAll(() => api.close());

const ask = (locale: string, question: string) =>
  api.read<SearchResponse>(`/${locale}/api/search/?${new URLSearchParams({ query: question })}`);

it.each([
  // The whole word is a theme of the play, and no subject of a visit.
  ['de', 'meerjung', 'Die kleine Meerjungfrau', 'meerjungfrau'],
  ['de', 'sommernacht', 'Ein Sommernachtstraum', 'sommernachtstraum'],
  ['de', 'sommernachtst', 'Ein Sommernachtstraum', 'sommernachtstraum'],
  ['de', 'nachtsch', 'Nachtschicht am Tor vier', 'nachtschicht'],
  ['de', 'gutsch', 'Gutscheine', 'gutscheine'],
  // As near to a title as to another word.
  ['de', 'der stum', 'Sturm', 'der sturm'],
  // A title but for one letter, although a text has both words, apart.
  ['de', 'zwerg naße', 'Zwerg Nase', 'zwerg nase'],
  // Two subjects, one of them misspelt.
  ['de', 'ermäsigung schüler', 'Preise und Plätze', 'ermäßigung schüler'],
])('%s %s: %s, and the suggestion says so', async (locale, question, title, suggestion) => {
  const answer = await ask(locale, question);
  expect(answer).toMatchObject({ match: 'suggestion', suggestion });
  expect(answer[answer.first].results[0]?.title).toBe(title);
});

it.each([
  ['de', 'barrierefreie toilette gaußstraße', 'Thalia Gaußstraße'],
  ['en', 'accessible toilet gaußstraße', 'Thalia Gaußstraße'],
  ['de', 'halsschleife ballsaal', 'Thalia Gaußstraße'],
  ['de', 'ist die gaußstraße barrierefrei', 'Thalia Gaußstraße'],
  // An article has its name in the title.
  ['de', 'ist die gaußstraße stufenlos', 'Thalia Gaußstraße'],
  // A label of a fact, as the page of the venue shows it.
  ['de', 'höranlage teeraum', 'Teeraum'],
  // No venue says what it costs.
  ['de', 'preise werkstatt', 'Preise und Plätze'],
  ['de', 'preise nachtasyl', 'Preise und Plätze'],
])('%s %s: the page that answers it: %s', async (locale, question, title) => {
  const answer = await ask(locale, question);
  expect(answer[answer.first].results[0]?.title).toBe(title);
});

it('a word that only phrases of synonyms have is not suggested for itself', async () => {
  const answer = await ask('en', 'photos for my certificate');
  expect(answer.suggestion).toBeNull();
});
