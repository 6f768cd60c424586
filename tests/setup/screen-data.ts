// The data of a screen as the server sends it to the browser.

/** As the server sends the data of a screen: each value once in a list, objects and lists by their numbers in it. */
export function encoded(value: object): string {
  const listed: unknown[] = [];
  const put = (each: unknown): number => {
    if (each === null || each === undefined) return each === null ? -5 : -7;
    const at = listed.push(each) - 1;
    if (Array.isArray(each)) listed[at] = each.map(put);
    else if (typeof each === 'object') {
      const entries = Object.entries(each).map(([name, inner]) => [`_${put(name)}`, put(inner)]);
      listed[at] = Object.fromEntries(entries);
    }
    return at;
  };
  put(value);
  return `${JSON.stringify(listed)}\n`;
}
