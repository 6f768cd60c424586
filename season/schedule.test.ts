import { describe, expect, it } from 'vitest';
import { addDays, isDay, parseBerlinLocal, weekdayOf } from '#domain/dates/dates.ts';
import { turnaround } from '#season/schedule/board.ts';
import { minutesBetween, type ScheduleProduction, type SeasonEvent } from '#season/schedule/event.ts';
import { buildEvents, daysOfSchedule, premiereDays } from '#season/schedule.ts';

const stages: Record<string, string> = {
  Bühne:
    'faust:200 antigone:135 kirschgarten:160 hamlet:210 der-zerbrochne-krug:110 penthesilea:125 nathan-der-weise:150 maria-stuart:170 drei-schwestern:180 was-ihr-wollt:145 ein-sommernachtstraum:150 der-eingebildete-kranke:120 die-kleine-meerjungfrau:75 zwerg-nase:70',
  Ballsaal: 'nora:120 tristram-shandy:165 hedda-gabler:115',
  'Gaußstrasse Bühne': 'raeuber:150 moby-dick:190 emilia-galotti:110 die-weber:125',
  Werkstatt: 'woyzeck:105 nachtschicht-am-tor-vier:95 medea:90',
  Box: 'sturm:130 frankenstein:100 fruehlings-erwachen:105',
  Nachtasyl: 'leonce-und-lena:100 kein-schlaf:0',
  Teeraum: 'die-verwandlung:80',
  Kassenhalle: 'eroeffnungsfest:0',
};

const castOf = (key: string, names: string[]) =>
  names.map((name) => ({ role: { de: `Rolle in ${key}`, en: `Part in ${key}` }, name, person: name }));

const productions: ScheduleProduction[] = Object.entries(stages).flatMap(([stage_name, list]) =>
  list.split(' ').map((entry, at) => {
    const [key = '', minutes] = entry.split(':');
    const cast = castOf(key, [`${key} A`, `${key} B`, `Spieler ${at}`]);
    return { key, stage_name, duration: Number(minutes) || null, cast };
  }),
);

// The clock goes forward on 29 March 2026 and back on 25 October 2026; 2028 has a 29 February.
const days = [
  '2025-09-20',
  '2026-03-20',
  '2026-03-29',
  '2026-10-25',
  '2026-11-10',
  '2027-12-23',
  '2028-02-29',
];

const isHouse = (event: SeasonEvent) => !event.is_on_tour;
const isAhead = (today: string) => (event: SeasonEvent) => event.date_start.slice(0, 10) > today;
const linksOf = (event: SeasonEvent) =>
  [event.ticket_url_external, event.secondary_ticket_link, event.alternative_ticket_status].filter(Boolean);
const hasPricePair = (event: SeasonEvent) => Boolean(event.short_price_info && event.long_price_info);

