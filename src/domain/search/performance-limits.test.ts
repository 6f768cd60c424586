import { expect, it } from 'vitest';
import { limitsOfQuestion } from './performance-limits.ts';

it.each([
  ['stücke unter 90 minuten', { max: 89 }, ''],
  ['kürzer als zwei stunden', { max: 119 }, ''],
  ['höchstens 1,5 stunden', { max: 90 }, ''],
  ['short plays under 90 minutes', { max: 89 }, ''],
  ['less than two and a half hours', { max: 149 }, ''],
  ['no more than an hour and a half', { max: 90 }, ''],
  ['play longer than three hours', { min: 181, first: 'longest' }, ''],
  ['mindestens drei stunden theater', { min: 180, first: 'longest' }, ''],
  ['komödie ohne pause', { hasInterval: false }, 'komödie'],
  ['no interval', { hasInterval: false }, ''],
  ['play under 100 minutes no interval', { max: 99, hasInterval: false }, ''],
  ['plays without intermission', { hasInterval: false }, ''],
  ['stücke mit pause', { hasInterval: true }, ''],
  ['das längste stück', { first: 'longest' }, ''],
  ['shortest play', { first: 'shortest' }, ''],
  ['kurze stücke', { max: 100 }, ''],
  ['short plays', { max: 100 }, ''],
  ['90 minuten theater', { min: 80, max: 100 }, ''],
  ['nachmittagsvorstellungen', { start: { from: 720, to: 1080 } }, ''],
  ['vorstellung um 15 uhr', { start: { from: 900, to: 960 } }, ''],
  ['shows at 5 pm', { start: { from: 1020, to: 1080 } }, ''],
  ['vorstellung um 19:30 uhr', { start: { from: 1170, to: 1171 } }, ''],
  ['heute abend um 8', { start: { from: 1200, to: 1260 } }, 'heute'],
  ['um halb acht ins theater', { start: { from: 1170, to: 1171 } }, ''],
  ['at half past seven', { start: { from: 1170, to: 1171 } }, ''],
  ['um zehn am vormittag', { start: { from: 600, to: 660 } }, ''],
  ['karten bis 20 euro', { price: 20 }, ''],
  ['tickets under €15', { price: 14.99 }, ''],
  ['faust für höchstens 12,50 €', { price: 12.5 }, 'faust'],
  ['plays for 10 euros', { price: 10 }, ''],
])('%s', (text, limits, rest) => {
  expect(limitsOfQuestion(text)).toMatchObject({ limits, rest });
});

it.each([
  'wie lange dauert hamlet',
  'how long is hamlet',
  'gibt es eine pause bei faust',
  'i will be ten minutes late',
  '30 minuten vor beginn da sein',
  'unter 30',
  'drei schwestern',
  'eine stunde vor beginn',
  'long days journey',
  'pausenbar',
  'student 10 euro',
  'euroschlüssel',
  'tickets at 8 euros',
  'at a bar',
])('finds no limits in %s', (text) => expect(limitsOfQuestion(text)).toBeNull());

it.each([
  ['kurzes stück für heute', 'stück für heute'],
  ['am freitag karten bis 20 euro', 'am freitag karten'],
  ['stück ohne pause am sonntag', 'stück am sonntag'],
])('leaves the words around the limits of %s', (text, around) =>
  expect(limitsOfQuestion(text)?.around.replace(/\s+/g, ' ').trim()).toBe(around),
);
