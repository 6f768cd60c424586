/** Texts of a field for a day with a time. */
import type { TypedDateTime } from '#domain/dates/typed-date-time.ts';
import { inLanguages } from '#i18n/in-languages.ts';
import { dayTexts } from './day-texts.ts';

type InvalidDateTime = Extract<TypedDateTime, { ok: false }>['reason'];

const de = {
  wrong_moment: {
    malformed: 'Das sind kein Tag und keine Uhrzeit. Es gehen zum Beispiel 22.11. 19.30, so 1930, +7 1930.',
    'no-such-day': 'Diesen Tag gibt es nicht.',
    'no-such-time': 'Diese Uhrzeit gibt es nicht.',
    'day-missing': 'An welchem Tag?',
    'time-missing': 'Um wie viel Uhr?',
    ambiguous:
      'Tag oder Uhrzeit? Ein Tag endet mit einem Punkt (19.05.), eine Uhrzeit hat einen Doppelpunkt (19:05).',
    gap: 'Diese Stunde fällt aus: In dieser Nacht beginnt die Sommerzeit.',
    'strange-year': dayTexts('de').wrong_day['strange-year'],
    'before-begin':
      'Das ist vor dem Beginn, und bis zu dieser Zeit am nächsten Tag sind es mehr als zwölf Stunden. Ist das gemeint, gehört der Tag dazu: 23.11. 19.00.',
  } satisfies Record<InvalidDateTime, string>,
  moment_hint: 'Immer Berliner Zeit. Zum Beispiel 22.11. 19.30, so 1930 oder +7 1930.',
};

const en: typeof de = {
  wrong_moment: {
    malformed: 'This is no day and time. You can write for example 22.11. 19.30, sun 1930, +7 1930.',
    'no-such-day': 'There is no such day.',
    'no-such-time': 'There is no such time.',
    'day-missing': 'On which day?',
    'time-missing': 'At what time?',
    ambiguous: 'A day or a time? A day ends with a point (19.05.), a time has a colon (19:05).',
    gap: 'This hour is skipped: summer time begins in this night.',
    'strange-year': dayTexts('en').wrong_day['strange-year'],
    'before-begin':
      'This is before the beginning, and more than twelve hours away on the next day. If you mean that, write the day as well: 23.11. 19.00.',
  },
  moment_hint: 'Always Berlin time. For example 22.11. 19.30, sun 1930 or +7 1930.',
};

export const momentTexts = inLanguages(de, en);
