/** A page's settings form: persisted until it is saved, and sent until the server has it or the user is asked. */
import { useEffect, useRef, useState } from 'react';
import { useLocale } from '#i18n/MessagesContext.tsx';
import { pageSettingsTexts } from '#i18n/pages/page-settings-texts.ts';
import type { ConflictChoice } from '../../core/merge/three-way.ts';
import { moveUnresolvedToForm } from '../../sync/drafts/unresolved-drafts.ts';
import type { EditedPage } from '../../sync/pages/edited-page.ts';
import { openPage } from '../../sync/pages/open-page.ts';
import { changedSettings } from '../../sync/pages/page-merge.ts';
import { savePage } from '../../sync/pages/save-page.ts';
import { addToUndoHistory } from '../../sync/remote-commands/add-to-undo-history.ts';
import { RequestProblem } from '../../sync/request-problem.ts';
import type { EditingSession } from '../../sync/session.ts';
import { useEditingSession } from '../../ui/editing-session-context.ts';
import { useLabels } from '../../ui/kit/use-labels.ts';
import { pageFieldName } from '../../ui/versions/page-field-name.ts';
import { restoreHeadFields } from './head-of-page.ts';
import {
  isPageFormUnsaved,
  nextPageForm,
  openPageForm,
  type PageForm,
  type PageFormEvent,
} from './page-form.ts';
import { discardSettingsDraft, saveSettingsDraft, unresolvedSettings } from './settings-draft.ts';
import type { PageSave } from './use-page-save.ts';

export function usePageForm(first: EditedPage, save: PageSave, onClose: () => void) {
  const session = useEditingSession();
  const locale = useLocale();
  const labels = useLabels();
  const words = pageSettingsTexts(locale);
  const texts = {
    ...words,
    merged: (changed_by: string | null, fields: readonly string[]) => {
      const names = new Set(fields.map((field) => pageFieldName(field, labels)));
      return words.merged(changed_by, [...names].join(', '));
    },
  };
  const [unresolved] = useState(() => unresolvedSettings(session, first.id));
  const [form, setForm] = useState(() => openPageForm(first, unresolved?.settings, texts));
  const latest = useRef(form);
  const dispatch = (event: PageFormEvent): PageForm => {
    latest.current = nextPageForm(latest.current, event, texts);
    setForm(latest.current);
    return latest.current;
  };
  const { before, page, status } = form;
  const isDone = status === 'done';
  const isDirty = isPageFormUnsaved(form);

  useEffect(() => {
    if (!isDone) saveSettingsDraft(session, before, page);
  }, [before, page, isDone, session]);
  useEffect(() => {
    if (!unresolved) return;
    if (unresolved.settings) restoreHeadFields(session, unresolved.settings);
    void moveUnresolvedToForm(session, unresolved);
  }, [unresolved, session]);
  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => {
      if (isDirty && !isDone && !(() => session.isLeaving)()) event.preventDefault();
    };
    addEventListener('beforeunload', warn);
    return () => removeEventListener('beforeunload', warn);
  }, [isDirty, isDone, session]);

  /** Closes the form and discards its draft. */
  const end = () => {
    dispatch({ kind: 'closed' });
    discardSettingsDraft(session, before);
    onClose();
  };

  /** @throws every error other than a 409 */
  const failed = (error: unknown): PageForm => {
    const event = failureOf(error);
    const next = dispatch(event);
    if (event.kind === 'failed') throw error;
    return next;
  };

  /** Sends until nobody else has saved first, or the user is asked. */
  async function send(sent: PageForm): Promise<void> {
    let { request } = sent;
    while (request) {
      const { base, wanted } = request;
      let saved: EditedPage;
      try {
        saved = await savePage(session, base, wanted, (stored, rest) => {
          void recordSettingsChange(session, base, stored);
          dispatch({ kind: 'fields saved', stored, wanted: rest });
        });
      } catch (error) {
        ({ request } = failed(error));
        continue;
      }
      const stored = latest.current.request?.base ?? base;
      const isSaved = dispatch({ kind: 'saved', saved }).status === 'done';
      if (isSaved) end();
      await recordSettingsChange(session, stored, saved);
      if (isSaved && saved !== base) await openPage(session, saved.path, locale);
      return;
    }
  }

  return {
    ...form,
    isDirty,
    end,
    change: (changes: Partial<EditedPage>) => void dispatch({ kind: 'changed', changes }),
    write: (wanted?: EditedPage) => save.run(() => send(dispatch({ kind: 'sent', wanted }))),
    /** After a rejected deletion: shows the concurrent changes before a retry. */
    mergeRemoteChange: (error: unknown) => send(failed(error)),
    closeConflict: () => void dispatch({ kind: 'conflict closed' }),
    decide: (choices: Readonly<Record<string, ConflictChoice>>) => {
      void save.run(() => send(dispatch({ kind: 'decided', choices })));
    },
  };
}

function failureOf(error: unknown): PageFormEvent {
  const { status, document } = error instanceof RequestProblem ? error : { status: null, document: {} };
  const { page, changed_by } = document as Record<string, unknown>;
  if (status !== 409 || !page) return { kind: 'failed', isLost: status === 0 };
  const name = typeof changed_by === 'string' ? changed_by : null;
  return { kind: 'rejected', now: page as EditedPage, changed_by: name };
}

/** Records the change for undo. */
async function recordSettingsChange(
  session: EditingSession,
  before: EditedPage,
  after: EditedPage,
): Promise<void> {
  const changed = changedSettings(before, after);
  const { container, id } = after;
  if (changed && container !== null)
    await addToUndoHistory(session, container, [{ what: 'settings', page: id, ...changed }]);
}
