/** The edit dialog of a module: a form generated from its schema, with its items if it is a list. */
import { useEffect, useRef, useState } from 'react';
import { itemNameOf } from '#domain/modules/modules.ts';
import { loadedModuleLabel } from '#i18n/editing/editing-messages.ts';
import { useLocale } from '#i18n/MessagesContext.tsx';
import { schemaOf } from '#modules/schemas.ts';
import { isDeepEqual } from '../../core/is-deep-equal.ts';
import { changedTexts } from '../../core/merge/merge-fields.ts';
import { slotKey } from '../../core/slots.ts';
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
import { type FormModule, type ModuleForm, withFields } from './form.ts';
import { formCommands } from './form-commands.ts';
import { ItemList } from './ItemList.tsx';
import { ModuleFields } from './ModuleFields.tsx';

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

/** Reads the form of a module from the document when the dialog opens. Null for a removed module. */
function readForm(session: EditingSession, id: number): ModuleForm | null {
  const own = formModule(session, id);
  if (!own) return null;
  const container = session.document.entry(id)?.module.container ?? 0;
  const isList = itemNameOf(own.name) !== null;
  const ids = isList ? session.document.children(slotKey({ container, parent: id, column: 0 })) : [];
  return { own, items: ids.flatMap((item) => formModule(session, item) ?? []) };
}

function formModule(session: EditingSession, id: number): FormModule | null {
  const entry = session.document.entry(id);
  if (!entry) return null;
  const { module, data } = entry.module;
  if (module === 'record') return null;
  return { key: String(id), id, name: module, data, content: entry.shown.content, chosen: {} };
}

/** Ids under which the open form is persisted: its module, and new items. */
const createNumbers = (): { persisted: readonly number[] } => ({ persisted: [] });

/**
 * Persists an open form, whose changes are not in the document until it is applied. Persists the differences to
 * `before`, the form as it was opened; replaces what was persisted before.
 */
function persistForm(session: EditingSession, before: ModuleForm, form: ModuleForm): void {
  const { id } = form.own;
  const container = id === null ? undefined : session.document.entry(id)?.module.container;
  if (container === undefined) return;
  const old = new Map([before.own, ...before.items].map((module) => [module.key, module]));
  const numbers = new Set<number>();
  [form.own, ...form.items].forEach((module, at) => {
    const number = module.id ?? newItems - at;
    const texts = changedTexts(schemaOf(module.name).fields, module.data, old.get(module.key)?.data);
    numbers.add(number);
    session.draftWriter?.form(container, number, texts.length > 0 ? formOf(module, number, texts) : null);
  });
  for (const number of session.part(createNumbers).persisted)
    if (!numbers.has(number)) session.draftWriter?.form(container, number, null);
  session.part(createNumbers).persisted = [...numbers];
}

/** Outside the range of local module ids. */
const newItems = -1_000_000_000;

const formOf = ({ name }: FormModule, id: number, texts: ReturnType<typeof changedTexts>) => ({
  id,
  module: name,
  texts,
});

/** Call it when the form was applied or closed. */
function discardForm(session: EditingSession, id: number): void {
  const container = session.document.entry(id)?.module.container;
  if (container !== undefined)
    for (const number of session.part(createNumbers).persisted)
      session.draftWriter?.form(container, number, null);
  session.part(createNumbers).persisted = [];
}
