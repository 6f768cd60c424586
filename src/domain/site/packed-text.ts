/** Serialises values for the page's scripts as a short text. */

/** A value of type T as text. */
export type Packed<T> = string & { readonly of?: T };

/** Inside a script of the page every double quote would be written with three strokes before it. */
const exchangeQuotes = (text: string): string =>
  text.replace(/["']/g, (quote) => (quote === '"' ? "'" : '"'));

/** For what JSON can say. */
export function pack<T>(value: T): Packed<T> {
  return exchangeQuotes(JSON.stringify(value));
}

/** {@link pack} read again. */
export function unpack<T>(packed: Packed<T>): T {
  return JSON.parse(exchangeQuotes(packed));
}
