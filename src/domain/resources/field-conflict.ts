/** A field that was changed in both: in the draft or plan, and in public. */
export interface FieldConflict {
  /** With the language of a text: "text.de". */
  field: string;
  /** What it was before both. */
  base: unknown;
  draft: unknown;
  /** What visitors read. */
  public: unknown;
}
