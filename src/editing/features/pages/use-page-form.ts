/** The state of a page's settings form: persisted until it is saved, and merged with concurrent changes. */
import { useEffect, useRef, useState } from 'react';
import { useLocale } from '#i18n/MessagesContext.tsx';
import { pageSettingsTexts } from '#i18n/pages/page-settings-texts.ts';
import type { ConflictChoice, FieldMerge } from '../../core/merge/three-way.ts';
import { moveUnresolvedToForm } from '../../sync/drafts/unresolved-drafts.ts';
import type { EditedPage } from '../../sync/pages/edited-page.ts';
import { openPage } from '../../sync/pages/open-page.ts';
import { isMoved, pageChange } from '../../sync/pages/page-change.ts';
import { changedSettings, mergedPage, pageMerges } from '../../sync/pages/page-merge.ts';
import { savePage } from '../../sync/pages/save-page.ts';
import { addToUndoHistory } from '../../sync/remote-commands/add-to-undo-history.ts';
import { RequestProblem } from '../../sync/request-problem.ts';
import type { EditingSession } from '../../sync/session.ts';
import { useEditingSession } from '../../ui/editing-session-context.ts';
import { useLabels } from '../../ui/kit/use-labels.ts';
import { pageFieldName } from '../../ui/versions/page-field-name.ts';
import { restoreHeadFields } from './head-of-page.ts';
import { discardSettingsDraft, saveSettingsDraft, unresolvedSettings } from './settings-draft.ts';
import type { PageSave } from './use-page-save.ts';

/** Conflicting changes of a page. */
export interface PageConflict {
  /** The stored page. */
  now: EditedPage;
  merges: readonly FieldMerge[];
  changed_by: string | null;
  intro: string;
}

interface Form {
  /** The page on the server. */
  before: EditedPage;
  page: EditedPage;
  conflict: PageConflict | null;
  /** A message about what was merged or restored. */
  note: string;
}

/** Whether the form differs from the server. */
const isUnsaved = ({ before, page }: Form) => pageChange(before, page) !== null || isMoved(before, page);

