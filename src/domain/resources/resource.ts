/**
 * The description language of resources. Season files (with keys in place of ids) and requests of editors are validated
 * by it. For `npm run import` and the back office.
 */

/** All resources, by the names of their sections in season files. */
export const resourceNames = [
  'tags',
  'activities',
  'media',
  'positions',
  'categories',
  'persons',
  'productions',
  'booklet_sections',
  'runs',
  'events',
  'internal_dates',
  'color_groups',
  'menu_links',
  'submenu_links',
  'redirects',
  'search_tips',
  'search_synonyms',
  'venues',
  'home_elements',
  'production_teasers',
  'news_teasers',
  'press_articles',
  'download_categories',
  'download_directories',
  'subscriptions',
  'forms',
  'pages',
  'containers',
  'settings',
] as const;

export type ResourceName = (typeof resourceNames)[number];

interface Described {
  /** A record cannot do without it. */
  required?: true;
}

/** A field of rows that is generated from another one if it is left empty. */
interface MadeField {
  from?: string;
}

/** A text in each language, German first: a single line, several lines, or sanitised HTML. */
interface LocalizedField extends Described {
  kind: 'line' | 'plain' | 'rich';
}
/** A text that is the same in both languages: a single line, or several. */
interface TextField extends Described, MadeField {
  kind: 'word' | 'text';
}
/** A URL, an e-mail address, a telephone number or a path of this site. */
interface AddressField extends Described {
  kind: 'address';
  localized?: true;
}
/** A field whose kind alone defines its values. */
interface ValueField extends Described, MadeField {
  /** The initial value of a flag in a new row. */
  initial?: true;
  kind:
    | 'flag'
    | 'id'
    /** Position in a manually ordered list, ascending. */
    | 'order'
    /** Euro with two decimals, as text: "38.00". */
    | 'amount'
    /** Share of a width or height, 0 to 1. */
    | 'fraction'
    /** A calendar day, `2025-10-24`. */
    | 'day'
    /** An instant; written in the theatre's local time or with an offset. */
    | 'moment'
    /** `#rrggbb` */
    | 'colour'
    | 'email'
    /** The record's name in addresses, the same in both languages or one for each. */
    | 'slug'
    | 'slugs'
    /** A path of this site, without a slash at its end. */
    | 'path'
    /** The address of a page below its language. */
    | 'page-path'
    /** A stage of `site.config.ts`. */
    | 'stage'
    /** A passage of a play of which so much is struck that a new sentence remains. */
    | 'struck-text'
    /** The modules of a page or slot. */
    | 'modules'
    /** A file inside the season's folder. */
    | 'file'
    /** The map of a venue. */
    | 'map'
    /** The id of a venue of `site.config.ts`. */
    | 'venue-id'
    /** The name of a form's field: letters, digits, hyphens, underscores. */
    | 'field-name'
    /** Minutes and seconds: "1:42". */
    | 'length'
    | 'screen-slug'
    | 'setting-name'
    | 'setting-value';
}
interface IntegerField extends Described {
  kind: 'integer';
  min: number;
  max: number;
}
/** One of a set of values, or several of them. */
interface ChoiceField extends Described {
  kind: 'choice' | 'choices';
  values: readonly [string, ...string[]];
}
/** A reference to another record; stored in the column `<field>_id`. */
interface ReferenceField extends Described {
  kind: 'reference';
  to: ResourceName;
}
/** A list of other records, each of them once. */
interface ReferencesField {
  kind: 'references';
  to: ResourceName;
}
/** An object, or a list of objects, with fields of its own. */
interface ObjectField extends Described {
  kind: 'object' | 'rows';
  fields: ResourceFields;
  /** Rules that concern several fields of one object. */
  check?: Check;
}
/** Records of another resource that belong to this one; `parent` is their reference to it. */
interface PartsField {
  kind: 'parts';
  of: ResourceName;
  parent: string;
}

export type ResourceField =
  | LocalizedField
  | TextField
  | AddressField
  | ValueField
  | IntegerField
  | ChoiceField
  | ReferenceField
  | ReferencesField
  | ObjectField
  | PartsField;

export type ResourceFields = Readonly<Record<string, ResourceField>>;

/** The stored values of a record's fields; missing ones were not given. */
export type Values = Readonly<Record<string, unknown>>;

/** A violated rule of a record: its location, and a figure or word for the message. */
export interface ResourceIssue {
  path: (string | number)[];
  rule:
    | 'contrast'
    | 'choices-required'
    | 'end-before-start'
    | 'end-too-late'
    | 'field-name-taken'
    | 'name-required'
    | 'no-such-time'
    | 'path-reserved'
    | 'redirect-circle'
    | 'redirect-query'
    | 'unknown-stage'
    | 'video-id';
  detail?: number | string;
}

/** Receives values that are valid by themselves. */
type Check = (values: Values) => ResourceIssue[];

export interface Resource {
  name: ResourceName;
  /** The column that identifies a record from import to import; `source_key` by default. */
  identity?: 'id' | 'key' | 'slug';
  fields: ResourceFields;
  /** The reference to the record that one of this resource is a part of. */
  parent?: { field: string; to: ResourceName };
  /** Columns whose values are unique. */
  unique?: readonly string[];
  check?: Check;
  /** The naming fields of a record, in lists and in the search; mostly the first is enough. */
  title: readonly string[];
  /** Editors write its records in other ways: pages and slots on the page itself, pictures in the media library. */
  writes?: 'none';
  /** Its records are never public: changes of them do not affect pages, previews or caches. */
  isInternal?: true;
  /** Default values of a new record. */
  onCreate?(values: Values): Values;
}
