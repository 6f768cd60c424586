// A season as it comes in: texts of its files, and a way to the pictures beside them.
import type { Place } from '#server/import/problem.ts';
import type { SectionName } from '#server/import/section.ts';

export const seasonFormat = 'foyer-season/1';

export interface SeasonFile {
  /** As it stands in the report; its ending says what it is: `.json`, or `.csv` for events. */
  name: string;
  text: string;
}

export interface SeasonSource {
  files: SeasonFile[];
  /** A file beside them by its path in the season's folder; null where there is none or it lies outside. */
  readMedia(path: string): Promise<Uint8Array | null>;
}

/** A record as it was written, before anything of it is believed. */
export interface RawRecord {
  section: SectionName;
  value: unknown;
  place: Place;
}
