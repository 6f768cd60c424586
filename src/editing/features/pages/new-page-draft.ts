/**
 * The draft of a page that does not exist yet. It belongs to no container, so it is stored in this tab, for the account
 * that wrote it.
 */
import type { Locale } from '#domain/languages/locales.ts';
import type { Localized } from '#domain/languages/localized.ts';
import type { EditingSession } from '../../sync/session.ts';

export interface NewPage {
  title: Localized | null;
  /** Slugs that were typed; others are derived from the title. */
  slug: Partial<Record<Locale, string>>;
  parent: number | null;
}

const key = 'foyer-new-page';

/** The draft of this account; null if there is none. */
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
    // The storage is full: the draft is not kept.
  }
}

/** Call it when the page was created, or the form cancelled. */
export function discardNewPageDraft(): void {
  sessionStorage.removeItem(key);
}
