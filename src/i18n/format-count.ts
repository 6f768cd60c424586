/** A text with a singular and a plural form. */
export interface CountedText {
  one: string;
  /** Contains `{count}` where the number is inserted. */
  many: string;
}

export const formatCount = ({ one, many }: CountedText, count: number): string =>
  (count === 1 ? one : many).replace('{count}', String(count));
