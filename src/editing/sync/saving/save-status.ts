/** The save status of the session as the toolbar shows it: a state and a time. */

export interface SaveStatus {
  /**
   * `waiting`: debounced. `offline`: retried automatically. `incomplete`: a module lacks a required field or breaks
   * another rule. `conflict`: there are concurrent changes. `failed`: the server rejected it.
   */
  state: 'saved' | 'waiting' | 'saving' | 'offline' | 'incomplete' | 'conflict' | 'failed';
  /** Milliseconds; null before the first save. */
  saved_at: number | null;
  /** The server's message; for `offline` and `incomplete` the whole sentence, since they have several reasons. */
  detail: string;
  /** The module concerned, if any. */
  id: number | null;
}

export const initialSaveStatus: SaveStatus = { state: 'saved', saved_at: null, detail: '', id: null };
