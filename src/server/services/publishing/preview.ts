// Describes a preview as of a moment: the number of scheduled actions until then, and those that would fail.
import { formatDateTime } from '#domain/dates/date-format.ts';
import type { Locale } from '#domain/languages/locales.ts';
import type { PreviewState } from '#domain/publishing/preview.ts';
import { previewTexts } from '#i18n/publishing/preview-texts.ts';
import type { Database } from '#server/db/client.server.ts';
import { nameRecords } from '#server/services/records/form/record-names.ts';
import { runAsOf } from './preview-as-of.ts';

/** The queries of the actions themselves, plus one per kind of failing record for its names. */
export async function describePreview(
  database: Database,
  moment: Date,
  locale: Locale,
): Promise<PreviewState> {
  const plans = await runAsOf(database, moment, async (_, applied) => [...applied]);
  const texts = previewTexts(locale);
  const failed = plans.filter(({ failure }) => failure !== null);
  const failures: string[] = [];
  for (const [resource, own] of Map.groupBy(failed, (plan) => plan.resource)) {
    const ids = [...new Set(own.map(({ id }) => id))];
    const names = await nameRecords(database.db, resource, ids, locale);
    for (const { id, due_at, failure } of own) {
      const why = texts.reasons[failure as keyof typeof texts.reasons] ?? texts.reasons.error;
      failures.push(texts.failure(names.get(id) ?? `#${id}`, formatDateTime(due_at), why));
    }
  }
  return {
    sentence: texts.sentence(formatDateTime(moment), plans.length - failed.length),
    failures,
  };
}
