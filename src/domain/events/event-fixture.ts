/** A regular event on the main stage, on sale in the theatre's own shop: a fixture for tests. */
import { emptyEvent } from './compact-event.ts';
import type { Event } from './event.ts';

export function anEvent(changes: Partial<Event> = {}): Event {
  return {
    ...emptyEvent,
    id: 41,
    production_name: 'Nora',
    production_original_title: 'Et dukkehjem',
    date_start: '2025-09-20T19:30:00+02:00',
    date_end: '2025-09-20T22:00:00+02:00',
    stage_name: 'Bühne',
    activity: { id: 1, name: 'Vorstellung' },
    production_slug: { de: 'nora', en: 'a-dolls-house' },
    production_id: 12,
    secondary_ticket_link: 'https://shop.example.org/event/41',
    min_price_youth_ticket_excl_e: '9.00',
    min_price_normal_excl_e: '16.00',
    ...changes,
  };
}