export function usePageForm(first: EditedPage, save: PageSave, onClose: () => void) {
  const session = useEditingSession();
  const locale = useLocale();
  const labels = useLabels();
  const words = pageSettingsTexts(locale);
  const [unresolved] = useState(() => unresolvedSettings(session, first.id));
  const [form, setForm] = useState<Form>(() => {
    const fresh = { before: first, page: first, conflict: null, note: '' };
    if (!unresolved?.settings) return fresh;
    const { before, page } = unresolved.settings;
    const merges = pageMerges(before, page, first);
    if (hasOverlap(merges)) {
      const conflict = { now: first, merges, changed_by: null, intro: words.back_clash(null) };
      return { before, page, conflict, note: words.back };
    }
    const found = { ...fresh, page: mergedPage(first, merges) };
    return isUnsaved(found) ? { ...found, note: words.back } : fresh;
  });
  const isDone = useRef(false);
  const latest = useRef(form);
  latest.current = form;
  /** What was sent without an answer; the server may have saved it. */
  const unanswered = useRef<{ base: EditedPage; wanted: EditedPage } | null>(null);
  const isDirty = isUnsaved(form);
  const { before, page } = form;

  useEffect(() => {
    if (!isDone.current) saveSettingsDraft(session, before, page);
  }, [before, page, session]);
  useEffect(() => {
    if (!unresolved) return;
    if (unresolved.settings) restoreHeadFields(session, unresolved.settings);
    void moveUnresolvedToForm(session, unresolved);
  }, [unresolved, session]);
  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => {
      if (isDirty && !isDone.current && !(() => session.isLeaving)()) event.preventDefault();
    };
    addEventListener('beforeunload', warn);
    return () => removeEventListener('beforeunload', warn);
  }, [isDirty, session]);

  /** Closes the form and discards its draft. */
  const end = () => {
    isDone.current = true;
    discardSettingsDraft(session, before);
    onClose();
  };

  /** Merges after a 409. @throws every other error */
  const mergeRemote = (error: unknown, base: EditedPage, wanted: EditedPage): Promise<void> | undefined => {
    const document = error instanceof RequestProblem && error.status === 409 ? error.document : {};
    if (!document.page) throw error;
    const now = document.page as EditedPage;
    const changed_by = typeof document.changed_by === 'string' ? document.changed_by : null;
    const merges = pageMerges(mergeBaseOf(base, now, unanswered.current), wanted, now);
    if (hasOverlap(merges)) {
      const conflict = { now, merges, changed_by, intro: words.clash(changed_by) };
      setForm({ before: base, page: wanted, conflict, note: '' });
      return;
    }
    const incoming = merges.filter(({ outcome }) => outcome !== 'mine');
    const merged = mergedPage(now, merges);
    // There are no concurrent changes in the form's fields, so it is sent without asking.
    if (incoming.length === 0) return send(now, merged);
    const names = [...new Set(incoming.map(({ field }) => pageFieldName(field, labels)))];
    setForm({ before: now, page: merged, conflict: null, note: words.merged(changed_by, names.join(', ')) });
  };

  /** @param shown the form when it was sent; what differs from it afterwards was changed meanwhile */
  async function send(base: EditedPage, wanted: EditedPage, shown = latest.current.page): Promise<void> {
    let stored = base;
    let sent = shown;
    let page = wanted;
    let saved: EditedPage;
    try {
      saved = await savePage(session, base, wanted, (fields, rest) => {
        // The fields are saved even if the server rejects the position.
        [stored, page, sent] = [fields, rest, rest];
        void recordSettingsChange(session, base, fields);
        setForm({ before: fields, page: rest, conflict: null, note: '' });
      });
    } catch (error) {
      const isLost = error instanceof RequestProblem && error.status === 0;
      if (isLost) unanswered.current ??= { base: stored, wanted: page };
      return mergeRemote(error, stored, page);
    }
    unanswered.current = null;
    // What was changed meanwhile stays in the form.
    const later = pageMerges(sent, latest.current.page, saved);
    if (later.some(({ outcome }) => outcome !== 'theirs')) {
      setForm({ before: saved, page: mergedPage(saved, later), conflict: null, note: '' });
      void recordSettingsChange(session, stored, saved);
      return;
    }
    end();
    if (saved === base) return;
    await recordSettingsChange(session, stored, saved);
    await openPage(session, saved.path, locale);
  }

  return {
    ...form,
    isDirty,
    end,
    change: (changes: Partial<EditedPage>) =>
      setForm((now) => ({ ...now, page: { ...now.page, ...changes } })),
    write: (wanted: EditedPage = page) => save.run(() => send(before, wanted)),
    /** After a rejected deletion: shows the concurrent changes before a retry. */
    mergeRemoteChange: (error: unknown) => mergeRemote(error, before, page),
    /** Closes the conflict and keeps the form; the next save detects the conflict again. */
    closeConflict: () => setForm((now) => ({ ...now, conflict: null })),
    decide(choices: Readonly<Record<string, ConflictChoice>>): void {
      const { conflict } = form;
      if (!conflict) return;
      const decided = mergedPage(conflict.now, conflict.merges, choices);
      setForm({ before: conflict.now, page: decided, conflict: null, note: '' });
      void save.run(() => send(conflict.now, decided, decided));
    },
  };
}

/**
 * The base for a three-way merge: the last sent version if the server has saved it without a response, otherwise the
 * loaded version.
 */
function mergeBaseOf(
  base: EditedPage,
  now: EditedPage,
  sent: { base: EditedPage; wanted: EditedPage } | null,
): EditedPage {
  if (!sent) return base;
  const isSaved = pageMerges(sent.base, sent.wanted, now).every(({ outcome }) => outcome === 'theirs');
  return isSaved ? sent.wanted : base;
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

const hasOverlap = (merges: readonly FieldMerge[]) => merges.some(({ outcome }) => outcome === 'overlap');
