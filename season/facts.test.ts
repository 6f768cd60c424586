// Facts such as telephone numbers, hours, prices, places and ages are the same throughout the demo season.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { weekdayOf } from '#domain/dates/dates.ts';
import { parseEventFilter } from '#domain/events/filters.ts';
import { bothLanguages } from '#domain/languages/locales.ts';
import { withNoBreakSpaces } from '#domain/languages/no-break-spaces.ts';
import { matchPath } from '#domain/site/route-paths.ts';
import { siteText } from '#domain/site/site.ts';
import { type Weekday, weekdayCodes } from '#domain/subscriptions/subscription.ts';
import { demoFolder } from '#season/load-demo.ts';
import { activity, minutesBetween } from '#season/schedule/event.ts';
import { serviceTags, surtitled } from '#season/schedule/services.ts';
import { tariffs } from '#season/schedule/tickets.ts';
import { buildEvents, type ScheduleProduction } from '#season/schedule.ts';
import * as site from '#site';

interface Production extends ScheduleProduction {
  key: string;
  name: { de: string; en?: string };
  age_recommendation?: number;
  duration?: number;
  language_info?: { de: string; en: string };
  tags?: string[];
}

interface Subscription {
  key: string;
  weekdays: Weekday[];
  events?: string[];
}

interface Told {
  /** `pages-visit.json/pages/5/modules/0/content/de` */
  where: string;
  text: string;
}

const files = readdirSync(demoFolder)
  .filter((name) => name.endsWith('.json'))
  .map((name) => ({
    name,
    content: JSON.parse(readFileSync(path.join(demoFolder, name), 'utf8')) as Record<string, unknown>,
  }));

/** Without the search's lists of words. */
const raw = files.flatMap(({ name, content: { search_synonyms: _, ...content } }) =>
  [...JSON.stringify(content).matchAll(/"((?:[^"\\]|\\.)*)"/g)].map(([, text = '']) => ({ name, text })),
);

/** No-break spaces and word joiners are a matter of typography. */
const plain = (text: string) => text.replaceAll('\u00a0', ' ').replaceAll('\u2060', '');

function* textsOf(value: unknown, where: string): Generator<Told> {
  if (typeof value === 'string') yield { where, text: plain(value) };
  else if (value !== null && typeof value === 'object')
    for (const [key, part] of Object.entries(value)) yield* textsOf(part, `${where}/${key}`);
}

// Synonyms of the search are word lists without facts.
const texts: Told[] = files.flatMap(({ name, content: { search_synonyms: _, ...content } }) => [
  ...textsOf(content, name),
]);
const sentences: Told[] = texts.flatMap(({ where, text }) =>
  text
    .replaceAll(/<[^>]+>/g, '\n')
    .split(/(?<=[.!?])\s+(?=\p{Lu})|\n/u)
    .map((sentence) => ({ where, text: sentence })),
);
const productions = files.flatMap(({ content }) => (content.productions ?? []) as Production[]);
const productionOf = (key: string) => productions.find((each) => each.key === key);

/** Sentences of a subject that lack its fact. */
const contradictions = (subject: RegExp, fact: RegExp) =>
  sentences
    .filter(({ text }) => subject.test(text) && !fact.test(text))
    .map(({ where, text }) => `${where}: ${text}`);

const numbers = [site.box_office, site.subscription_service, site.press].map(({ phone }) => phone);

/** What a sentence is about, and what it then has to say. */
const facts: [what: string, subject: RegExp, fact: RegExp][] = [
  [
    'hours of the box office',
    /(?:(?:Kasse|Kassenhalle|box office|ticket hall)\b.*\d+ (?:bis|am to) \d|^Täglich \d|^Daily,? )/,
    /11 bis 19 Uhr|11 am to 7 pm/,
  ],
  ['rows of the induction loop', /(?:schleife|loop).*(?:Reihe|rows?\b)/i, /Reihen 3 bis 14|rows 3 to 14/],
  [
    'row of the wheelchair spaces',
    /(?:Plätze|spaces).*(?:Reihe|row) \d/,
    /Reihe 12|row 12|rows 3 to 14|3 bis 14/,
  ],
  ['how often the newsletter comes', /Brief im|letter a |newsletter.*(?:week|month)/i, /Monat|month/],
  ['seats of the Teeraum', /Teeraum (?:fasst|seats)/, /achtundvierzig|forty-eight/],
  ['way up to the Nachtasyl', /^Unter dem Dach, |^Under the roof, /, /96/],
  ['way up to the fly loft', /(?:Schnürboden|fly loft).*(?:Stufen|steps)/, /212/],
  [
    'under thirty at the door',
    /(?:Unter 30|under 30|unter dreißig|under thirty).*(?:€|uro)/i,
    /9 €|€9\b|9 €|9-Euro|neun Euro|nine euros|40|25/,
  ],
];

