/** A search that the theatre recommends. */
export interface SearchTip {
  name: string;
  target: { url: string };
  /** Fields served in German because English is missing. */
  in_german: string[];
}
