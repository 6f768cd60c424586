/** The save status of the session as the toolbar shows it: a state and a time. */

export interface SaveStatus {
  /**
   * `waiting`: debounced. `offline`: retried automatically. `incomplete`: a module lacks required fields. `conflict`:
   * there are concurrent changes. `failed`: the server rejected it.
   */
  state: 'saved' | 'waiting' | 'saving' | 'offline' | 'incomplete' | 'conflict' | 'failed';
  /** Milliseconds; null before the first save. */
  saved_at: number | null;
  /** The server's message; for `offline` the whole sentence, since the reason may be another than the connection. */
  detail: string;
  /** The module concerned, if any. */
  id: number | null;
}

export const initialSaveStatus: SaveStatus = { state: 'saved', saved_at: null, detail: '', id: null };
