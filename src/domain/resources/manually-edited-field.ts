/** A field that was edited by hand since the last import, which leaves it as it is. */
export interface ManuallyEditedField {
  /** With the language where only that differs: "text.de". */
  field: string;
  /** The value of the last import. */
  imported: unknown;
  /** Somebody decided against it: it is not asked about until an import says something else. */
  is_declined: boolean;
}
