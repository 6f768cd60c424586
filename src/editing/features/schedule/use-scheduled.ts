/** What is scheduled for the containers of the page; null until it is loaded. */
import { useStore } from '#state/store.ts';
import { createScheduled, type ScheduledList } from '../../sync/schedule.ts';
import { useEditingSession } from '../../ui/editing-session-context.ts';

export const useScheduled = (): ScheduledList => useStore(useEditingSession().part(createScheduled), 'list');
