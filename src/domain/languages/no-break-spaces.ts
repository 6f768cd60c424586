/** Figures that do not stand alone at the end of a line: "9 €", "10 Uhr", "10. Dezember", "10 December". */

const months = [
  ...['Januar', 'Februar', 'März', 'April', 'Mai', 'Juni', 'Juli', 'August', 'September'],
  ...['Oktober', 'November', 'Dezember'],
  ...['January', 'February', 'March', 'May', 'June', 'July', 'October', 'December'],
].join('|');

const parted = new RegExp(`(\\d\\.?) (?=€|(?:Uhr|${months})(?!\\p{L}))`, 'gu');

/** Joins amounts, hours and days to what follows them, with a no-break space. */
export const withNoBreakSpaces = (text: string): string => text.replace(parted, '$1\u00a0');
