/** A position or category as the choices offer it. */
export interface Group {
  id: number;
  name: string;
  in_german: readonly string[];
}