/** What a season must contain, how often at least. */
const cases: [what: string, atLeast: number, is: (event: SeasonEvent) => unknown][] = [
  ['cancelled, and why', 5, (e) => e.outcome === 'cancelled' && e.cancellation_info_long],
  ['cancelled without a word', 2, (e) => e.outcome === 'cancelled' && !e.cancellation_info_short],
  ['cancelled, in short', 2, (e) => e.cancellation_info_short && !e.cancellation_info_long],
  ['sold out with a waiting list', 5, (e) => e.status === 'soldout' && e.registration_link],
  ['sold out without one', 5, (e) => e.status === 'soldout' && !e.registration_link],
  ['recast, and by whom', 5, (e) => e.outcome === 'replacement' && e.has_substitute && e.substitution_info],
  ['cancelled and sold out', 1, (e) => e.outcome === 'cancelled' && e.status === 'soldout'],
  ['premiere', 10, (e) => e.activity === 9],
  ['premiere cancelled', 2, (e) => e.activity === 9 && e.outcome === 'cancelled'],
  ['premiere sold out', 1, (e) => e.activity === 9 && e.status === 'soldout'],
  ['premiere on tour', 1, (e) => e.activity === 9 && e.is_on_tour],
  ['on tour', 5, (e) => e.is_on_tour && e.activity === 4],
  ['hour not fixed', 5, (e) => e.unspecific_time],
  ['sold by somebody else', 5, (e) => e.ticket_url_external && !e.ticket_url_external.includes('{shop}')],
  ['sold in the shop', 100, (e) => e.secondary_ticket_link && !e.hide_slider],
  ['straight to the shop', 5, (e) => e.secondary_ticket_link && e.hide_slider],
  ['free or at the door', 5, (e) => e.alternative_ticket_status && !e.presale_start],
  [
    'booking not open yet',
    5,
    (e) => e.presale_start && e.alternative_ticket_status?.de.startsWith('Vorverkauf'),
  ],
  ['no way to a ticket', 5, (e) => linksOf(e).length === 0],
  ['one price for everybody', 5, (e) => e.min_price_normal_excl_e && !e.min_price_youth_ticket_excl_e],
  ['a reduced price', 50, (e) => e.min_price_youth_ticket_excl_e],
  ['no price', 5, (e) => !e.min_price_normal_excl_e],
  ['a price with cents', 5, (e) => e.min_price_normal_excl_e?.endsWith('.50')],
  ['a price without', 5, (e) => e.min_price_normal_excl_e?.endsWith('.00')],
  ['price information', 50, hasPricePair],
  ['price information, in short', 1, (e) => e.short_price_info && !e.long_price_info],
  ['price information, at length', 1, (e) => !e.short_price_info && e.long_price_info],
  ['price information and no production', 2, (e) => hasPricePair(e) && !e.production],
  ['nothing to tell', 2, (e) => !e.production && !hasPricePair(e) && !e.accessibility_info],
  ['how to get in', 50, (e) => e.accessibility_info],
  ['surtitles', 5, (e) => e.access_services?.includes('surtitles')],
  ['audio description', 2, (e) => e.access_services?.includes('audio-description')],
  ['sign language', 2, (e) => e.access_services?.includes('sign-language')],
  ['relaxed', 2, (e) => e.access_services?.includes('relaxed')],
  ['a name of its own', 5, (e) => e.name],
  ['an introduction', 5, (e) => e.subtitle?.de.startsWith('Einführung um')],
  ['a talk afterwards', 5, (e) => e.subtitle?.de === 'Im Anschluss Nachgespräch'],
  ['ends after midnight', 3, (e) => e.date_end && e.date_end.slice(0, 10) > e.date_start.slice(0, 10)],
  ['begins before ten', 2, (e) => e.date_start.slice(11) < '10:00'],
  ['two intervals', 2, (e) => e.intervals?.length === 2],
  ['no known end', 5, (e) => !e.date_end && !e.unspecific_time],
  ['few tickets left', 5, (e) => e.tickets_left !== undefined],
];

