// The moment and the records that the tests of services and calls speak of.
import type { Localized } from '#domain/languages/localized.ts';

/** The moment of all these tests: a Thursday afternoon. */
export const now = new Date('2026-03-12T14:00:00+01:00');

export const both = (de: string, en: string): Localized => ({ de, en });
export const german = (de: string): Localized => ({ de });

/** Tags by name. */
export const tag = { classics: 1, music: 2, introduction: 3, family: 4 } as const;

/** Productions by what they are there for. */
export const production = { nora: 101, faust: 102, opening: 103, offline: 104 } as const;

/** Events by what they are there for, in the order of the schedule. */
export const event = {
  yesterday: 1,
  overAtNoon: 2,
  withoutEnd: 3,
  premiereSoldOut: 4,
  overMidnight: 5,
  timeOpen: 6,
  cancelledTomorrow: 7,
  onTour: 8,
  springFirst: 9,
  springLast: 10,
  springNextDay: 11,
  autumnFirst: 12,
  autumnLast: 13,
  autumnNextDay: 14,
  offline: 90,
  ofOfflineProduction: 91,
} as const;
