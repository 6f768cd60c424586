/** Arrow keys within a row of buttons that is one tab stop (roving tabindex). */

/** @returns the index that a key leads to in a row of `count`; undefined for other keys */
export function indexAfterKey(key: string, from: number, count: number): number | undefined {
  const places: Readonly<Record<string, number>> = {
    ArrowRight: from + 1,
    ArrowLeft: from - 1,
    Home: 0,
    End: count - 1,
  };
  const place = places[key];
  return place === undefined ? undefined : (place + count) % count;
}
