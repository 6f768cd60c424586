/** The notice above a page that is previewed as of a moment. */
export interface PreviewState {
  /** The moment, and the number of scheduled actions until then. */
  sentence: string;
  /** The actions that would fail, with reasons. */
  failures: string[];
}

/** The query parameter of the moment, as local time of the theatre or with an offset: `2026-11-20T19:30`. */
export const previewParameter = 'as-of';
