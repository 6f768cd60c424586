import { expect, test } from 'vitest';
import { checkSeason, context, event, file, production, season, text } from './season.fixture.ts';

const notesOf = (sections: Record<string, unknown>) =>
  checkSeason([file({ ...season, ...sections })], context).problems.map(
    ({ severity, record, field }) => `${severity} ${record} ${field}`,
  );
const ofEvent = (changes: Record<string, unknown>) => notesOf({ events: [{ ...event, ...changes }] });
const ofPlay = (changes: Record<string, unknown>) =>
  notesOf({ productions: [{ ...production, ...changes }] });
const note = (field: string) => [`note ${field}`];

test.each([
  ['a line', ofPlay({ name: text('Faust <i>I</i>') }), 'productions/faust name.de'],
  ['the English of a line', ofPlay({ name: text('Faust', 'Faust<br/>') }), 'productions/faust name.en'],
  ['several lines', ofEvent({ notice: text('<p class="x">Heute</p>') }), 'events/faust-1 notice.de'],
  ['an entity', ofEvent({ notice: text('Heute&nbsp;Abend') }), 'events/faust-1 notice.de'],
  [
    'a word',
    notesOf({ persons: [{ key: 'ilka-sommerfeld', first_name: '<b>Ilka</b>', last_name: 'S.' }] }),
    'persons/ilka-sommerfeld first_name',
  ],
  [
    'a row of a list',
    ofPlay({ credits: [{ role: text('<em>Regie</em>'), name: 'Ein Gast' }] }),
    'productions/faust credits[0].role.de',
  ],
])('HTML in %s is noted', (_, notes, field) => {
  expect(notes).toEqual(note(field));
});

test.each([
  ['rich text', ofPlay({ text: text('<p>Ein <em>Pakt</em></p>') })],
  ['signs that are no tags', ofPlay({ name: text('Faust < Mephisto > Gretchen & Co; 1 <2> 3') })],
])('%s is not noted', (_, notes) => {
  expect(notes).toEqual([]);
});

const free = note('events/faust-1 prices');
const prices = (...amounts: string[]) => amounts.map((amount) => ({ name: text('Platz'), amount }));
test.each<[string, Record<string, unknown>, string[]]>([
  ['0 as its lowest price', { prices: null, min_price_normal_excl_e: '0' }, free],
  ['only prices of 0', { prices: prices('0', '0,00'), min_price_normal_excl_e: null }, free],
  ['one price of 0', { prices: prices('0', '8'), min_price_normal_excl_e: null }, []],
  ['no price', { prices: null, min_price_normal_excl_e: null }, []],
  ['a price', {}, []],
  [
    'a text instead',
    { prices: null, min_price_normal_excl_e: '0', alternative_ticket_status: text('Eintritt frei') },
    [],
  ],
])('an event with %s', (_, changes, notes) => {
  expect(ofEvent(changes)).toEqual(notes);
});
