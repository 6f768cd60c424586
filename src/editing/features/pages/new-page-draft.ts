/**
 * What somebody has begun to write about a page that is not there yet. It belongs to no container, so it is not in the
 * journal: this tab keeps it, over a slip, a crash and an ended session, for the one who wrote it.
 */
import type { Locale } from '#domain/languages/locales.ts';
import type { Localized } from '#domain/languages/localized.ts';
import type { EditingSession } from '../../sync/session.ts';

export interface NewPage {
  title: Localized | null;
  /** Parts of the address that were typed; others follow the title. */
  slug: Partial<Record<Locale, string>>;
  parent: number | null;
}

const key = 'foyer-new-page';

/** The draft of this account; null where there is none. */
export function newPageDraft(session: EditingSession): NewPage | null {
  try {
    const { by, page } = JSON.parse(sessionStorage.getItem(key) ?? '{}') as { by?: string; page?: NewPage };
    return page && by === session.account.get().email ? page : null;
  } catch {
    return null;
  }
}

export function saveNewPageDraft(session: EditingSession, page: NewPage): void {
  const isEmpty = page.title === null && Object.keys(page.slug).length === 0;
  try {
    if (isEmpty) discardNewPageDraft();
    else sessionStorage.setItem(key, JSON.stringify({ by: session.account.get().email, page }));
  } catch {
    // Without room for it, it is written once more.
  }
}

/** It was made, or cancelled. */
export function discardNewPageDraft(): void {
  sessionStorage.removeItem(key);
}
