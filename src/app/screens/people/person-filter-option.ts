/** A position or category as an option of the filter. */
export interface PersonFilterOption {
  id: number;
  name: string;
  in_german: readonly string[];
}
