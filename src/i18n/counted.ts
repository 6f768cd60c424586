/** A text for one thing, and one for several. */
export interface CountedText {
  one: string;
  /** Has `{count}` where the number is to be read. */
  many: string;
}

export const counted = ({ one, many }: CountedText, count: number): string =>
  (count === 1 ? one : many).replace('{count}', String(count));
