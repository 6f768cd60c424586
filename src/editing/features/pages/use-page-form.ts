/** The settings of a page while somebody changes them: kept until they are saved, met with what others have saved. */
import { useEffect, useRef, useState } from 'react';
import { useLocale } from '#i18n/MessagesContext.tsx';
import { pageSettingsTexts } from '#i18n/pages/page-settings-texts.ts';
import type { Choice, FieldMerge } from '../../core/merge/three-way.ts';
import { releaseUnresolved } from '../../sync/drafts/unresolved-drafts.ts';
import type { EditedPage } from '../../sync/pages/edited-page.ts';
import { openPage } from '../../sync/pages/open-page.ts';
import { isMoved, pageChange } from '../../sync/pages/page-change.ts';
import { changedSettings, mergedPage, pageMerges } from '../../sync/pages/page-merge.ts';
import { savePage } from '../../sync/pages/save-page.ts';
import { recordRemote } from '../../sync/remote-commands/record.ts';
import { RequestProblem } from '../../sync/request-problem.ts';
import type { EditingSession } from '../../sync/session.ts';
import { useEditingSession } from '../../ui/editing-session-context.ts';
import { useLabels } from '../../ui/kit/use-labels.ts';
import { pageFieldName } from '../../ui/versions/page-field-name.ts';
import { discardSettingsDraft, saveSettingsDraft, unresolvedSettings } from './settings-draft.ts';
import type { PageSave } from './use-page-save.ts';

/** What both have changed of the same page. */
export interface PageConflict {
  /** As it is stored now. */
  now: EditedPage;
  merges: readonly FieldMerge[];
  changed_by: string | null;
  intro: string;
}

interface Form {
  /** As the server had it. */
  before: EditedPage;
  page: EditedPage;
  clash: PageConflict | null;
  /** What has happened to it meanwhile. */
  note: string;
}

/** Only what the server does not have yet is worth a question. */
const isUnsaved = ({ before, page }: Form) => pageChange(before, page) !== null || isMoved(before, page);

export function usePageForm(first: EditedPage, save: PageSave, onClose: () => void) {
  const session = useEditingSession();
  const locale = useLocale();
  const labels = useLabels();
  const words = pageSettingsTexts(locale);
  const [left] = useState(() => unresolvedSettings(session, first.id));
  const [form, setForm] = useState<Form>(() => {
    const fresh = { before: first, page: first, clash: null, note: '' };
    if (!left?.settings) return fresh;
    const { before, page } = left.settings;
    const merges = pageMerges(before, page, first);
    if (isAsked(merges)) {
      const clash = { now: first, merges, changed_by: null, intro: words.back_clash(null) };
      return { before, page, clash, note: words.back };
    }
    const found = { ...fresh, page: mergedPage(first, merges) };
    return isUnsaved(found) ? { ...found, note: words.back } : fresh;
  });
  const isDone = useRef(false);
  const isDirty = isUnsaved(form);
  const { before, page } = form;

  useEffect(() => {
    if (!isDone.current) saveSettingsDraft(session, before, page);
  }, [before, page, session]);
  useEffect(() => {
    if (left) void releaseUnresolved(session, left);
  }, [left, session]);
  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => {
      if (isDirty && !isDone.current && !(() => session.isLeaving)()) event.preventDefault();
    };
    addEventListener('beforeunload', warn);
    return () => removeEventListener('beforeunload', warn);
  }, [isDirty, session]);

  /** Ends it for good: nothing of it is kept any more. */
  const end = () => {
    isDone.current = true;
    discardSettingsDraft(session, before);
    onClose();
  };

  /** @throws what is no message of somebody having been quicker */
  const meet = (error: unknown, base: EditedPage, wanted: EditedPage): Promise<void> | undefined => {
    const document = error instanceof RequestProblem && error.status === 409 ? error.document : {};
    if (!document.page) throw error;
    const now = document.page as EditedPage;
    const changed_by = typeof document.changed_by === 'string' ? document.changed_by : null;
    const merges = pageMerges(base, wanted, now);
    if (isAsked(merges)) {
      const clash = { now, merges, changed_by, intro: words.clash(changed_by) };
      setForm({ before: base, page: wanted, clash, note: '' });
      return;
    }
    const taken = merges.filter(({ outcome }) => outcome !== 'mine');
    const merged = mergedPage(now, merges);
    // Something beside its settings: there is nothing to look at.
    if (taken.length === 0) return send(now, merged);
    const names = [...new Set(taken.map(({ field }) => pageFieldName(field, labels)))];
    setForm({ before: now, page: merged, clash: null, note: words.merged(changed_by, names.join(', ')) });
  };

  async function send(base: EditedPage, wanted: EditedPage): Promise<void> {
    let known = base;
    let page = wanted;
    let saved: EditedPage;
    try {
      saved = await savePage(session, base, wanted, (stored, rest) => {
        // Were the place refused, the fields are saved already.
        [known, page] = [stored, rest];
        void noteSettings(session, base, stored);
        setForm({ before: stored, page: rest, clash: null, note: '' });
      });
    } catch (error) {
      return meet(error, known, page);
    }
    end();
    if (saved === base) return;
    await noteSettings(session, known, saved);
    await openPage(session, saved.path, locale);
  }

  return {
    ...form,
    isDirty,
    end,
    change: (changes: Partial<EditedPage>) =>
      setForm((now) => ({ ...now, page: { ...now.page, ...changes } })),
    write: (wanted: EditedPage = page) => save.run(() => send(before, wanted)),
    /** Somebody else was quicker than a deletion: it is looked at before it is tried again. */
    meetOf: (error: unknown) => meet(error, before, page),
    /** The form comes back as it was; the next save asks again. */
    closeClash: () => setForm((now) => ({ ...now, clash: null })),
    decide(choices: Readonly<Record<string, Choice>>): void {
      const { clash } = form;
      if (!clash) return;
      const decided = mergedPage(clash.now, clash.merges, choices);
      setForm({ before: clash.now, page: decided, clash: null, note: '' });
      void save.run(() => send(clash.now, decided));
    },
  };
}

/** A step that can be taken back. */
async function noteSettings(session: EditingSession, before: EditedPage, after: EditedPage): Promise<void> {
  const changed = changedSettings(before, after);
  const { container, id } = after;
  if (changed && container !== null)
    await recordRemote(session, container, [{ what: 'settings', page: id, ...changed }]);
}

const isAsked = (merges: readonly FieldMerge[]) => merges.some(({ outcome }) => outcome === 'overlap');
