/** The save status of the session as the toolbar shows it: a state and a time. */

export interface SaveStatus {
  /**
   * `waiting`: something was changed a moment ago. `offline`: is tried again by itself. `incomplete`: a module lacks
   * something. `conflict`: somebody else was faster. `failed`: the server did not take it.
   */
  state: 'saved' | 'waiting' | 'saving' | 'offline' | 'incomplete' | 'conflict' | 'failed';
  /** Milliseconds; null before the first save. */
  saved_at: number | null;
  /** The message of the server. */
  detail: string;
  /** The module that it is about, where it is about one. */
  id: number | null;
}

export const initialSaveStatus: SaveStatus = { state: 'saved', saved_at: null, detail: '', id: null };
