/** What to do if a script cannot be loaded, as after a new version of the site. */

export interface MissingScript {
  /** Whether the server answers at all: a lost line is no reason to throw a page away. */
  isServerThere: boolean;
  /** Whether something is written on the page that is not kept. */
  hasWords: boolean;
  /** Whether the script is that of another page, which was asked for. */
  isLeaving: boolean;
  /** Milliseconds since a page of this tab was last loaded anew for this reason; Infinity for never. */
  sinceReload: number;
}

/**
 * `wait` asks again when the line may be back; `stay` keeps the page as it is; `tell` leaves the decision to whoever
 * writes on it; `follow` loads the page that was asked for as a document; `reload` loads this one anew.
 */
export type MissingScriptAnswer = 'wait' | 'stay' | 'tell' | 'follow' | 'reload';

/** Milliseconds in which a page is loaded anew at most once, so that it never goes round in a circle. */
export const reloadPause = 60_000;

/** Unsaved text comes first, then the navigation; a page is never reloaded twice in a minute. */
export function whenScriptIsMissing(script: MissingScript): MissingScriptAnswer {
  if (!script.isServerThere) return 'wait';
  if (script.hasWords) return 'tell';
  if (script.isLeaving) return 'follow';
  return script.sinceReload < reloadPause ? 'stay' : 'reload';
}
