import { expect, it } from 'vitest';
import { synonymGroup } from '#domain/search/synonyms.ts';
import { scheduleFilter } from './schedule-filter.ts';
import type { CachedSynonyms } from './synonyms.ts';

const synonyms: CachedSynonyms = {
  digest: '1',
  groups: [
    synonymGroup(['Kinder, Familie, Kinderwagen, Sohn', 'children, family, kids']),
    synonymGroup(['Familie, Kinder, Kinderstück', 'family, children, kids']),
    synonymGroup(['Audiodeskription, Tastführung, blind, Barrierefreiheit', 'audio description, touch tour']),
    synonymGroup(['Gebärdensprache, gehörlos, DGS, Barrierefreiheit', 'sign language, deaf, BSL']),
    synonymGroup(['Relaxed Performance, entspannt, Autismus', 'relaxed performance, autistic, relaxed']),
    synonymGroup(['Übertitel, englische Übertitel, Englisch', 'surtitles, English subtitles, in English']),
  ],
  tags: [
    { id: 1, name: { de: 'Klassiker', en: 'Classics' } },
    { id: 4, name: { de: 'Familie', en: 'Family' } },
    { id: 7, name: { de: 'Englische Übertitel', en: 'English surtitles' } },
  ],
};

/** The address of the filter on Sunday, 29 November 2026, without what is at its default. */
const filterOf = (text: string) => {
  const filter = scheduleFilter(text, '2026-11-29', synonyms);
  return (
    filter &&
    Object.fromEntries(
      Object.entries(filter).filter(([name, value]) =>
        name === 'date' ? value !== '2026-11-29' : Array.isArray(value) ? value.length > 0 : value,
      ),
    )
  );
};

it.each([
  ['tickets unter 20 euro', { price_to: 20 }],
  ['under €15', { price_to: 15 }],
  ['premieren im januar', { date: '2027-01-01', activity: 9 }],
  ['gebärdensprache dezember', { date: '2026-12-01', access_service: 'sign-language' }],
  ['dgs im dezember', { date: '2026-12-01', access_service: 'sign-language' }],
  ['relaxed performances on sunday', { weekday: 'su', access_service: 'relaxed' }],
  ['plays with english subtitles', { access_service: 'surtitles' }],
  ['bsl or sign language performance', { access_service: 'sign-language' }],
  ['für blinde im januar', { date: '2027-01-01', access_service: 'audio-description' }],
  ['kinderstücke am samstag', { weekday: 'sa', tag: 4 }],
  ['klassiker im spielplan', { tag: 1 }],
  ['nachtasyl im dezember', { date: '2026-12-01', stage_name: ['Nachtasyl'] }],
  ['noch karten freitags', { weekday: 'fr', with_tickets: true }],
  ['familie samstag bis 20 euro', { weekday: 'sa', price_to: 20, tag: 4 }],
  // By its name alone: one evening would be the first of several.
  ['gebärdensprache', { access_service: 'sign-language' }],
  ['audio description', { access_service: 'audio-description' }],
  ['englische übertitel', { access_service: 'surtitles' }],
  ['premieren', { activity: 9 }],
])('"%s" is a filter of the schedule', (text, filter) => {
  expect(filterOf(text)).toEqual(filter);
});

it.each([
  // A name, or another subject.
  'faust am samstag',
  'premiere von antigone im januar',
  'gutschein über 50 euro',
  // One day is a result of its own, and so is a place on that day.
  'premiere am 24.12.',
  'nachtasyl freitag',
  // Pages say more about these, and of people the house has a page.
  'gehörlos',
  'familie',
  'nachtasyl',
  'stücke für kinder',
  'barrierefreiheit im januar',
  'kinderwagen am sonntag',
  'mein sohn ist autistisch am sonntag',
  // The schedule has no filter by hour.
  'kinder sonntag um 11 uhr',
])('"%s" is none', (text) => {
  expect(filterOf(text)).toBeNull();
});
