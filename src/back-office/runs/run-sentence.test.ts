import { expect, test } from 'vitest';
import { changesOfRun, type RunChange, type RunDate } from '#domain/plan/run-changes.ts';
import { resourceLabels } from '#i18n/back-office/resource-labels.ts';
import { runSentence } from './run-sentence.ts';

const at = (day: string, time: string, more: object = {}): RunDate => ({
  id: Number(day.replaceAll('-', '')),
  version: 1,
  values: { date_start: `${day}T${time}:00+01:00`, stage_name: 'Box', prices: [], ...more },
});
const run = {
  begin_weekdays: '18.30',
  begin_saturday: '18.30',
  begin_sunday: '18.30',
  stage_name: 'Box',
  prices: [],
};
const usual = ['2026-12-14', '2026-12-15', '2026-12-19'].map((day) => at(day, '18:30'));
const byHand = [at('2026-12-24', '15:00'), at('2026-12-31', '17:00')];
const cancelled = at('2026-12-16', '18:30', { outcome: 'cancelled' });
const later = { ...run, begin_weekdays: '19.30', begin_saturday: '19.30', begin_sunday: '19.30' };

const follows = ({ kind }: RunChange) => kind === 'follows';
const sentence = (
  dates: readonly RunDate[],
  after: object,
  { locale = 'de' as 'de' | 'en', past = 0, isChosen = follows } = {},
) =>
  runSentence(changesOfRun(run, { ...run, ...after }, dates, '2026-12-10T12:00:00+01:00'), isChosen, {
    locale,
    past,
    labels: resourceLabels('runs', locale).fields,
    names: {},
  });

test.each<[string, string, string]>([
  [
    'some keep theirs',
    sentence([...usual, ...byHand], later),
    '18.30 → 19.30 für 3 Termine; 2 behalten, was sie haben: 24.12., 31.12.',
  ],
  ['all follow', sentence(usual, later), '18.30 → 19.30 für 3 Termine.'],
  [
    'one of each, and past ones',
    sentence([usual[0] as RunDate, byHand[0] as RunDate, cancelled], later, { past: 2 }),
    '18.30 → 19.30 für 1 Termin; 1 behält, was er hat: 24.12.; 1 abgesagter bleibt: 16.12.; 2 vergangene bleiben.',
  ],
  [
    'two times of day, a stage and prices',
    sentence(usual, { ...later, begin_saturday: '16', stage_name: 'Bühne', prices: [{ amount: '9.00' }] }),
    '18.30 → 19.30, Box → Bühne, Preise, 18.30 → 16.00 für 3 Termine.',
  ],
  [
    'none',
    sentence(byHand, later),
    '18.30 → 19.30 für keinen Termin; 2 behalten, was sie haben: 24.12., 31.12.',
  ],
  [
    'those by hand are chosen as well',
    sentence([...usual, ...byHand], later, { isChosen: () => true }),
    '18.30 → 19.30 für 5 Termine.',
  ],
  [
    'in English',
    sentence([...usual, ...byHand], later, { locale: 'en' }),
    '18.30 → 19.30 for 3 dates; 2 keep what they have: 24 Dec, 31 Dec.',
  ],
])('%s', (_, sentenceText, expected) => {
  expect(sentenceText).toBe(expected);
});

test('names only the first of many days', () => {
  const days = Array.from({ length: 12 }, (_, at) => `2027-01-${String(at + 10)}`);
  const sentenceText = sentence(
    days.map((day) => at(day, '20:00')),
    later,
  );
  expect(sentenceText).toMatch(/12 behalten, was sie haben: 10\.1\., .*17\.1\. und 4 weitere\.$/);
});
