/** Events and internal dates in a plan, for tests. */
import type { EventFields } from '#domain/events/event-axis.ts';
import type { PlannedEvent } from './plan.ts';

type Given = Partial<Omit<PlannedEvent, 'event'> & EventFields>;

/** A public event of two hours on the main stage. */
export function aPlannedEvent({
  date_start = '2026-03-12T19:30:00+01:00',
  date_end = '2026-03-12T21:30:00+01:00',
  intervals = [],
  unspecific_time = false,
  is_on_tour = false,
  outcome = 'regular',
  status = 'onsale',
  activity = null,
  ...more
}: Given = {}): PlannedEvent {
  return {
    id: 1,
    version: 1,
    title: 'Nora',
    production_id: 101,
    stage_name: 'Bühne',
    is_public: true,
    has_draft: false,
    recasts: [],
    internal: null,
    ...more,
    event: { date_start, date_end, intervals, unspecific_time, is_on_tour, outcome, status, activity },
  };
}

/** A rehearsal on the main stage, from ten to two. */
export function anInternalDate({ internal, ...more }: Given = {}): PlannedEvent {
  return aPlannedEvent({
    id: 1,
    title: 'Bauprobe',
    production_id: null,
    is_public: false,
    date_start: '2026-03-12T10:00:00+01:00',
    date_end: '2026-03-12T14:00:00+01:00',
    internal: { kind: 'rehearsal', kind_name: 'Probe', people: [], ...internal },
    ...more,
  });
}
