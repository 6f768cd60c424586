// The preview of a page as of a future moment, for editors.
import { previewParameter } from '#domain/publishing/preview.ts';
import type { AppContext } from '#server/app-context.ts';
import type { RenderedPage } from '#server/http/finished-page.ts';
import type { Session } from '#server/services/accounts/sessions.ts';
import { isEditing, isEditor } from '#server/services/pages/is-editing.ts';
import { runAsOf } from '#server/services/publishing/preview-as-of.ts';
import { instant } from '#server/services/records/fields/values.ts';

/** Null for visitors, for edited pages, and for an invalid or past moment. */
export function previewTime(session: Session | null, url: URL, now: Date): Date | null {
  const requestedMoment = url.searchParams.get(previewParameter);
  if (requestedMoment === null || !isEditor(session) || isEditing(session, url)) return null;
  const read = instant.safeParse(requestedMoment);
  return read.success && read.data > now ? read.data : null;
}

/** Renders with everything executed that is scheduled until then, and with the clock set to that moment. */
export const renderAsOf = (
  appContext: AppContext,
  moment: Date,
  render: (shown: AppContext) => Promise<RenderedPage>,
): Promise<RenderedPage> =>
  runAsOf(appContext.database, moment, (database) => render({ ...appContext, database, now: () => moment }));
