import { describe, expect, it } from 'vitest';
import { weekdaysInside, withWeekdaysApart } from './day-words.ts';
import { completeDays, daysOfQuestion } from './question-days.ts';

/** A Thursday. */
const today = '2026-03-12';

describe('daysOfQuestion', () => {
  it.each([
    ['24.12.', '2026-12-24', ''],
    ['24.12', '2026-12-24', ''],
    ['24.12. 20 uhr', '2026-12-24', ''],
    ['24.12. 20:30', '2026-12-24', ''],
    ['24.12.2026', '2026-12-24', ''],
    ['24. 12. 26', '2026-12-24', ''],
    ['am 24.12. um 19.30', '2026-12-24', ''],
    ['2026-12-24', '2026-12-24', ''],
    ['24/12/2026', '2026-12-24', ''],
    ['12/24/2026', '2026-12-24', ''],
    ['24. Dezember', '2026-12-24', ''],
    ['24 December 2026', '2026-12-24', ''],
    ['December 24th', '2026-12-24', ''],
    ['1. märz', '2027-03-01', ''],
    ['Samstag, 14.3.', '2026-03-14', ''],
    ['Faust am 14.3.', '2026-03-14', 'faust'],
    ['heute', '2026-03-12', ''],
    ['was läuft heute Abend', '2026-03-12', ''],
    ['welches Stück läuft morgen Abend', '2026-03-13', ''],
    ['Silvester 2026', '2026-12-31', ''],
    ['what’s on tonight?', '2026-03-12', ''],
    ['tomorrow', '2026-03-13', ''],
    ['cheap tickets tomorrow', '2026-03-13', ''],
    ['übermorgen', '2026-03-14', ''],
    ['Donnerstag', '2026-03-12', ''],
    ['nächsten Donnerstag', '2026-03-19', ''],
    ['next Saturday', '2026-03-14', ''],
    ['Samstagabend', '2026-03-14', ''],
    ['was läuft am Sonnabend', '2026-03-14', ''],
    ['Sonnabends', '2026-03-14', ''],
    ['hamlet sunday', '2026-03-15', 'hamlet'],
    ['Silvester', '2026-12-31', ''],
    ['Ostersonntag', '2026-04-05', ''],
    ['new year’s eve', '2026-12-31', ''],
    ['in zwei Wochen', '2026-03-26', ''],
    ['in two weeks', '2026-03-26', ''],
    ['two weeks from today', '2026-03-26', ''],
    ['a week from saturday', '2026-03-21', ''],
    ['saturday 21', '2026-03-21', ''],
    ['do. 26.', '2026-03-26', ''],
    ['samstag 20 uhr', '2026-03-14', ''],
    ['Fr 20 Uhr', '2026-03-13', ''],
    ['so ab 18 h', '2026-03-15', ''],
    ['do 19:30', '2026-03-12', ''],
    ['tickets heute abend noch verfügbar', '2026-03-12', ''],
    ['Wird am Heiligen Abend gespielt?', '2026-12-24', ''],
    ['tonight 7.30', '2026-03-12', ''],
    ['tonights show start time', '2026-03-12', ''],
    ['erster Mai', '2026-05-01', ''],
    ['am dreizehnten März', '2026-03-13', ''],
    ['einundzwanzigster April', '2026-04-21', ''],
    ['the twenty-first of March', '2026-03-21', ''],
    ['Faust am ersten April', '2026-04-01', 'faust'],
    ['Muttertag', '2026-05-10', ''],
    ['Karte für heute Abend', '2026-03-12', ''],
    ['heute in einer Woche', '2026-03-19', ''],
    ['faust in 3 Tagen', '2026-03-15', 'faust'],
    ['nächste Woche Samstag', '2026-03-21', ''],
    ['Samstag nächster Woche', '2026-03-21', ''],
    ['thursday next week', '2026-03-19', ''],
    ['diese Woche Freitag', '2026-03-13', ''],
    ['Freitag in einer Woche', '2026-03-20', ''],
    ['monday in two weeks', '2026-03-30', ''],
    ['faust erster samstag im april', '2026-04-04', 'faust'],
    ['last sunday in march', '2026-03-29', ''],
    ['Sonntag im Februar', '2027-02-07', ''],
    ['am ersten Advent', '2026-11-29', ''],
    ['was ist heute los', '2026-03-12', ''],
    ['what could we do tomorrow', '2026-03-13', ''],
    ['in a month', '2026-04-12', ''],
    ['übernächsten Samstag', '2026-03-21', ''],
    ['fri evening', '2026-03-13', ''],
    ['am Sa', '2026-03-14', ''],
    ['am 5.', '2026-04-05', ''],
    ['the 20th', '2026-03-20', ''],
    ['this afternoon', '2026-03-12', ''],
    ['1. Weihnachtstag', '2026-12-25', ''],
    ['am 3. Advent', '2026-12-13', ''],
    ['Rosenmontag', '2027-02-08', ''],
  ])('%s', (text, day, rest) =>
    expect(daysOfQuestion(text, today)).toMatchObject({ span: { from: day, to: day }, rest }),
  );

  it.each([
    ['Wochenende', '2026-03-14', '2026-03-15'],
    ['Samstag und Sonntag', '2026-03-14', '2026-03-15'],
    ['saturday or sunday', '2026-03-14', '2026-03-15'],
    ['next weekend', '2026-03-21', '2026-03-22'],
    ['weekend after next', '2026-03-28', '2026-03-29'],
    ['am WE', '2026-03-14', '2026-03-15'],
    ['KW 13', '2026-03-23', '2026-03-29'],
    ['nächste Woche', '2026-03-16', '2026-03-22'],
    ['this week', '2026-03-12', '2026-03-15'],
    ['Weihnachten', '2026-12-24', '2026-12-26'],
    ['Easter', '2026-04-03', '2026-04-06'],
    ['im April', '2026-04-01', '2026-04-30'],
    ['März', '2026-03-12', '2026-03-31'],
    ['may 2026', '2026-05-01', '2026-05-31'],
    ['next month', '2026-04-01', '2026-04-30'],
    ['this month', '2026-03-12', '2026-03-31'],
    ['übernächste Woche', '2026-03-23', '2026-03-29'],
    ['Ende April', '2026-04-21', '2026-04-30'],
    ['early May', '2026-05-01', '2026-05-10'],
    ['3. bis 7. Dezember', '2026-12-03', '2026-12-07'],
    ['3.-7.12.', '2026-12-03', '2026-12-07'],
    ['vom 28.12. bis 3.1.', '2026-12-28', '2027-01-03'],
    ['24 December to 26 December', '2026-12-24', '2026-12-26'],
    ['Advent', '2026-11-29', '2026-12-24'],
    ['zwischen den Jahren', '2026-12-27', '2026-12-30'],
    ['zwischen Weihnachten und Neujahr', '2026-12-27', '2026-12-30'],
    ['between Christmas and New Year', '2026-12-27', '2026-12-30'],
    ['first week of April', '2026-04-01', '2026-04-07'],
    ['zweite Woche im Mai', '2026-05-08', '2026-05-14'],
    ['last week of May', '2026-05-25', '2026-05-31'],
    ['new year', '2027-01-01', '2027-01-01'],
  ])('%s', (text, from, to) =>
    expect(daysOfQuestion(text, today)).toMatchObject({ span: { from, to }, rest: '' }),
  );

  it.each([
    'unter 30',
    '19.30',
    '20.15 Uhr',
    '31.2.',
    '24.12.2024',
    'Moritz',
    'so',
    'was ihr wollt',
    '1984',
    'maybe',
    'drei schwestern',
    'akt 5.',
    'sun',
  ])('finds none in %s', (text) => expect(daysOfQuestion(text, today)).toBeNull());

  it('finds a month after the word for schedule', () => {
    expect(daysOfQuestion('Spielplan Mai', today)?.span).toEqual({ from: '2026-05-01', to: '2026-05-31' });
    expect(daysOfQuestion('what may I bring', today)).toBeNull();
    expect(daysOfQuestion('may I bring a bag', today)).toBeNull();
  });

  it('a weekday alone is not certain, since it may be a name', () => {
    expect(daysOfQuestion('Montag', today)?.isCertain).toBe(false);
    expect(daysOfQuestion('am Montag', today)?.isCertain).toBe(true);
    expect(daysOfQuestion('heute', today)?.isCertain).toBe(true);
  });

  it('a weekday without "next" is any of its days', () => {
    expect(daysOfQuestion('Faust samstags', today)?.weekday).toBe(6);
    expect(daysOfQuestion('Faust nächsten Samstag', today)?.weekday).toBeNull();
    expect(daysOfQuestion('Faust 14.3.', today)?.weekday).toBeNull();
  });
});

