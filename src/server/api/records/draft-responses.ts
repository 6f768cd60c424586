// Responses about drafts and scheduled changes of records, and their errors.
import type { Locale } from '#domain/languages/locales.ts';
import { recordName } from '#domain/resources/list-row.ts';
import type { ResourceName } from '#domain/resources/resource.ts';
import { resources } from '#domain/resources/resources.ts';
import { leftOutTexts } from '#i18n/editing/left-out-texts.ts';
import { HttpError, rejected, rejectedField } from '#server/api/endpoint/failure.ts';
import { otherOperation } from '#server/api/modules/module-responses.ts';
import { formFieldPath, recordFieldLabel } from '#server/services/records/drafts/list-left-out-drafts.ts';
import type { DraftsOutcome, RejectedDraft } from '#server/services/records/drafts/publish-drafts.ts';
import type { RecordDraft, ScheduledChange } from '#server/services/records/drafts/read-draft.ts';
import type { DiscardOutcome, DraftOutcome } from '#server/services/records/drafts/save-draft.ts';
import type { ScheduleChangeOutcome } from '#server/services/records/drafts/schedule-change.ts';
import { parseBilingual } from '#server/services/records/fields/bilingual.ts';
import { instant } from '#server/services/records/fields/values.ts';
import type { VersionedRecord } from '#server/services/records/read-records.ts';
import { errorsOf, recordAsJson } from './record-responses.ts';

export const draftAsJson = (draft: RecordDraft | null) =>
  draft && { ...draft, changed_at: draft.changed_at.toISOString() };

/** Issues in the reader's language; conflicts and issues only if they are the reason of a failure. */
export const scheduledChangeAsJson = ({ failure, due_at, ...plan }: ScheduledChange, locale: Locale) => ({
  ...plan,
  due_at: due_at.toISOString(),
  failure: failure && {
    reason: failure.reason,
    conflicts: failure.reason === 'conflict' ? failure.conflicts : [],
    issues: failure.reason === 'invalid' ? errorsOf(failure.issues, locale) : [],
  },
});

/** @throws HttpError if it was not saved */
export function savedDraftResponse(outcome: DraftOutcome) {
  switch (outcome.outcome) {
    case 'saved':
      return { draft: draftAsJson(outcome.draft) };
    case 'gone':
      throw new HttpError(404);
    case 'invalid':
      throw new HttpError(422, (locale) => ({ errors: errorsOf(outcome.issues, locale) }));
    case 'stale':
      throw staleDraft(outcome.draft);
    case 'stale-record': {
      const { record, changed_by, draft } = outcome;
      throw new HttpError(409, {
        also: { record: recordAsJson(record), changed_by, draft: draftAsJson(draft) },
      });
    }
  }
}

const staleDraft = (draft: RecordDraft | null) => new HttpError(409, { also: { draft: draftAsJson(draft) } });

/** @throws HttpError if it still exists */
export function requireDiscarded(outcome: DiscardOutcome): void {
  if (outcome.outcome === 'gone') throw new HttpError(404);
  if (outcome.outcome === 'stale') throw staleDraft(outcome.draft);
}

/**
 * @param record the published record with its draft
 * @throws HttpError if it was not published
 */
export function publishedDraftResponse(
  outcome: DraftsOutcome,
  record: VersionedRecord,
  draft: RecordDraft | null,
) {
  switch (outcome.outcome) {
    case 'other-operation':
      throw rejectedField('operation_id', otherOperation);
    case 'stale':
      throw staleDraft(draft);
    case 'rejected': {
      const issues = outcome.rejected.flatMap((each) => each.issues);
      if (issues.length > 0) throw new HttpError(422, (locale) => ({ errors: errorsOf(issues, locale) }));
      throw inConflict(record, draft);
    }
    case 'published': {
      const { change_set } = outcome;
      return {
        ...recordAsJson(record),
        is_written: change_set !== null,
        change_set,
        draft: draftAsJson(draft),
      };
    }
  }
}

const inConflict = (record: VersionedRecord, draft: RecordDraft | null) =>
  new HttpError(409, (locale) => ({
    detail: changedSince[locale],
    also: { record: recordAsJson(record), draft: draftAsJson(draft), conflicts: draft?.conflicts ?? [] },
  }));

