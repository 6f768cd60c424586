/** A picture with texts, credit and source files, for pages and the API. */
import type { Locale } from '#domain/languages/locales.ts';

/** `horizontal` is 1240×700 px, `vertical` 400×500 px, `full` uncropped. */
export type PictureCrop = 'horizontal' | 'vertical' | 'full';

export interface PictureSource {
  format: 'avif' | 'webp' | 'jpg';
  /** In pixels. */
  width: number;
  height: number;
  url: string;
}

export interface Picture {
  id: number;
  /** Empty for decorative pictures. */
  alt: string;
  /** Actual language of `alt`. */
  alt_lang: Locale;
  caption: string;
  credit: string;
  /** Size of the original in pixels. */
  width: number;
  height: number;
  /** Focal point as a share of width and height, 0 to 1. */
  focal_x: number;
  focal_y: number;
  print: 'as-is' | 'line-screen' | 'two-inks';
  /** Narrow before wide. Empty for a crop that is not generated yet. */
  sources: Record<PictureCrop, PictureSource[]>;
  /** Null for pictures that are not printed as a line screen, or not generated yet. */
  line_screen: { horizontal: string | null; vertical: string | null } | null;
}
