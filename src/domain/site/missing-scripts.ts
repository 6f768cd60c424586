/** Decides what to do when a script, a chunk of the build, fails to load, as after a deployment. */

export interface MissingScript {
  /** Whether the page has unsaved input. */
  hasUnsavedInput: boolean;
  /** Whether the script belongs to another page, which is being opened. */
  isLeaving: boolean;
  /** Milliseconds since this tab was last reloaded for this reason; Infinity for never. */
  sinceReload: number;
}

/**
 * `wait`: retry later, since the server is away. `stay`: keep the page. `tell`: let the person with unsaved input
 * decide. `follow`: load the requested page as a document. `reload`: reload this page.
 */
export type MissingScriptAction = 'wait' | 'stay' | 'tell' | 'follow' | 'reload';

/** Minimum milliseconds between two reloads, to prevent a reload loop. */
export const minReloadInterval = 60_000;

/** Unsaved input has priority over navigation, and a page is reloaded once a minute at most. */
export function missingScriptAction(script: MissingScript): MissingScriptAction {
  if (script.hasUnsavedInput) return 'tell';
  if (script.isLeaving) return 'follow';
  return script.sinceReload < minReloadInterval ? 'stay' : 'reload';
}
