/** A date of tonight, on sale on the main stage: a fixture for tests. */
import type { TonightCard, VisitorView } from './tonight.ts';

const seen: VisitorView = {
  time: '19.30',
  title: 'Faust',
  is_struck: false,
  label: '',
  lines: [],
  ticket: 'Tickets',
};

export function aCard(
  event: Partial<TonightCard['event']> = {},
  changes: Partial<Omit<TonightCard, 'event'>> = {},
): TonightCard {
  return {
    id: 4,
    version: 1,
    event: {
      date_start: '2026-03-12T19:30:00+01:00',
      date_end: '2026-03-12T22:50:00+01:00',
      unspecific_time: false,
      intervals: [{ after: 85, minutes: 20 }],
      outcome: 'regular',
      status: 'onsale',
      activity: { id: 1, name: 'Vorstellung' },
      is_on_tour: false,
      registration_link: '',
      ...event,
    },
    title: { de: 'Faust', en: 'Faust' },
    place: { de: 'Große Bühne', en: 'Main stage' },
    tickets_left: null,
    is_sold: true,
    substitution: null,
    notice: null,
    cast: [{ role: { de: 'Gretchen' }, name: 'Lena Brandt', covers: [] }],
    recasts: [],
    actions: ['cancel', 'recast', 'late-start', 'sold-out', 'few-left', 'waiting-list', 'note'],
    seen: { de: seen, en: seen },
    change: null,
    ...changes,
  };
}
