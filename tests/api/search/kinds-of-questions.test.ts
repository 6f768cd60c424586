// Kinds of queries with one expected result each, over the demo season: counted items, missing items, omitted words.
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Event } from '#domain/events/event.ts';
import type { SearchCompletion, SearchResponse } from '#domain/search/search.ts';
import { demoSeasonTimeout, ensureDemoSeason } from '../../setup/demo-database.ts';
import { openTestApi, type TestApi } from '../endpoint/test-api.ts';
import { withPlainSpaces } from './plain-spaces.ts';

let api: TestApi;
beforeAll(async () => {
  await ensureDemoSeason();
  api = await openTestApi('question_kinds', 'demo');
}, demoSeasonTimeout);
afterAll(() => api.close());

const ask = (locale: string, question: string) =>
  api.read<SearchResponse>(`/${locale}/api/search/?${new URLSearchParams({ query: question })}`);

async function firstOf(locale: string, question: string): Promise<string> {
  const answer = await ask(locale, question);
  const first = answer[answer.first].results[0];
  return first ? `${first.kind} ${withPlainSpaces(first.title)}` : 'nothing';
}

it.each([
  ['de', 'kürzer als zwei stunden', 'production Die Verwandlung'],
  ['en', 'short plays under 90 minutes', 'production The Metamorphosis'],
  ['de', 'längstes stück', 'production Leben und Ansichten des Tristram Shandy, Gentleman'],
  ['en', 'play longer than three hours', 'production The Life and Opinions of Tristram Shandy, Gentleman'],
  ['de', 'stücke ohne pause', 'production Die Verwandlung'],
  ['de', 'komödie ohne pause', 'production Leonce und Lena'],
  ['de', 'kinderstück mit pause', 'production Zwerg Nase'],
  ['en', 'comedy under two hours', 'production Leonce and Lena'],
  // A named play ranks first even if it does not match the restriction.
  ['de', 'faust ohne pause', 'production Faust'],
  ['de', 'nachmittagsvorstellung', 'event Leonce und Lena'],
  ['en', 'plays at 5pm', 'event Moby-Dick'],
  ['de', 'gutschein für 50 euro', 'page Gutscheine'],
  ['de', 'programmheft faust', 'production Faust'],
  ['de', 'jugendabo', 'subscription Flex-Abo unter 30'],
  ['de', 'kurzes stück für heute', 'event Kein Schlaf'],
  ['de', 'am freitag karten bis 20 euro', 'screen Termine: Freitag, bis 20 €'],
  ['de', 'stück ohne pause im april', 'event Die Verwandlung'],
  // On that day no play lacks an interval, and introductions do not count: the day is the first result.
  ['de', 'stück ohne pause am sonntag', 'day Sonntag, 15. März 2026'],
  ['en', 'this afternoon', 'day Thursday, 12 March 2026'],
  // The premiere itself, not the talk before it.
  ['en', 'opening night antigone', 'event Antigone'],
])('%s %s: events by duration and time: %s', async (locale, question, wanted) =>
  expect(await firstOf(locale, question)).toBe(wanted),
);

it.each([
  ['de', 'stück über krieg', ['Penthesilea']],
  ['en', 'play about war', ['Penthesilea']],
  ['de', 'stück über macht', ['Maria Stuart']],
  ['en', 'plays about power', ['Mary Stuart']],
  ['de', 'ein drama über gerechtigkeit', ['Der zerbrochne Krug', 'Die Räuber']],
  ['de', 'stück über revolution', ['Die Weber']],
  ['de', 'stück über einsamkeit', ['Frankenstein', 'Drei Schwestern']],
  ['de', 'stück über freundschaft', ['Moby-Dick']],
  ['en', 'a play about racism', ['Nathan the Wise']],
  ['de', 'stück über verrat', ['Hamlet', 'Medea']],
  ['de', 'stück über kolonialismus', ['Sturm']],
])('%s %s: a play by its subject', async (locale, question, wanted) => {
  const answer = await ask(locale, question);
  expect(answer.first).toBe('events');
  expect(wanted).toContain(answer.events.results[0]?.title);
});

