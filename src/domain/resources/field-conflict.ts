/** A field that was changed in both: in the draft or plan, and in public. */
export interface FieldConflict {
  /** With the language of a text: "text.de". */
  field: string;
  /** The value before both changes. */
  base: unknown;
  draft: unknown;
  /** The published value. */
  public: unknown;
}
