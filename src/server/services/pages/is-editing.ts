// Whether a request gets the working copy rather than the published state: editors who ask for it do.
import { mayDo } from '#server/services/accounts/permissions.ts';
import type { Session } from '#server/services/accounts/sessions.ts';

/** Whether offline pages are shown. */
export function isEditor(session: Session | null): boolean {
  return session !== null && mayDo(session.user.role, 'edit-pages');
}

/** Whether an address with `?edit` shows the working copy. */
export function isEditing(session: Session | null, { searchParams }: Pick<URL, 'searchParams'>): boolean {
  return isEditor(session) && searchParams.has('edit');
}
