/** What an editor reads above a page that is shown as it will be at a moment. */
export interface PreviewState {
  /** Which moment, and how much is planned until then. */
  sentence: string;
  /** What of it will not be carried out, and why. */
  failures: string[];
}

/** The query parameter of the moment, as local time of the theatre or with an offset: `2026-11-20T19:30`. */
export const previewParameter = 'as-of';
