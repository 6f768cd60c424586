/** The states of a page's settings form, as a plain function of events. */
import type { ConflictChoice, FieldMerge } from '../../core/merge/three-way.ts';
import type { PersistedSettings } from '../../sync/drafts/persisted-draft.ts';
import type { EditedPage } from '../../sync/pages/edited-page.ts';
import { isMoved, pageChange } from '../../sync/pages/page-change.ts';
import { mergedPage, pageMerges } from '../../sync/pages/page-merge.ts';

/** Conflicting changes of a page. */
export interface PageConflict {
  /** The stored page. */
  now: EditedPage;
  merges: readonly FieldMerge[];
  changed_by: string | null;
  intro: string;
}

interface PageRequest {
  base: EditedPage;
  wanted: EditedPage;
  /** The form when it was sent; what differs from it afterwards was changed meanwhile. */
  shown: EditedPage;
}

export interface PageForm {
  status: 'editing' | 'sending' | 'conflict' | 'done';
  /** The page on the server. */
  before: EditedPage;
  page: EditedPage;
  /** A message about what was merged or restored. */
  note: string;
  /** Only while sending. */
  request: PageRequest | null;
  /** Only in a conflict. */
  conflict: PageConflict | null;
  /** What was first sent without a response; the server may have saved it. */
  unanswered: Pick<PageRequest, 'base' | 'wanted'> | null;
}

export type PageFormEvent =
  | { kind: 'changed'; changes: Partial<EditedPage> }
  | { kind: 'sent'; wanted: EditedPage | undefined }
  /** The fields are saved, the position is not. */
  | { kind: 'fields saved'; stored: EditedPage; wanted: EditedPage }
  | { kind: 'saved'; saved: EditedPage }
  /** Somebody else has saved first. */
  | { kind: 'rejected'; now: EditedPage; changed_by: string | null }
  | { kind: 'failed'; isLost: boolean }
  | { kind: 'decided'; choices: Readonly<Record<string, ConflictChoice>> }
  /** Keeps the form; the next save detects the conflict again. */
  | { kind: 'conflict closed' }
  | { kind: 'closed' };

interface Texts {
  back: string;
  back_clash: (changed_by: null) => string;
  clash: (changed_by: string | null) => string;
  merged: (changed_by: string | null, fields: readonly string[]) => string;
}

/** @param draft settings of an earlier page that were not saved */
export function openPageForm(page: EditedPage, draft: PersistedSettings | undefined, texts: Texts): PageForm {
  const fresh = editing({ before: page, page, unanswered: null });
  if (!draft) return fresh;
  const merges = pageMerges(draft.before, draft.page, page);
  if (hasOverlap(merges)) {
    const conflict = { now: page, merges, changed_by: null, intro: texts.back_clash(null) };
    return {
      ...fresh,
      status: 'conflict',
      before: draft.before,
      page: draft.page,
      note: texts.back,
      conflict,
    };
  }
  const restored = { ...fresh, page: mergedPage(page, merges), note: texts.back };
  return isPageFormUnsaved(restored) ? restored : fresh;
}

export function nextPageForm(form: PageForm, event: PageFormEvent, texts: Texts): PageForm {
  const { before, page, conflict } = form;
  const request = form.request ?? { base: before, wanted: page, shown: page };
  switch (event.kind) {
    case 'changed':
      return { ...form, page: { ...page, ...event.changes } };
    case 'sent':
      return {
        ...form,
        status: 'sending',
        request: { base: before, wanted: event.wanted ?? page, shown: page },
      };
    case 'fields saved': {
      const { stored, wanted } = event;
      return sending(form, { base: stored, wanted, shown: wanted });
    }
    case 'saved': {
      const later = pageMerges(request.shown, page, event.saved);
      if (later.every(({ outcome }) => outcome === 'theirs'))
        return { ...form, status: 'done', request: null };
      return editing({ before: event.saved, page: mergedPage(event.saved, later), unanswered: null });
    }
    case 'rejected':
      return merged(form, request, event, texts);
    case 'failed': {
      const lost = event.isLost ? form.request : null;
      return { ...form, status: 'editing', request: null, unanswered: form.unanswered ?? lost };
    }
    case 'decided': {
      if (!conflict) return form;
      const decided = mergedPage(conflict.now, conflict.merges, event.choices);
      return sending(form, { base: conflict.now, wanted: decided, shown: decided });
    }
    case 'conflict closed':
      return { ...form, status: 'editing', conflict: null };
    case 'closed':
      return { ...form, status: 'done' };
  }
}

/** What somebody else has saved: a conflict, or merged into the form, or nothing of it concerns the form. */
function merged(
  form: PageForm,
  request: PageRequest,
  { now, changed_by }: Extract<PageFormEvent, { kind: 'rejected' }>,
  texts: Texts,
): PageForm {
  const { base, wanted } = request;
  const mine = withLaterChanges(form, wanted);
  const common = mergeBase(base, now, form.unanswered);
  const merges = pageMerges(common, mine, now);
  if (hasOverlap(merges)) {
    const conflict = { now, merges, changed_by, intro: texts.clash(changed_by) };
    return { ...form, status: 'conflict', before: base, page: mine, note: '', request: null, conflict };
  }
  const page = mergedPage(now, merges);
  const incoming = merges.filter(({ outcome }) => outcome !== 'mine');
  if (incoming.length === 0) {
    const again = mergedPage(now, pageMerges(common, wanted, now));
    return { ...form, status: 'sending', request: { ...request, base: now, wanted: again } };
  }
  const note = texts.merged(
    changed_by,
    incoming.map(({ field }) => field),
  );
  return { ...editing({ before: now, page, unanswered: form.unanswered }), note };
}

/** What was sent without a response, if the server has saved it. */
function mergeBase(base: EditedPage, now: EditedPage, unanswered: PageForm['unanswered']): EditedPage {
  if (!unanswered) return base;
  const merges = pageMerges(unanswered.base, unanswered.wanted, now);
  return merges.every(({ outcome }) => outcome === 'theirs') ? unanswered.wanted : base;
}

const editing = (form: Pick<PageForm, 'before' | 'page' | 'unanswered'>): PageForm => ({
  ...form,
  status: 'editing',
  note: '',
  request: null,
  conflict: null,
});

/** A page with what was changed since the running request was sent. */
const withLaterChanges = ({ request, page }: PageForm, sent: EditedPage): EditedPage =>
  request ? mergedPage(sent, pageMerges(request.shown, page, sent)) : sent;

/** Sends what the form then shows, except what was changed during the request before. */
function sending(form: PageForm, request: PageRequest): PageForm {
  const { base: before, wanted } = request;
  const page = withLaterChanges(form, wanted);
  return { ...form, status: 'sending', before, page, note: '', request, conflict: null };
}

const hasOverlap = (merges: readonly FieldMerge[]) => merges.some(({ outcome }) => outcome === 'overlap');

/** Whether the form differs from the server. */
export const isPageFormUnsaved = ({ before, page }: PageForm) =>
  pageChange(before, page) !== null || isMoved(before, page);