describe('the demo season', () => {
  test.each(facts)('gives one value for the %s', (_, subject, fact) => {
    expect(sentences.some(({ text }) => subject.test(text))).toBe(true);
    expect(contradictions(subject, fact)).toEqual([]);
  });

  test.each([
    [/19\. September 2025 mit einem Eröffnungsfest/, /19 September 2025 with an opening festival/],
    [/Vorverkauf für September und Oktober läuft/, /Booking for September and October is open/],
    [/über zwanzig Premieren/i, /more than twenty premieres/i],
    [/10 % auf den nächsten Kartenkauf/, /10% off your next ticket/],
  ])('announces its season: %s', (...announced) => {
    for (const words of announced) expect(texts.some(({ text }) => words.test(text))).toBe(true);
  });

  test('has the number of stages that its description states', () => {
    expect(site.stages).toHaveLength(9);
    expect(bothLanguages.map((locale) => siteText(site.description, locale))).toEqual([
      expect.stringContaining('neun Bühnen'),
      expect.stringContaining('nine stages'),
    ]);
  });

  test('shows the number that a link dials', () => {
    const links = texts.flatMap(({ text }) => [...text.matchAll(/<a href="tel:([^"]+)">([^<]+)<\/a>/g)]);
    expect(links.length).toBeGreaterThan(10);
    for (const [, dialled, shown] of links) {
      const number = numbers.find(({ dial }) => dial === dialled);
      expect([number?.label, number?.label.replace(/^0/, '+49 ')]).toContain(shown);
    }
  });

  test('lists exactly the prices of the tariffs on its price page', () => {
    const page = files
      .flatMap(({ content }) => (content.pages ?? []) as { key: string; modules: unknown }[])
      .find(({ key }) => key === 'karten');
    const amounts = Object.entries(tariffs)
      .filter(([name]) => name !== 'tour')
      .flatMap(([, { places, reduced }]) => {
        const [highest, lowest] = [places[0]?.[2], places.at(-1)?.[2]];
        return [highest, lowest, reduced].filter((amount) => typeof amount === 'string');
      })
      .map(Number);
    for (const [language, price] of [
      ['de', /\d+(?:,\d\d)?(?= €| bis \d)/g],
      ['en', /(?<=€)\d+(?:\.\d\d)?/g],
    ] as const) {
      const shown = [...textsOf(page?.modules, '')]
        .filter(({ where }) => where.endsWith(`/${language}`))
        .flatMap(({ text }) => [...text.matchAll(price)])
        .map(([amount]) => Number(amount.replace(',', '.')));
      const middle = [tariffs.Bühne, tariffs.premiere]
        .flatMap((tariff) => tariff?.places ?? [])
        .map(([, , amount]) => Number(amount));
      expect(new Set(shown)).toEqual(new Set([...amounts, ...middle]));
    }
  });

  test('names the same plays and days for English surtitles everywhere', () => {
    for (const { key, language_info, tags } of productions) {
      const isSurtitled = surtitled.has(key);
      expect([key, tags?.includes('englische-uebertitel') ?? false]).toEqual([key, isSurtitled]);
      expect([key, /Freitags mit englischen Übertiteln/.test(plain(language_info?.de ?? ''))]).toEqual([
        key,
        isSurtitled,
      ]);
      expect([key, /English surtitles on Fridays/.test(plain(language_info?.en ?? ''))]).toEqual([
        key,
        isSurtitled,
      ]);
    }
    expect(sentences.filter(({ text }) => /elf (?:Inszenierungen|mit englischen)/.test(text))).toHaveLength(
      2,
    );
    expect(surtitled.size).toBe(11);
  });

  test('promises no days for services, which the schedule gives to some evenings only', () => {
    const service =
      /Audiodeskription|Tastführung|entspannt|Gebärdensprache|audio desc|touch tour|relaxed|Sign Lang/i;
    const regular =
      /im Monat|im Jahr|jede[mnrs]? |zweite[mnr]?\b|\b(?:zwei|eine) Vorstellung|month|every|each|\bone perf|\btwo perf/i;
    const promised = sentences.filter(
      ({ where, text }) => /accessibility_info/.test(where) && service.test(text) && regular.test(text),
    );
    expect(promised).toEqual([]);
  });

  test('dates the opening festival in the schedule as on its page', () => {
    const events = buildEvents('2026-11-26', productions);
    const festival = events.filter(({ production }) => production === 'eroeffnungsfest');
    const starts = festival.map(({ date_start }) => date_start);
    expect(starts).toEqual(['2025-09-19T18:00', '2025-09-20T11:00', '2025-09-21T11:00']);
  });

  test('ends late songs as long after their begin as their page says', () => {
    const songs = buildEvents('2026-11-26', productions).filter(
      ({ production, date_end }) => production === 'kein-schlaf' && date_end,
    );
    const lengths = songs.map(({ date_start, date_end = '' }) => minutesBetween(date_start, date_end));
    expect(new Set(lengths)).toEqual(new Set([productionOf('kein-schlaf')?.duration]));
  });

  test('gives sign language to every performance of the play that is in both languages', () => {
    const events = buildEvents('2026-11-26', productions);
    const played = events.filter(
      ({ production, activity: id }) =>
        production === 'die-kleine-meerjungfrau' && id === activity.performance,
    );
    expect(played.length).toBeGreaterThan(5);
    expect(played.filter(({ access_services }) => !access_services?.includes('sign-language'))).toEqual([]);
  });

  test('puts only evenings of its days of the week into a subscription', () => {
    const subscriptions = files.flatMap(({ content }) => (content.subscriptions ?? []) as Subscription[]);
    // From a Thursday to a Wednesday, so that no day of the week is right by chance.
    for (const today of ['2026-11-26', '2026-11-30', '2026-12-02'] as const) {
      const starts = new Map(buildEvents(today, productions).map(({ key, date_start }) => [key, date_start]));
      for (const { key, weekdays: days, events = [] } of subscriptions) {
        const played = events.map(
          (event) => weekdayCodes[weekdayOf((starts.get(event) ?? '').slice(0, 10)) - 1],
        );
        expect([key, played.filter((day) => !days.includes(day ?? 'mo'))]).toEqual([key, []]);
      }
    }
  });

  test('offers in the calendar no theme that holds for some evenings of a play only', () => {
    const tags = files.flatMap(
      ({ content }) => (content.tags ?? []) as { key: string; for_events: boolean }[],
    );
    const ofEvenings = tags.filter(({ key }) => serviceTags.includes(key));
    expect(ofEvenings.map(({ for_events }) => for_events)).toEqual([false, false, false]);
  });

  test('parts no amount, hour or day from what follows it', () => {
    expect(raw.filter(({ text }) => withNoBreakSpaces(text) !== text)).toEqual([]);
  });

  test('gives one age and one duration per play', () => {
    const teasers = texts.flatMap(({ where, text }) => {
      const key = /^production:(.+)$/.exec(text)?.[1];
      return key ? [{ key, folder: where.replace(/\/[^/]+$/, '/') }] : [];
    });
    const ages: [key: string, age: number, told: number][] = [];
    for (const { key, folder } of teasers) {
      for (const { where, text } of texts) {
        if (!where.startsWith(folder)) continue;
        const age = /^(?:Ab|From) (\d+)$/.exec(text)?.[1];
        if (age) ages.push([key, productionOf(key)?.age_recommendation ?? 0, Number(age)]);
        const minutes = /(\d+) (?:Minuten|minutes)/.exec(text)?.[1];
        if (minutes) expect([key, Number(minutes)]).toEqual([key, productionOf(key)?.duration]);
      }
    }
    const choices = files
      .flatMap(({ content }) => [...textsOf(content.forms, '')])
      .flatMap(({ text }) => [...text.matchAll(/^(.+), ab (\d+)$/g)]);
    for (const [, name, age] of choices) {
      const play = files
        .flatMap(({ content }) => (content.productions ?? []) as (Production & { name: { de: string } })[])
        .find((each) => each.name.de === name);
      ages.push([name as string, play?.age_recommendation ?? 0, Number(age)]);
    }
    expect(ages.length).toBeGreaterThan(8);
    for (const [key, age, shown] of ages) expect([key, shown]).toEqual([key, age]);
  });

  test('links only to existing addresses', () => {
    const pages = files.flatMap(
      ({ content }) => (content.pages ?? []) as { path_de: string; path_en: string }[],
    );
    const paths = new Set(pages.flatMap(({ path_de, path_en }) => [`/de/${path_de}`, `/en/${path_en}`]));
    const links = texts.filter(
      ({ where, text }) => /^\/(?:de|en)\b/.test(text) && !where.includes('/redirects/'),
    );
    expect(links.length).toBeGreaterThan(80);
    for (const { where, text } of links) {
      const url = new URL(text, 'https://theatre.example');
      const match = matchPath(url.pathname);
      const isThere = match?.name === 'page' ? paths.has(url.pathname) : match != null;
      expect([where, text, isThere]).toEqual([where, text, true]);
      const service = url.searchParams.get('access_service');
      if (service) expect(parseEventFilter(url.searchParams, '2026-03-12').access_service).toBe(service);
    }
  });
});

test('English texts call a play by the name that its English page has', () => {
  const german = productions.filter(({ name: { de, en } }) => en && en !== de).map(({ name }) => name.de);
  const names = new RegExp(`(?<![\\p{L}-])(${german.join('|')})(?![\\p{L}-])`, 'u');
  const english = texts.filter(({ where }) => where.endsWith('/en') && !where.includes('/original_title/'));
  expect(english.filter(({ text }) => names.test(text))).toEqual([]);
});
