// A change of a container as endpoints answer it.
import type { ContainerChange } from '#server/services/modules/changes.ts';

/** Without the module's data. */
export const shownChange = (
  { user_id: by, created_at, before: _, after: __, ...change }: ContainerChange,
  user_id: string,
) => ({
  ...change,
  is_own: by === user_id,
  created_at: created_at.toISOString(),
});
