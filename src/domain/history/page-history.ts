/** The past of a page's own settings: stretches of work, with how they stood before and after each. */
import type { DraftPage } from '#domain/pages/draft-page.ts';

/** Who or what changes records. */
type ChangeOrigin = 'person' | 'import' | 'system';

/** One change, as the log has it. */
export interface PageNote {
  id: number;
  actor: string;
  /** The name of who it was; null for an account that is gone, and for what is no person. */
  by: string | null;
  at: Date;
  /** Null before the page was there. */
  before: DraftPage | null;
  after: DraftPage;
}

export interface PageSession {
  /** Of its last change. */
  id: number;
  by: string | null;
  origin: ChangeOrigin;
  started_at: string;
  ended_at: string;
  before: DraftPage | null;
  after: DraftPage;
}

/** As long as somebody may pause, and it is still one stretch of work. Milliseconds. */
const pause = 15 * 60_000;

/**
 * Changes of one person with no longer pause than {@link pause} between them are one stretch of work.
 * @param notes the last first
 * @returns the last first
 */
export function pageSessions(notes: readonly PageNote[]): PageSession[] {
  const sessions: (PageSession & { actor: string })[] = [];
  for (const { id, actor, by, at, before, after } of notes) {
    const later = sessions.at(-1);
    const moment = at.toISOString();
    if (later?.actor === actor && Date.parse(later.started_at) - at.getTime() <= pause) {
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
