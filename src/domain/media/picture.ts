/** A picture as pages and calls get it: what it shows, who made it, and the files it can be loaded from. */
import type { Locale } from '#domain/languages/locales.ts';

/** `horizontal` is 1240x700, `vertical` 400x500, `full` uncropped. */
export type PictureCrop = 'horizontal' | 'vertical' | 'full';

export interface PictureSource {
  format: 'avif' | 'webp' | 'jpg';
  /** Pixels. */
  width: number;
  height: number;
  url: string;
}

export interface Picture {
  id: number;
  /** What is to be seen, for those who do not see it; empty for a picture that is mere ornament. */
  alt: string;
  /** The language that `alt` is really in. */
  alt_lang: Locale;
  caption: string;
  credit: string;
  /** Pixels of the original. */
  width: number;
  height: number;
  /** Where the motif is, as a share of width and height, 0 to 1. */
  focal_x: number;
  focal_y: number;
  print: 'as-is' | 'line-screen' | 'two-inks';
  /** Web formats per crop, narrow before wide; a crop that is not made yet has none. */
  sources: Record<PictureCrop, PictureSource[]>;
  /** Addresses of the line screens; null for pictures that are not printed that way, or not yet made. */
  line_screen: { horizontal: string | null; vertical: string | null } | null;
}
