/** Serialises loader data as a text that stays short when escaped inside an inline script. */

/** A serialised value of type T. */
export type Packed<T> = string & { readonly of?: T };

/** Within the page's script each double quote would need three backslashes. */
const swapQuotes = (text: string): string => text.replace(/["']/g, (quote) => (quote === '"' ? "'" : '"'));

/** For JSON values. */
export function pack<T>(value: T): Packed<T> {
  return swapQuotes(JSON.stringify(value));
}

export function unpack<T>(packed: Packed<T>): T {
  return JSON.parse(swapQuotes(packed));
}
