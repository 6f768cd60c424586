/**
 * The confirmation before a record goes offline or changes its address, or a venue its name: the effects for visitors,
 * and an optional redirect.
 */
import { useState } from 'react';
import { useEditingSession } from '#editing/ui/editing-session-context.ts';
import { Button } from '#editing/ui/kit/Button.tsx';
import { Checkbox } from '#editing/ui/kit/Checkbox.tsx';
import { Dialog } from '#editing/ui/kit/Dialog.tsx';
import kit from '#editing/ui/kit/kit.module.css';
import { Note } from '#editing/ui/kit/Note.tsx';
import { fillPlaceholders } from '#i18n/fill-placeholders.ts';
import { formatCount } from '#i18n/format-count.ts';
import { createRecord, newOperationId } from '../requests/record-requests.ts';
import type { RecordFormData } from './form-data.ts';
import { formValuesOf } from './form-values.ts';
import type { RecordForm } from './record-form.ts';
import { saveEffectsOf } from './save-effects.ts';
import { UsageList } from './UsageList.tsx';

interface Props {
  form: RecordForm;
  data: RecordFormData;
  onClose: () => void;
}

export function ConfirmSaving({ form, data, onClose }: Props) {
  const session = useEditingSession();
  const { texts, title, uses } = data;
  const [effects] = useState(() => {
    const { base, history, draft } = form.store.get();
    const shown = draft && data.record ? formValuesOf(form.fields, data.record.values) : base.values;
    return saveEffectsOf(data, shown, history.values);
  });
  const [isRedirected, setRedirected] = useState(true);
  const [problem, setProblem] = useState('');
  if (!effects) return null;
  const { isOffline, isMoved, redirects, renamed } = effects;
  const [heading, deed] = isOffline
    ? [texts.offline_title.replace('{name}', title), texts.offline_do]
    : isMoved
      ? [texts.slug_title, texts.slug_do]
      : [texts.rename_title, texts.rename_do];
  const count = uses.reduce((sum, group) => sum + group.count, 0);

  async function save() {
    await form.save();
    const isSaved = form.store.get().save === 'saved';
    for (const redirect of isSaved && isRedirected ? redirects : []) {
      const body = { operation_id: newOperationId(), data: redirect };
      const outcome = await createRecord(session, 'redirects', body);
      if (outcome.outcome === 'done') continue;
      const reason = outcome.outcome === 'invalid' ? outcome.errors[0]?.message : texts.failed.failed;
      setProblem(
        fillPlaceholders(texts.slug_redirect_failed, { path: redirect.old_path, reason: reason ?? '' }),
      );
      return;
    }
    onClose();
  }

  return (
    <Dialog
      title={heading}
      onClose={onClose}
      width="34rem"
      foot={
        <>
          <Button onClick={onClose}>{texts.cancel}</Button>
          {problem === '' && (
            <Button kind="primary" onClick={() => void save()}>
              {deed}
            </Button>
          )}
        </>
      }
    >
      <div className={kit.stack}>
        {problem && <Note isAlarm>{problem}</Note>}
        {isOffline && <p>{formatCount(texts.offline_text, count)}</p>}
        {isOffline && <UsageList uses={uses} texts={texts} />}
        {renamed && (
          <p>{fillPlaceholders(texts.rename_text, { name: renamed.name, configured: renamed.configured })}</p>
        )}
        {isMoved && <p>{redirects.length > 0 ? texts.slug_text : texts.slug_leads_on}</p>}
        {redirects.length > 0 && (
          <Checkbox label={texts.slug_redirect} value={isRedirected} onChange={setRedirected} />
        )}
      </div>
    </Dialog>
  );
}
