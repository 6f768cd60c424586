/** How it stands with saving, in one word and a time: what the toolbar says all the while. */

export interface SaveStatus {
  /**
   * `waiting`: something was changed a moment ago. `offline`: is tried again by itself. `incomplete`: a module lacks
   * something. `conflict`: somebody else was faster. `failed`: the server did not take it.
   */
  state: 'saved' | 'waiting' | 'saving' | 'offline' | 'incomplete' | 'conflict' | 'failed';
  /** Milliseconds; null before the first save. */
  saved_at: number | null;
  /** What the server said. */
  detail: string;
  /** The module that it is about, where it is about one. */
  id: number | null;
}

export const initialSaveStatus: SaveStatus = { state: 'saved', saved_at: null, detail: '', id: null };