it('a query for a duration finds all plays of that duration and no others', async () => {
  const answer = await ask('de', 'stücke unter 90 minuten');
  expect(answer.events.results.map(({ title }) => title)).toEqual([
    'Die Verwandlung',
    'Die kleine Meerjungfrau',
  ]);
  expect(answer.content.count).toBe(0);
});

it.each([
  ['de', 'karten bis 9 euro'],
  ['en', 'tickets up to €9'],
])(
  '%s %s: a query for a price finds the same plays as the filter of the schedule',
  async (locale, question) => {
    const answer = await ask(locale, question);
    const { results } = await api.read<{ results: Event[] }>('/de/api/events/?price_to=9&page_size=100');
    const plays = new Set(results.map(({ production_id, id }) => production_id ?? id));
    expect(plays.size).toBeGreaterThan(3);
    expect(answer.events.count).toBe(plays.size);
    expect(answer.content.results.map(({ url }) => url)).toEqual([expect.stringMatching(/\?price_to=9$/)]);
  },
);

it.each([
  ['de', 'wolf'],
  ['de', 'fernglas ausleihen'],
  ['en', 'starlight express'],
  ['en', 'swimming pool'],
  ['de', 'robinson'],
  ['de', 'hänsel und gretel'],
  ['de', 'peer gynt'],
  ['en', 'who plays lady macbeth'],
  ['en', 'king lear'],
  ['de', 'käthchen von heilbronn'],
  ['de', 'der besuch der alten dame'],
])(
  '%s %s: a query for something the theatre does not offer is not treated as a typing error',
  async (locale, question) => expect(await firstOf(locale, question)).toBe('nothing'),
);

it.each([
  ['de', 'doktor faustus', 'production Faust'],
  ['de', 'seefahrer auf walsuche', 'production Moby-Dick'],
  ['de', 'theater auf plattdeutsch', 'person Frauke Jessen'],
  ['en', 'georgian language', 'production Medea'],
  ['en', 'to be or not to be', 'production Hamlet'],
  ['de', 'geld zurück vorstellung entfällt', 'page Kasse'],
  ['de', 'käpitän ahab wer', 'person Adele Kuhnke'],
  ['de', 'faust gretchen schauspielerin', 'person Amira Saleh'],
  ['de', 'saal mieten', 'page Kontakt'],
  ['de', 'theater in der gaussstr', 'venue Thalia Gaußstraße'],
  // Directions to a venue are on its own page.
  ['de', 'welcher bus fährt zur gaußstraße', 'venue Thalia Gaußstraße'],
  ['en', 'student rush', 'page Under 30'],
  ['en', 'anyone called marit', 'person Marit Holm'],
])('%s %s: unknown words of a query are ignored', async (locale, question, wanted) =>
  expect(await firstOf(locale, question)).toBe(wanted),
);

it.each([
  ['en', 'price of premiere tickets', 'page Prices and seats'],
  ['en', 'concert in the bar late night', 'production No Sleep'],
  ['en', 'wheelchair seats row', 'page Accessibility'],
  ['en', 'subscription cancel', 'page Subscriptions in brief'],
  ['de', 'gutschein gültigkeit', 'page Gutscheine'],
  ['de', 'medea premiere', 'event Medea'],
  // A play ranks before articles about it and before its cast.
  ['de', 'der teufel', 'production Faust'],
  ['en', 'play about a judge', 'production The Broken Jug'],
])('%s %s: of several subjects the main one ranks first', async (locale, question, wanted) =>
  expect(await firstOf(locale, question)).toBe(wanted),
);

