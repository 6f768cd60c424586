/** The draft in the footer of a form: its author, and buttons to discard it and undo that. */
import { useState } from 'react';
import { formatDateTime } from '#domain/dates/date-format.ts';
import { useEditingSession } from '#editing/ui/editing-session-context.ts';
import { fillPlaceholders } from '#i18n/fill-placeholders.ts';
import { useStore } from '#state/store.ts';
import { discardDraft, newOperationId, type RecordDraft, saveDraft } from '../requests/record-requests.ts';
import pressed from '../shell/controls.module.css';
import type { RecordFormData } from './form-data.ts';
import styles from './publication-time.module.css';
import type { RecordForm } from './record-form.ts';

export function DraftLine({ form, data }: { form: RecordForm; data: RecordFormData }) {
  const { texts, resource, record } = data;
  const session = useEditingSession();
  const draft = useStore(form.store, 'draft');
  const [discarded, setDiscarded] = useState<RecordDraft | null>(null);
  const [isRefused, setRefused] = useState(false);
  if (!record || (!draft && !discarded)) return null;

  async function discard(present: RecordDraft) {
    const outcome = await discardDraft(session, resource, record?.id ?? 0, present.version);
    const isDone = outcome.outcome === 'done';
    setRefused(!isDone);
    if (isDone) setDiscarded(present);
    if (isDone) form.takeDraft(null);
    if (outcome.outcome === 'stale-draft') form.takeDraft(outcome.draft);
  }

  async function restoreDraft({ data: fields }: RecordDraft) {
    const body = { operation_id: newOperationId(), version: 0, data: fields };
    const outcome = await saveDraft(session, resource, record?.id ?? 0, body);
    setRefused(outcome.outcome !== 'done');
    if (outcome.outcome === 'done') form.takeDraft(outcome.data.draft);
    if (outcome.outcome === 'stale-draft') form.takeDraft(outcome.draft);
  }

  const status = draft
    ? fillPlaceholders(texts.draft_of, {
        who: draft.changed_by ?? texts.somebody,
        time: formatDateTime(draft.changed_at),
      })
    : texts.draft_discarded;
  return (
    <div className={styles.draft}>
      <p role="status">{status}</p>
      {isRefused && (
        <p role="alert" className={styles.alarm}>
          {texts.draft_refused}
        </p>
      )}
      {draft ? (
        <button type="button" className={pressed.button} onClick={() => void discard(draft)}>
          {texts.draft_discard}
        </button>
      ) : (
        discarded && (
          <button type="button" className={pressed.button} onClick={() => void restoreDraft(discarded)}>
            {texts.draft_back}
          </button>
        )
      )}
    </div>
  );
}