it.each([
  ['sam', ['2026-03-14']],
  ['heu', ['2026-03-12']],
  ['tom', ['2026-03-13']],
  ['weih', ['2026-12-24']],
  ['am freit', ['2026-03-13']],
  ['nächsten sa', ['2026-03-14']],
  ['this week', ['2026-03-14', '2026-03-09']],
  ['april', ['2026-04-01']],
  ['fa', []],
])('completes days that begin with %s', (text, days) =>
  expect(completeDays(text, today).map(({ from }) => from)).toEqual(days),
);

it('school holidays are consecutive days, in January at the turn of the year', () => {
  expect(daysOfQuestion('theater in den Osterferien', today)?.span).toEqual({
    from: '2026-03-30',
    to: '2026-04-11',
  });
  expect(daysOfQuestion('weihnachtsferien', '2026-01-03')?.span).toEqual({
    from: '2026-01-03',
    to: '2026-01-05',
  });
  expect(daysOfQuestion('new years', '2026-03-12')?.span).toEqual({ from: '2026-12-31', to: '2027-01-01' });
});

it.each([
  ['first weekend in april', '2026-04-04', '2026-04-05'],
  ['Wochenende in zwei Wochen', '2026-03-28', '2026-03-29'],
  ['wochenende 21. 22. märz', '2026-03-21', '2026-03-22'],
  ['kommende Woche', '2026-03-16', '2026-03-22'],
  ['Was spielt ihr im neuen Jahr?', '2027-01-01', '2027-01-31'],
  ['samstag 19 uhr 30', '2026-03-14', '2026-03-14'],
  ['3. und 4. April', '2026-04-03', '2026-04-04'],
])('%s is a range of days', (text, from, to) =>
  expect(daysOfQuestion(text, today)).toMatchObject({ span: { from, to }, rest: '' }),
);

it('removes the words of a date but keeps a part of the day that belongs to another', () => {
  expect(daysOfQuestion('easter sunday matinee', today)?.rest).toBe('');
  expect(daysOfQuestion('Matinee am Sonntag', today)?.rest).toBe('matinee');
});

it.each([
  ['Montagsabo', 'Montag abo'],
  ['sonntagsvorstellung', 'sonntag vorstellung'],
  ['silvestervorstellung', 'silvester vorstellung'],
  ['Nachmittagsvorstellungen', 'Nachmittag vorstellungen'],
  ['Sonntagnachmittag', 'Sonntagnachmittag'],
  ['erste Januarwoche', 'erste woche im Januar'],
  ['am zweiten Märzwochenende', 'am zweiten wochenende im März'],
  ['Lia Montag', 'Lia Montag'],
])('separates the weekday in %s', (text, apart) => expect(withWeekdaysApart(text)).toBe(apart));

it('a compound of a weekday is split into weekday and part of the day', () => {
  expect(weekdaysInside(['fünfer', 'am', 'sonntagnachmittag', 'samstag'])).toEqual(['sonntag', 'nachmittag']);
});
