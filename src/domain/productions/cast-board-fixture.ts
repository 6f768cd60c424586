/** A cast of two parts with covers: a fixture for tests. */
import type { CastBoard, CastDate } from './cast-board.ts';

export function aDate(changes: Partial<CastDate> = {}): CastDate {
  return {
    id: 9,
    version: 3,
    date_start: '2026-12-06T18:00:00+01:00',
    unspecific_time: false,
    outcome: 'regular',
    recasts: [],
    substitution: null,
    draft: null,
    ...changes,
  };
}

export function aBoard(changes: Partial<CastBoard> = {}): CastBoard {
  return {
    production: { id: 12, version: 5, name: { de: 'Der Kirschgarten', en: 'The Cherry Orchard' } },
    cast: [
      { role: { de: 'Anja' }, name: 'Clara Uhlenbrock', person: 3 },
      { role: { de: 'Firs' }, name: 'Gustav Lindqvist', person: 4 },
    ],
    covers: [{ role: { de: 'Firs' }, name: 'Kofi Asante', person: 7, thumbnail: '' }],
    dates: [aDate()],
    engaged: [],
    played: [],
    ...changes,
  };
}
