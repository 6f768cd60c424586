// Questions in sentences and of several subjects, over the demo season: which of their words decide.
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { SearchCompletion, SearchResponse } from '#domain/search/search.ts';
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
  // The text of a play has the words, a page only their synonyms.
  ['de', 'chorleitung marlow', 'production Antigone'],
  // Hours beside a day.
  ['de', 'sonntag 11 uhr', 'event Matinee zur Premiere'],
  ['de', 'samstag 19 uhr', 'event Die Räuber'],
  ['en', 'tonight 8pm', 'event Woyzeck'],
  ['de', 'vormittagsvorstellung im april', 'event Zwerg Nase'],
  ['en', 'wensday march 18', 'day Wednesday, 18 March 2026'],
  // The run-through has no hour yet.
  ['de', 'was läuft freitag 20 uhr', 'event Emilia Galotti'],
  // Who plays on that day.
  ['de', 'paula reents heute', 'event Faust'],
  // A line of the passage that a play shows with its cuts, although a word of it is in the title of another play.
  ['de', 'habe nun ach philosophie', 'production Faust'],
  ['de', 'da steh ich nun ich armer tor', 'production Faust'],
  // A theme in several words needs no others.
  ['en', 'play about a woman who leaves her husband', 'production Nora'],
  ['de', 'sein oder nicht sein das ist hier die frage', 'production Hamlet'],
  // The evenings that have surtitles, and not a play of which some evening has them.
  ['en', 'plays in english', 'screen Calendar: Surtitles'],
  // The title of a page in several words, and not an author with a "German version".
  ['en', 'plain language version', 'page Plain language'],
  // Two words of one subject are not two.
  ['en', 'disabled companion ticket', 'page Prices and seats'],
  // What surrounds the name of a subscription is no part of it.
  ['de', 'abo freitag nächste spielzeit', 'subscription Achter am Freitag, Spielzeit 2026/27'],
  // Two words that are one.
  ['de', 'nacht asyl', 'venue Nachtasyl'],
  ['en', 'gauss strasse', 'venue Thalia Gaußstraße'],
  ['de', 'eintritt frei', 'production Kein Schlaf'],
  // Words as they sound.
  ['de', 'räuba', 'production Die Räuber'],
  ['de', 'penteseleia', 'production Penthesilea'],
  ['de', 'inhaltswarnung woyzek', 'production Woyzeck'],
  // A name among stop words, although a page has it in its title.
  ['en', 'where is the box', 'venue Thalia Gaußstraße'],
  // What is good, small or cheap names nothing.
  ['en', 'what plays are good for children', 'page With children'],
  ['de', 'kann ich mit kleinem hund kommen', 'page Barrierefreiheit'],
  ['en', 'cheap tickets saturday', 'day Saturday, 14 March 2026'],
  ['en', 'which shows are free', 'production No Sleep'],
  // The cast list has his first name.
  ['de', 'wer spielt gregor samsa', 'person Friedrich Mahler-Toth'],
  ['de', 'wer spielt peter pan', 'nothing'],
  // No play of that genre is on that day.
  ['en', "tragedy on new year's eve", 'day Thursday, 31 December 2026'],
  ['de', 'was läuft nach ostern', 'day Dienstag, 7. April, bis Montag, 13. April 2026'],
])('%s %s: %s', async (locale, question, wanted) => {
  const answer = await api.read<SearchResponse>(
    `/${locale}/api/search/?${new URLSearchParams({ query: question })}`,
  );
  const first = answer[answer.first].results[0];
  expect(first ? `${first.kind} ${withPlainSpaces(first.title)}` : 'nothing').toBe(wanted);
});

it('of the evenings of a play, one that takes place comes before a cancelled one', async () => {
  const ask = async () => {
    const { events } = await api.read<SearchResponse>(
      '/de/api/search/?query=zwerg+nase+geb%C3%A4rdensprache',
    );
    return events.results[0];
  };
  const before = await ask();
  expect(before).toMatchObject({ kind: 'event', title: 'Zwerg Nase', is_cancelled: false });
  await api.database.pool.query("update events set outcome = 'cancelled' where id = $1", [before?.id]);
  const after = await ask();
  expect(after).toMatchObject({ kind: 'event', title: 'Zwerg Nase', is_cancelled: false });
  expect(after?.id).not.toBe(before?.id);
});

it.each([
  // No month.
  ['en', 'may i bring a bag', 'Your visit'],
  // What has all the words, although one of them names a day.
  ['en', 'subscription monday', 'Five Mondays'],
  // What the search answers, and not a name that begins like one of the words.
  ['de', 'bus 250', 'Thalia Gaußstraße'],
  ['de', 'regie antigone', 'Antigone'],
  ['en', 'how do I get to the theatre', 'Getting here'],
  // No Boxing Day.
  ['en', 'where is the box', 'Getting here'],
])('%s %s suggests %s first', async (locale, query, wanted) => {
  const search = new URLSearchParams({ query });
  const [first] = await api.read<SearchCompletion[]>(`/${locale}/api/search-autocomplete/?${search}`);
  expect(first?.text && withPlainSpaces(first.text)).toBe(wanted);
});
