// A change of a place as calls tell of it, to whoever asks.
import type { ContainerChange } from '#server/services/modules/changes.ts';

/** Without what the module held. */
export const shownChange = (
  { user_id: by, created_at, before: _, after: __, ...change }: ContainerChange,
  user_id: string,
) => ({
  ...change,
  is_own: by === user_id,
  created_at: created_at.toISOString(),
});
