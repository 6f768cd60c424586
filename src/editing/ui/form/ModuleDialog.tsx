/** The edit dialog of a module: a form generated from its schema, with its items if it is a list. */
import { useEffect, useRef, useState } from 'react';
import { itemNameOf } from '#domain/modules/modules.ts';
import { loadedModuleLabel } from '#i18n/editing/editing-messages.ts';
import { useLocale } from '#i18n/MessagesContext.tsx';
import { isDeepEqual } from '../../core/is-deep-equal.ts';
import type { EditingSession } from '../../sync/session.ts';
import { useEditingSession } from '../editing-session-context.ts';
import { Button } from '../kit/Button.tsx';
import { Dialog } from '../kit/Dialog.tsx';
import parts from '../kit/kit.module.css';
import { Note } from '../kit/Note.tsx';
import { useLabels } from '../kit/use-labels.ts';
import { type ModuleRequest, openDialog } from '../ui-state.ts';
import { checkForm, type FormIssues } from './check-form.ts';
import { useFieldFocus } from './field-focus.ts';
import { withFields } from './form.ts';
import { formCommands } from './form-commands.ts';
import { discardForm, persistForm } from './form-draft.ts';
import { ItemList } from './ItemList.tsx';
import { ModuleFields } from './ModuleFields.tsx';
import { readForm } from './read-form.ts';

interface Props {
  request: ModuleRequest;
  onClose: () => void;
}

export function ModuleDialog({ request: { id, focus, form: unsavedForm }, onClose }: Props) {
  const session = useEditingSession();
  const labels = useLabels();
  const locale = useLocale();
  const [before] = useState(() => readForm(session, id));
  const [form, setForm] = useState(unsavedForm ?? before);
  const [issues, setIssues] = useState<FormIssues>(() =>
    knownIssues(
      session,
      id,
      before?.items.map((item) => item.id),
    ),
  );
  const body = useRef<HTMLDivElement>(null);
  const [rejectedCount, setRejectedCount] = useState(0);
  useFieldFocus(body, focus);

  useEffect(() => {
    if (!before) onClose();
  }, [before, onClose]);

  // After a rejected save, focuses the first invalid field.
  useEffect(() => {
    if (rejectedCount === 0) return;
    body.current?.querySelector<HTMLElement>('[aria-invalid="true"], [data-invalid="true"]')?.focus();
  }, [rejectedCount]);

  useEffect(() => {
    if (before && form) persistForm(session, before, form);
  }, [before, form, session]);
  useEffect(() => () => discardForm(session, id), [id, session]);

  if (!before || !form) return null;
  const { own, items } = form;
  const itemName = itemNameOf(own.name);

  function save() {
    if (!before || !form) return;
    const found = checkForm(form);
    if (Object.keys(found).length > 0) {
      setIssues(found);
      setRejectedCount((count) => count + 1);
      return;
    }
    const module = session.document.entry(id)?.module;
    if (module) session.undo.apply(module.container, formCommands(before, form, module, session.document));
    onClose();
  }

  /** The alert offers to restore the discarded input. */
  function cancel() {
    onClose();
    if (!form || isDeepEqual(form, before)) return;
    const run = () => openDialog(session, { kind: 'module', id, form });
    session.alerts.show({ kind: 'save', text: labels.put_away, action: { label: labels.bring_back, run } });
  }

  return (
    <Dialog
      title={labels.edit_module(loadedModuleLabel(own.name, locale))}
      onClose={cancel}
      foot={
        <>
          <Button onClick={cancel}>{labels.cancel}</Button>
          <Button kind="primary" onClick={save}>
            {labels.apply}
          </Button>
        </>
      }
    >
      <div ref={body} className={parts.stack}>
        {rejectedCount > 0 && Object.keys(issues).length > 0 ? (
          <Note key={rejectedCount} isAlarm>
            {labels.first_mistakes}
          </Note>
        ) : null}
        <ModuleFields
          module={own}
          issues={issues[own.key] ?? []}
          onChange={(change) => setForm(withFields(form, own.key, change))}
        />
        {itemName ? (
          <ItemList form={{ own, items }} name={itemName} issues={issues} onChange={setForm} />
        ) : null}
      </div>
    </Dialog>
  );
}

/** Issues that the server or the document has reported already. */
function knownIssues(
  session: EditingSession,
  id: number,
  items: readonly (number | null)[] = [],
): FormIssues {
  const found = [id, ...items].flatMap((each) => {
    const entry = each === null ? undefined : session.document.entry(each);
    // Missing fields of a new module are not reported before the first attempt to save.
    return entry && !entry.isNew && entry.issues.length > 0 ? [[String(each), entry.issues] as const] : [];
  });
  return Object.fromEntries(found);
}
