/** What is scheduled for the containers of the page; null until it is loaded. */
import { useStore } from '#state/store.ts';
import {
  createScheduledPublications,
  type ScheduledPublications,
} from '../../sync/scheduled-publications.ts';
import { useEditingSession } from '../../ui/editing-session-context.ts';

export const useScheduledPublications = (): ScheduledPublications =>
  useStore(useEditingSession().part(createScheduledPublications), 'list');
