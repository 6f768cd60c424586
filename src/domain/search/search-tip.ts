/** What the theatre recommends to search for. */
export interface SearchTip {
  name: string;
  target: { url: string };
  /** Names of the fields that had to stay German. */
  in_german: string[];
}
