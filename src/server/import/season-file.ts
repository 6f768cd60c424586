// A season before it is parsed: the texts of its files, and access to its pictures.
import type { RecordPosition, SeasonProblem } from '#server/import/problem.ts';
import type { SectionName } from '#server/import/section.ts';
import type { Message } from '#server/services/records/fields/bilingual.ts';

export const seasonFormat = 'foyer-season/1';

export interface SeasonFile {
  /** As shown in the report; ends with `.json`, or with `.csv` for events. */
  name: string;
  text: string;
  /** Why it was not read. */
  unread?: Message;
}

export interface SeasonSource {
  files: SeasonFile[];
  /** A file by its path in the season's folder; null if it is missing or outside of the folder. */
  readMedia(path: string): Promise<Uint8Array | null>;
}

/** A record as written, not validated. */
export interface RawRecord {
  section: SectionName;
  value: unknown;
  position: RecordPosition;
  /** Fields that the file may have under an unknown name, which is reported once. */
  unread?: ReadonlySet<string>;
}

/** The content of a file. */
export interface ReadFile {
  records: RawRecord[];
  problems: SeasonProblem[];
  /** Keys of events that cannot be read: references to them are right. */
  unreadKeys?: readonly string[];
  /** Whether it may have records that cannot be read: references to records that are nowhere may be right. */
  isPartial?: boolean;
}

/** The same words for every kind of file. */
export const emptyFile: Message = {
  de: 'Die Datei ist leer. Bitte neu speichern oder löschen.',
  en: 'The file is empty. Save it again, or delete it.',
};

/**
 * Records per section of a file. Each takes kilobytes while it is checked, in the program that also serves the site, and
 * all are written in one transaction.
 */
export const maxRecords = 20_000;

export const tooManyRecords = (section: string): Message => ({
  de: `Der Abschnitt "${section}" hat mehr als ${maxRecords} Datensätze. Bitte auf mehrere Importe verteilen.`,
  en: `The section "${section}" has more than ${maxRecords} records. Split it into several imports.`,
});