it.each([
  ['de', 'wer spielt ha', 'Emre Yıldız'],
  ['de', 'gret', 'Amira Saleh'],
  ['de', 'tsch', 'Drei Schwestern'],
  ['de', 'komö', 'Leonce und Lena'],
  ['de', 'nacht', 'Nachtschicht am Tor vier'],
  ['en', 'stud', 'Under 30'],
  ['en', 'bar', 'Food and drink'],
])('%s %s the first suggestion is the likeliest one: %s', async (locale, text, wanted) => {
  const found = await api.read<SearchCompletion[]>(
    `/${locale}/api/search-autocomplete/?${new URLSearchParams({ query: text })}`,
  );
  expect(withPlainSpaces(found[0]?.text ?? '')).toBe(wanted);
});

it('after "next" no month or holiday is suggested by its first letter', async () => {
  const found = await api.read<SearchCompletion[]>('/en/api/search-autocomplete/?query=next+f');
  expect(found.map(({ text }) => withPlainSpaces(text))).toEqual(['Friday, 13 March 2026']);
});

it.each([
  // Themes lead to a play, and several of them to the one that has all.
  ['de', 'hypochonder', 'production Der eingebildete Kranke'],
  ['de', 'monster aus leichenteilen', 'production Frankenstein'],
  ['en', 'amazon queen', 'production Penthesilea'],
  ['de', 'gruseliges stück mit einem ungeheuer', 'production Frankenstein'],
  // The name itself leads to none of its themes.
  ['de', 'faust', 'production Faust'],
])('%s %s: a subject leads to the play about it', async (locale, question, wanted) =>
  expect(await firstOf(locale, question)).toBe(wanted),
);

it.each([
  // The accessibility page has all of the words, but in different sentences.
  ['de', 'zugang zum saal nach beginn', 'page Besuch'],
  ['de', 'meine tochter ist 7', 'production Zwerg Nase'],
  ['de', 'begleitperson zahlt nichts', 'page Barrierefreiheit'],
  ['en', 'mother kills her children', 'production Medea'],
])('%s %s: matches within one passage rank first', async (locale, question, wanted) =>
  expect(await firstOf(locale, question)).toBe(wanted),
);

it.each([
  ['de', 'gibt es eine klimaanlage', 'page Kontakt'],
  ['en', 'is the theatre air conditioned', 'page Contact'],
  ['de', 'kann man rauchen', 'page Kontakt'],
  // Neither a slip nor a form of a name.
  ['de', 'smoking', 'nothing'],
])(
  '%s %s: questions without an answer on the site lead to the contact page',
  async (locale, question, wanted) => expect(await firstOf(locale, question)).toBe(wanted),
);

it.each([
  // Titles and names without their spaces, also with a slip.
  ['de', 'wasihrwollt', 'production Was ihr wollt'],
  ['de', 'derzerbrochenekrug', 'production Der zerbrochne Krug'],
  ['en', 'twelfthnight', 'production Twelfth Night'],
  ['de', 'paulareents', 'person Paula Reents'],
  ['de', 'tristramshandy', 'production Leben und Ansichten des Tristram Shandy, Gentleman'],
  // Parts of one play, and who is in it.
  ['de', 'orsina marinelli', 'production Emilia Galotti'],
  ['de', 'elisabeth gegen maria', 'production Maria Stuart'],
  ['de', 'wer spielt bei woyzeck mit', 'production Woyzeck'],
  // A person with that job ranks before plays that credit it.
  ['de', 'komponist', 'person Anouk Stern'],
  ['en', 'musicians', 'person Anouk Stern'],
])('%s %s: plays and people by parts of their names', async (locale, question, wanted) =>
  expect(await firstOf(locale, question)).toBe(wanted),
);

it.each([
  // Phrases also with other words of the same groups, and verbs in any form.
  ['de', 'abokarten tauschen', 'page Abo kurz erklärt'],
  ['de', 'dauerkarte kündigen', 'page Abo kurz erklärt'],
  ['de', 'kasse ansprechpartner', 'page Kasse'],
  ['de', 'workshop jugendliche', 'page Junges Thalia'],
  ['de', 'ausgedruckte karte nötig', 'page Häufige Fragen'],
  ['de', 'sonntag nachmittag abo', 'subscription Fünfer am Sonntagnachmittag'],
  // "Saal", "bringing": words for the theatre itself do not restrict the result.
  ['de', 'getränke im saal', 'page Essen und Trinken'],
  ['en', 'bringing a toddler', 'page With children'],
  // The whole compound is in the title of a page, and the verb in it does not match the synonyms of jobs.
  ['de', 'regiebücher', 'page Archiv'],
])('%s %s: other forms of synonyms', async (locale, question, wanted) =>
  expect(await firstOf(locale, question)).toBe(wanted),
);