const changedSince = {
  de: 'Felder des Entwurfs wurden inzwischen öffentlich geändert. Wählen Sie, was gelten soll.',
  en: 'Fields of the draft have been changed in public meanwhile. Choose what is to stand.',
};

/** Drafts that keep a page from being published, by record and field; the first is named in `detail`. */
export const rejectedDrafts = (drafts: readonly RejectedDraft[]) =>
  new HttpError(422, (locale) => {
    const each = drafts.map((draft) => ({ draft, errors: errorsInDraft(draft, locale) }));
    return {
      detail: each.map(({ draft, errors }) => unpublished(draft, errors, locale))[0],
      errors: each.flatMap(({ draft: { resource, id }, errors }) =>
        errors.map(({ field, message }) => ({ field: `${resource}.${id}.${field}`, message })),
      ),
      also: {
        drafts: each.map(({ draft, errors }) => rejectedAsJson(draft, formFieldPath(errors[0]?.field ?? ''))),
      },
    };
  });

const errorsInDraft = ({ conflicts, issues }: RejectedDraft, locale: Locale) => [
  ...conflicts.map(({ field }) => ({ field, message: fieldChangedSince[locale] })),
  ...errorsOf(issues, locale),
];

function unpublished(
  { resource, id, record }: RejectedDraft,
  [first]: readonly { field: string; message: string }[],
  locale: Locale,
): string {
  const title = recordName(resource, { id, values: record.values }, locale);
  return leftOutTexts(locale).unpublished(
    title,
    recordFieldLabel(resource, first?.field ?? '', locale),
    first?.message ?? '',
  );
}

const rejectedAsJson = ({ resource, id, record, conflicts }: RejectedDraft, field: string) => ({
  resource,
  record: { ...recordAsJson(record), id },
  conflicts,
  field,
});

const fieldChangedSince = {
  de: 'Dieses Feld wurde inzwischen öffentlich geändert. Wählen Sie, was gelten soll.',
  en: 'This field has been changed in public meanwhile. Choose what is to stand.',
};

/** @throws HttpError if it was not scheduled */
export function scheduledChangeResponse(outcome: ScheduleChangeOutcome, draft: RecordDraft | null = null) {
  switch (outcome.outcome) {
    case 'planned':
      return { ...recordAsJson(outcome.record), is_written: false, change_set: null, plan: outcome.plan };
    case 'unchanged':
      return { ...recordAsJson(outcome.record), is_written: false, change_set: null };
    case 'gone':
      throw new HttpError(404);
    case 'invalid':
      throw new HttpError(422, (locale) => ({ errors: errorsOf(outcome.issues, locale) }));
    case 'stale':
      throw new HttpError(409, {
        also: { record: recordAsJson(outcome.record), changed_by: outcome.changed_by },
      });
    case 'stale-draft':
      throw staleDraft(draft);
    case 'conflict':
      throw inConflict(outcome.record, draft);
    case 'other-operation':
      throw rejectedField('operation_id', otherOperation);
    case 'full':
      throw rejected(409, tooMany);
  }
}

const tooMany = {
  de: 'Für diesen Eintrag sind schon 50 Änderungen geplant. Sagen Sie zuerst eine ab.',
  en: '50 changes of this record are planned already. Cancel one of them first.',
};

/**
 * Records that visitors never see have one state: neither a draft nor a plan.
 * @throws HttpError 422 for a resource of such records
 */
export function requirePublishable(resource: ResourceName): ResourceName {
  if (resources[resource].isInternal) throw rejected(422, neverPublic);
  return resource;
}

const neverPublic = {
  de: 'Das sehen Besucher nie, darum gibt es davon weder Entwurf noch Plan. Speichern Sie es gleich.',
  en: 'Visitors never see this, so it has neither a draft nor a plan. Save it at once.',
};

/**
 * The moment of a schedule or preview.
 * @throws HttpError if it is invalid or past
 */
export function parseFutureTime(text: string, now: Date, field = 'due_at'): Date {
  const read = instant.safeParse(text);
  if (!read.success) throw rejectedField(field, parseBilingual(read.error.issues[0]?.message ?? ''));
  if (read.data <= now) throw rejectedField(field, past);
  return read.data;
}

const past = {
  de: 'Dieser Zeitpunkt ist vorbei. Wählen Sie einen, der noch kommt.',
  en: 'This moment has passed. Choose one that is still to come.',
};
