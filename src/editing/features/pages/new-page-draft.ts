/**
 * The draft of a page that does not exist yet. It belongs to no container, so it is kept in this tab, for the account
 * that wrote it.
 */
import type { Locale } from '#domain/languages/locales.ts';
import type { Localized } from '#domain/languages/localized.ts';
import { readTabInput, saveTabInput } from '#state/tab-input.ts';
import type { EditingSession } from '../../sync/session.ts';

export interface NewPageDraft {
  title: Localized | null;
  /** Slugs that were typed; others are derived from the title. */
  slug: Partial<Record<Locale, string>>;
  parent: number | null;
}

const name = 'new-page';
const userOf = (session: EditingSession) => session.account.get().email;

/** The draft of this account; null if there is none. */
export const newPageDraft = (session: EditingSession) => readTabInput<NewPageDraft>(userOf(session), name);

/** @param page null when the page was created, or the form cancelled */
export function saveNewPageDraft(session: EditingSession, page: NewPageDraft | null): void {
  const isEmpty = !page?.title && Object.keys(page?.slug ?? {}).length === 0;
  saveTabInput(userOf(session), name, isEmpty ? null : page);
}
