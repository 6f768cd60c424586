/** What editors read of a record: its fields by subject, each as people write it. Serves the records behind the hub. */
import type { RecordKind } from './records.ts';

/** The subjects of each kind in reading order, with their fields: columns of its table, and lists that belong to it. */
export const recordGroups = {
  productions: [
    ['titles', ['name', 'original_title', 'subtitle', 'author', 'promotional_tagline', 'slug']],
    ['texts', ['headline', 'lead', 'text', 'content_note', 'struck_text', 'quotes']],
    ['pictures', ['picture_id', 'pictures', 'trailer']],
    ['team', ['director', 'composer', 'co_production', 'credits', 'cast']],
    [
      'evening',
      [
        'stage_name',
        'premiere_date',
        'is_premiere',
        'season',
        'duration',
        'intervals',
        'language_info',
        'age_recommendation',
        'accessibility_info',
        'tags',
        'events',
      ],
    ],
    ['booklet', ['booklet']],
    ['search', ['meta_description']],
    [
      'keeping',
      ['is_online', 'show_in_production_list', 'order', 'source_key', 'id', 'created_at', 'updated_at'],
    ],
  ],
  persons: [
    ['names', ['first_name', 'last_name', 'position_id', 'categories', 'is_ensemble', 'slug']],
    ['pictures', ['portrait_id']],
    ['texts', ['biography', 'quote']],
    ['work', ['roles']],
    ['keeping', ['is_online', 'source_key', 'id', 'created_at', 'updated_at']],
  ],
  subscriptions: [
    ['titles', ['name', 'subtitle', 'slug']],
    [
      'offer',
      ['type', 'season', 'weekdays', 'time_of_day', 'is_under_30', 'price_info', 'order_link', 'events'],
    ],
    ['texts', ['lead', 'text']],
    ['pictures', ['picture_id']],
    ['keeping', ['is_online', 'order', 'source_key', 'id', 'created_at', 'updated_at']],
  ],
  'download-directories': [
    ['titles', ['name', 'category_id', 'production_id', 'is_restricted']],
    ['files', ['downloads']],
    ['keeping', ['order', 'source_key', 'id']],
  ],
  forms: [
    ['titles', ['title', 'slug', 'intro', 'confirmation']],
    ['fields', ['fields']],
    ['keeping', ['notify_email', 'is_online', 'source_key', 'id', 'created_at', 'updated_at']],
  ],
  pages: [
    ['titles', ['title', 'headline', 'path_de', 'path_en']],
    [
      'place',
      ['parent_id', 'order', 'is_online', 'in_menu', 'is_clickable', 'in_footer', 'has_tab_navigation'],
    ],
    ['head', ['hero_image_id', 'hero_text', 'hero_link', 'hero_video']],
    ['content', ['container_id']],
    ['search', ['meta_title', 'meta_description', 'og_title', 'og_description', 'og_image_id', 'og_type']],
    ['keeping', ['content_type', 'version', 'source_key', 'id', 'created_at', 'updated_at', 'deleted_at']],
  ],
} as const satisfies Record<RecordKind, readonly (readonly [string, readonly string[]])[]>;

export type RecordSubject = (typeof recordGroups)[RecordKind][number][0];

/** The names of what is read of a kind. */
export type RecordFieldName<K extends RecordKind> = (typeof recordGroups)[K][number][1][number];

/** What is only told where it is so: that it is empty is no gap that somebody could fill. */
export const neverMissed: ReadonlySet<string> = new Set([
  'source_key',
  'deleted_at',
  'struck_text',
  'intervals',
]);

/** A text in both languages; empty where it is missing. */
export interface BothTexts {
  de: string;
  en: string;
}

/** A picture or another file of the library, with what is said of it. */
export interface RecordPicture {
  /** A small file to show; null for what is no picture. */
  thumbnail: { url: string; width: number; height: number } | null;
  file_name: string;
  /** Its name where it has one of its own: a file for the press. */
  title: BothTexts;
  alt: BothTexts;
  caption: BothTexts;
  credit: string;
  /** Mere ornament: it needs no alternative text. */
  is_decorative: boolean;
  /** "1600 × 900 Pixel", "2,1 MB". */
  notes: string[];
}

/** One line of a list: a part and who plays it, an evening and what it costs. */
export interface RecordLine {
  /** What it is called: in both languages, or one name for both; empty where the rest says it. */
  name: BothTexts | string;
  /** An evening, written. */
  when?: string;
  /** What stands before the name: the part that somebody plays. */
  role?: BothTexts;
  /** A text of its own. */
  text?: BothTexts;
  /** What else is said of it: in the reader's language, or (where that is missing) in German. */
  notes?: (string | BothTexts)[];
  /** Where it is read as a record (a film: at its host), and where visitors see it. */
  record?: string;
  page?: string;
}

/** A piece of a struck passage. */
export interface RecordPiece {
  text: string;
  kept: boolean;
}

export type RecordValue =
  /** The same in both languages, in the words of the reader's; `url` where it leads somewhere. */
  | { kind: 'plain'; text: string; url?: string }
  | ({ kind: 'both'; as: 'plain' | 'rich' } & BothTexts)
  /** Where visitors find it; the addresses themselves. */
  | ({ kind: 'addresses'; is_online: boolean } & BothTexts)
  | { kind: 'struck'; de: RecordPiece[]; en: RecordPiece[]; source: BothTexts }
  | { kind: 'list'; lines: RecordLine[] }
  | { kind: 'pictures'; pictures: RecordPicture[] };

export interface RecordField {
  /** As its label is found by, and by tests. */
  name: string;
  label: string;
  value: RecordValue;
}

/** A record as editors read it. */
export interface RecordCard {
  id: number;
  name: string;
  is_online: boolean;
  groups: { subject: RecordSubject; title: string; fields: RecordField[] }[];
  /** The labels of what could be filled in and is empty. */
  empty: string[];
  /** Where visitors see it; empty where they do not. */
  url: string;
  /** Whether it comes from season files. */
  is_imported: boolean;
  /** ISO 8601. */
  updated_at: string;
}