it('a verb does not match synonyms of jobs: "kontrast einstellen"', async () =>
  expect(await firstOf('de', 'kontrast einstellen')).not.toBe('page Jobs'));

it.each([
  ['de', 'kino karten', 'nothing'],
  ['de', 'hotel hamburg', 'nothing'],
  ['en', 'weather hamburg', 'nothing'],
  ['de', 'der kleine prinz', 'nothing'],
  ['de', 'faust oper', 'production Faust'],
])(
  '%s %s: an unknown name is not replaced by results for the other words',
  async (locale, question, wanted) => expect(await firstOf(locale, question)).toBe(wanted),
);

it('an inflected word does not match a person of a similar name', async () =>
  expect(await firstOf('de', 'sterne')).not.toBe('person Anouk Stern'));

it('a misspelt word beside a day is not a subject', async () =>
  expect(await firstOf('de', 'schpilplan dezember')).toBe('day Dezember 2026'));

it.each([
  // Questions about a visit: a role or a word in a biography must not match first.
  ['de', 'suppe', 'page Essen und Trinken'],
  ['de', 'muss man klatschen', 'page Kontakt'],
  ['en', 'can i leave during the performance', 'page Questions'],
  // The home page mentions most subjects.
  ['de', 'spielzeitheft', 'page Digitale Programmhefte'],
  // A match of the title ranks before one by synonym.
  ['de', 'technik kontakt', 'page Kontakt'],
  ['de', 'ermässigung azubi', 'page Preise und Plätze'],
  ['de', 'impressum thalia', 'page Impressum'],
])('%s %s: questions about a visit lead to the page about it', async (locale, question, wanted) =>
  expect(await firstOf(locale, question)).toBe(wanted),
);

it.each([
  ['de', 'karten zurückgeben wegen corona', 'page Kasse'],
  ['de', 'sommerfeldt regisseurin', 'person Ilka Sommerfeld'],
  // The first letter is wrong, missing or in the second place.
  ['de', 'tsurm', 'production Sturm'],
  ['de', 'emdea', 'production Medea'],
  ['de', 'nedea', 'production Medea'],
  // No word is corrected to a stop word.
  ['de', 'wber', 'production Die Weber'],
  // Short words with a wrong first letter match titles only.
  ['de', 'rumor', 'nothing'],
])('%s %s: typing errors in names', async (locale, question, wanted) =>
  expect(await firstOf(locale, question)).toBe(wanted),
);

it.each([
  ['de', 'stück über arbeit', 'production Die Weber'],
  ['de', 'drama um zwei königinnen', 'production Maria Stuart'],
  ['de', 'ödipus tochter', 'production Antigone'],
  ['de', 'nixe verliebt sich in prinz', 'production Die kleine Meerjungfrau'],
  ['de', 'letzte vorstellung räuber', 'production Die Räuber'],
  ['en', 'dagger honour daughter', 'production Emilia Galotti'],
  ['de', 'arzt komödie', 'production Der eingebildete Kranke'],
  ['de', 'wer ist der regisseur von hamlet', 'production Hamlet'],
  ['de', 'mann hört stimmen', 'production Woyzeck'],
  // The singular "Bruder" belongs to another play.
  ['de', 'zwei brüder hass', 'production Die Räuber'],
])('%s %s: a play by its plot', async (locale, question, wanted) =>
  expect(await firstOf(locale, question)).toBe(wanted),
);

it('"who" finds a person, not a play', async () =>
  expect(await firstOf('de', 'bühnenmusik wer')).toMatch(/^person /));
