// The package ships no types.
declare module 'subset-font' {
  interface Options {
    targetFormat: 'woff2' | 'truetype';
    variationAxes?: Record<string, { min: number; max: number }>;
    /** Features of the font that stay; without it all. */
    keepFeatures?: readonly string[];
    /** Leaves out glyphs that are reachable by font features only, such as tabular figures. */
    noLayoutClosure?: boolean;
  }
  export default function subsetFont(font: Buffer, text: string, options: Options): Promise<Buffer>;
}
