/** The fields of a record as editors read them in the hub, by subject. */
import type { RecordKind } from './records.ts';

/**
 * The subjects of each kind with their fields, in display order: table columns and lists that belong to the
 * record.
 */
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

export type RecordFieldName<K extends RecordKind> = (typeof recordGroups)[K][number][1][number];

/** Fields that are not listed as empty, since being empty is not a gap to fill. */
export const optionalFields: ReadonlySet<string> = new Set([
  'source_key',
  'deleted_at',
  'struck_text',
  'intervals',
]);

/** A text in both languages; empty if missing. */
export interface BothTexts {
  de: string;
  en: string;
}

/** A picture or other file of the media library. */
export interface RecordPicture {
  /** Null for files that are no pictures. */
  thumbnail: { url: string; width: number; height: number } | null;
  file_name: string;
  /** The file's own title, as press downloads have. */
  title: BothTexts;
  alt: BothTexts;
  caption: BothTexts;
  credit: string;
  /** Decorative: needs no alternative text. */
  is_decorative: boolean;
  /** "1600 × 900 Pixel", "2,1 MB". */
  notes: string[];
}

/** One line of a list: a role with its player, an event with its prices. */
export interface RecordRow {
  /** In both languages, or one name for both; may be empty. */
  name: BothTexts | string;
  /** Formatted date and time of an event. */
  when?: string;
  /** The role, shown before the name. */
  role?: BothTexts;
  text?: BothTexts;
  /** Further details in the reader's language, or in German if that is missing. */
  notes?: (string | BothTexts)[];
  /** Address in the hub, or of a film at its host; and address for visitors. */
  record?: string;
  page?: string;
}

/** A piece of a struck passage. */
export interface StruckPiece {
  text: string;
  kept: boolean;
}

export type RecordValue =
  /** The same in both languages, formatted for the reader; `url` if it is a link. */
  | { kind: 'plain'; text: string; url?: string }
  | ({ kind: 'both'; as: 'plain' | 'rich' } & BothTexts)
  /** Public addresses in both languages. */
  | ({ kind: 'addresses'; is_online: boolean } & BothTexts)
  | { kind: 'struck'; de: StruckPiece[]; en: StruckPiece[]; source: BothTexts }
  | { kind: 'list'; lines: RecordRow[] }
  | { kind: 'pictures'; pictures: RecordPicture[] };

export interface RecordField {
  /** Name of the field, by which its label is looked up. */
  name: string;
  label: string;
  value: RecordValue;
}

export interface RecordCard {
  id: number;
  name: string;
  is_online: boolean;
  groups: { subject: RecordSubject; title: string; fields: RecordField[] }[];
  /** Labels of empty fields that could be filled. */
  empty: string[];
  /** Public address; empty if visitors cannot see it. */
  url: string;
  /** Whether it is imported from season files. */
  is_imported: boolean;
  /** ISO 8601. */
  updated_at: string;
}
