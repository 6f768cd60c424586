/** Colour arithmetic, for colour pairs and their contrast check. */

/** 0 to 255. */
export type Rgb = readonly [red: number, green: number, blue: number];

/** Parses `#rrggbb`, in either case; null for anything else. */
export function parseColour(text: string): Rgb | null {
  const match = /^#([\da-f]{2})([\da-f]{2})([\da-f]{2})$/i.exec(text);
  if (!match) return null;
  const [, red = '', green = '', blue = ''] = match;
  return [Number.parseInt(red, 16), Number.parseInt(green, 16), Number.parseInt(blue, 16)];
}

/** Relative luminance as in WCAG 2.2, from 0 for black to 1 for white. 0 for invalid colours. */
export function luminance(colour: string): number {
  const [red, green, blue] = (parseColour(colour) ?? [0, 0, 0]).map((value) => {
    const share = value / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Contrast ratio as in WCAG 2.2, 1 to 21. Text needs 4.5, large text and graphics need 3. */
export function contrastRatio(a: string, b: string): number {
  const [first, second] = [luminance(a), luminance(b)];
  return (Math.max(first, second) + 0.05) / (Math.min(first, second) + 0.05);
}