describe.each(days)('the schedule of %s', (today) => {
  const events = buildEvents(today, productions);
  const { first, last } = daysOfSchedule(today);

  it('is deterministic', () => {
    expect(buildEvents(today, productions)).toEqual(events);
  });

  it('has about 300 events in order, each with a unique key', () => {
    expect(events.length).toBeGreaterThan(260);
    expect(events.length).toBeLessThan(360);
    expect(new Set(events.map(({ key }) => key)).size).toBe(events.length);
    const starts = events.map(({ date_start }) => date_start);
    expect(starts).toEqual([...starts].sort());
  });

  it('has only valid times within its weeks', () => {
    for (const { key, date_start, date_end, presale_start } of events) {
      for (const time of [date_start, date_end, presale_start]) {
        if (time) expect([key, parseBerlinLocal(time)]).toMatchObject([key, { ok: true, isDoubled: false }]);
      }
      const day = date_start.slice(0, 10);
      if (key.startsWith('eroeffnungsfest')) expect(day < today, `${key} ${day}`).toBe(true);
      else expect(isDay(day) && day >= first && day <= last, `${key} ${day}`).toBe(true);
      if (date_end) expect(minutesBetween(date_start, date_end), key).toBeGreaterThan(0);
    }
  });

  it.each(cases)('includes: %s', (_, atLeast, is) => {
    expect(events.filter(is).length).toBeGreaterThanOrEqual(atLeast);
  });

  it('shows five events today and four tomorrow', () => {
    const on = (day: string) => events.filter(({ date_start }) => date_start.startsWith(day));
    expect(on(today).map(({ key, date_start }) => `${date_start.slice(11)} ${key}`)).toEqual([
      '11:00 nora-einfuehrung',
      '15:00 leonce-und-lena-warteliste',
      '19:30 faust-premiere',
      '20:00 woyzeck-abgesagt',
      '22:30 kein-schlaf-nach-der-premiere',
    ]);
    expect(on(addDays(today, 1)).map(({ production }) => production)).toEqual([
      'kirschgarten',
      'raeuber',
      'sturm',
      'emilia-galotti',
    ]);
  });

  it('leaves enough time on each stage to change the set', () => {
    const byStage = Map.groupBy(events.filter(isHouse), ({ stage_name }) => stage_name);
    for (const [stage, list] of byStage) {
      for (const [at, event] of list.entries()) {
        const next = list[at + 1];
        if (!next) continue;
        const end = event.date_end ?? event.date_start;
        expect(
          minutesBetween(end, next.date_start),
          `${stage}: ${event.key}, ${next.key}`,
        ).toBeGreaterThanOrEqual(turnaround);
      }
    }
  });

  it('plays no production twice a day, nor at home while it is on tour', () => {
    const seen = new Map<string, SeasonEvent>();
    for (const event of events.filter(({ production }) => production)) {
      const id = `${event.production} ${event.date_start.slice(0, 10)}`;
      expect(seen.get(id)?.key, id).toBeUndefined();
      seen.set(id, event);
    }
  });

  it('has premieres at the end of the week and no earlier performance', () => {
    const premieres = events.filter(({ activity, key }) => activity === 9 && key.endsWith('-premiere'));
    for (const { key, production, date_start } of premieres) {
      const isGiven = key === 'faust-premiere' || key === 'antigone-premiere';
      const isWeekend = [5, 6, 7].includes(weekdayOf(date_start.slice(0, 10)));
      expect(isGiven || isWeekend, `${key} ${date_start}`).toBe(true);
      const early = events.filter(
        (event) => event.production === production && event.date_start < date_start,
      );
      expect(
        early.filter(({ activity }) => activity === 1 || activity === 4).map((event) => event.key),
      ).toEqual([]);
    }
    expect(premiereDays(events).get('faust')).toBe(today);
  });

  it('reschedules a cancelled premiere soon after', () => {
    for (const event of events.filter(({ activity, outcome }) => activity === 9 && outcome === 'cancelled')) {
      const day = premiereDays(events).get(event.production ?? '') ?? '';
      expect(day > event.date_start.slice(0, 10), event.key).toBe(true);
    }
  });

  it('casts nobody in two places at once', () => {
    const castByKey = new Map(productions.map(({ key, cast }) => [key, cast?.map(({ name }) => name) ?? []]));
    const isGiven = ({ date_start }: SeasonEvent) => date_start.slice(0, 10) <= addDays(today, 1);
    const played = events.filter(
      (e) => e.outcome !== 'cancelled' && !isGiven(e) && e.activity === 1 && e.date_end,
    );
    for (const a of played.filter(isAhead(today))) {
      for (const b of played) {
        const overlaps =
          a.key < b.key && a.date_start < (b.date_end ?? '') && b.date_start < (a.date_end ?? '');
        if (!overlaps) continue;
        const both = castByKey
          .get(a.production ?? '')
          ?.filter((name) => castByKey.get(b.production ?? '')?.includes(name));
        expect(both, `${a.key}, ${b.key}`).toEqual([]);
      }
    }
  });
});

it('leaves out events of productions that the season does not have', () => {
  const events = buildEvents('2026-11-20', productions.slice(0, 3));
  const keys = new Set(productions.slice(0, 3).map(({ key }) => key));
  expect(events.filter(({ production }) => production && !keys.has(production))).toEqual([]);
});

it('schedules a premiere near the requested day', () => {
  const wishing = productions.map((each) =>
    each.key === 'medea' ? { ...each, premiere_date: 'day:+30' } : each,
  );
  const day = premiereDays(buildEvents('2026-05-06', wishing)).get('medea') ?? '';
  expect([addDays('2026-05-06', 29), addDays('2026-05-06', 30), addDays('2026-05-06', 31)]).toContain(day);
});
