/** The history of a page's settings: sessions with the settings before and after each. */
import type { DraftPage } from '#domain/pages/draft-page.ts';

type ChangeOrigin = 'person' | 'import' | 'system';

/** A change from the change log. */
export interface LoggedPageChange {
  id: number;
  actor: string;
  /** Name of the account; null for a deleted account or an automatic change. */
  by: string | null;
  at: Date;
  /** Null for the creation of the page. */
  before: DraftPage | null;
  after: DraftPage;
}

export interface PageSession {
  /** Id of its last change. */
  id: number;
  by: string | null;
  origin: ChangeOrigin;
  started_at: string;
  ended_at: string;
  before: DraftPage | null;
  after: DraftPage;
}

/** Milliseconds. A longer pause starts a new session. */
const maxPause = 15 * 60_000;

/**
 * Groups consecutive changes of one person without a pause longer than {@link maxPause}.
 * @param notes newest first
 * @returns newest first
 */
export function pageSessions(notes: readonly LoggedPageChange[]): PageSession[] {
  const sessions: (PageSession & { actor: string })[] = [];
  for (const { id, actor, by, at, before, after } of notes) {
    const later = sessions.at(-1);
    const moment = at.toISOString();
    if (later?.actor === actor && Date.parse(later.started_at) - at.getTime() <= maxPause) {
      later.started_at = moment;
      later.before = before;
    } else {
      sessions.push({
        id,
        actor,
        by,
        origin: originOf(actor),
        started_at: moment,
        ended_at: moment,
        before,
        after,
      });
    }
  }
  return sessions.map(({ actor: _, ...session }) => session);
}

const originOf = (actor: string): ChangeOrigin =>
  actor === 'import' || actor === 'system' ? actor : 'person';
