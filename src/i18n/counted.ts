/** A text for one thing, and one for several. */
export interface CountedText {
  one: string;
  /** With `{count}`. */
  many: string;
}

export const counted = ({ one, many }: CountedText, count: number): string =>
  (count === 1 ? one : many).replace('{count}', String(count));
