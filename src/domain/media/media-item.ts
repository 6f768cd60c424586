/** Pictures of the library. */
import type { Localized } from '#domain/languages/localized.ts';
import type { Picture } from './picture.ts';

/** A picture of the library, for editors. */
export interface MediaItem {
  id: number;
  /** As uploaded. */
  file_name: string;
  width: number | null;
  height: number | null;
  alt: Localized | null;
  caption: Localized | null;
  credit: string;
  focal_x: number;
  focal_y: number;
  is_decorative: boolean;
  print: Picture['print'];
  /** As pages show it. */
  picture: Picture | null;
}
