/** Texts of fields for a day, sent by the loaders of forms and filters. */
import type { TypedDay } from '#domain/dates/typed-day.ts';
import { inLanguages } from '#i18n/in-languages.ts';

type WrongDay = Extract<TypedDay, { ok: false }>['reason'];

const de = {
  wrong_day: {
    malformed: 'Das ist kein Tag. Es gehen zum Beispiel 22.11., so, +7.',
    'no-such-day': 'Diesen Tag gibt es nicht.',
    'strange-year': 'Das Jahr kann nicht stimmen. Es hat zwei oder vier Ziffern: 26 oder 2026.',
  } satisfies Record<WrongDay, string>,
  month: 'Kalender',
  month_of: '{field}: Kalender',
  month_before: 'Voriger Monat',
  month_after: 'Nächster Monat',
};

export type DayTexts = typeof de;

const en: DayTexts = {
  wrong_day: {
    malformed: 'This is no day. You can write for example 22.11., sun, +7.',
    'no-such-day': 'There is no such day.',
    'strange-year': 'The year cannot be right. It has two or four digits: 26 or 2026.',
  },
  month: 'Calendar',
  month_of: '{field}: calendar',
  month_before: 'Previous month',
  month_after: 'Next month',
};

export const dayTexts = inLanguages(de, en);
