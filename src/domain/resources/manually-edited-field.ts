/** A manual edit since the last import, which the next import keeps. */
export interface ManuallyEditedField {
  /** With the language if only one differs: "text.de". */
  field: string;
  /** The value of the last import. */
  imported: unknown;
  /** The imported value was declined; it is not offered again unless an import has another one. */
  is_declined: boolean;
}
