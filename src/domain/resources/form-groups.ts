/** The groups of a record's form with their fields, in the order in which a person thinks of them. */
import type { ResourceName } from './resource.ts';
import type { Descriptions } from './resources.ts';

/** Resources that have a form. Others are edited elsewhere. */
export type FormResource = {
  [Name in ResourceName]: Descriptions[Name] extends { writes: 'none' } ? never : Name;
}[ResourceName];

type ParentField<Description> = Description extends { parent: { field: infer Field extends string } }
  ? Field
  : never;

type FieldOf<Name extends ResourceName> =
  | Extract<keyof Descriptions[Name]['fields'], string>
  | ParentField<Descriptions[Name]>;

const formGroupNames = [
  'played',
  'when',
  'titles',
  'texts',
  'words',
  'pictures',
  'people',
  'evening',
  'offer',
  'tickets',
  'access',
  'changes',
  'booklet',
  'files',
  'fields',
  'colours',
  'target',
  'visibility',
] as const;

export type FormGroupName = (typeof formGroupNames)[number];

type Groups = {
  [Name in FormResource]: readonly (readonly [FormGroupName, readonly FieldOf<Name>[]])[];
};

const formGroups = {
  tags: [
    ['titles', ['name']],
    ['visibility', ['for_events', 'for_productions', 'order']],
  ],
  activities: [['titles', ['name', 'id']]],
  positions: [['titles', ['name', 'order']]],
  categories: [['titles', ['name', 'order']]],
  persons: [
    ['titles', ['first_name', 'last_name', 'position', 'categories', 'is_ensemble']],
    ['pictures', ['portrait']],
    ['texts', ['biography', 'quote']],
    ['visibility', ['is_online', 'slug']],
  ],
  productions: [
    ['titles', ['name', 'subtitle', 'original_title', 'author', 'promotional_tagline']],
    ['texts', ['headline', 'lead', 'text', 'content_note', 'struck_text', 'quotes']],
    ['pictures', ['picture', 'pictures', 'trailer']],
    ['people', ['director', 'composer', 'co_production', 'credits', 'cast', 'covers']],
    [
      'evening',
      [
        ...['stage_name', 'season', 'premiere_date', 'is_premiere', 'duration', 'intervals'],
        ...['language_info', 'age_recommendation', 'accessibility_info', 'tags'],
      ] as const,
    ],
    ['booklet', ['booklet']],
    ['visibility', ['is_online', 'show_in_production_list', 'order', 'slug', 'meta_description']],
  ],
  booklet_sections: [
    ['titles', ['production', 'headline', 'author']],
    ['texts', ['lead', 'text']],
    ['visibility', ['is_online', 'order']],
  ],
  runs: [
    ['played', ['name', 'production', 'activity', 'subtitle', 'tags']],
    ['when', ['stage_name', 'begin_weekdays', 'begin_saturday', 'begin_sunday']],
    [
      'tickets',
      [
        ...['prices', 'min_price_normal_excl_e', 'min_price_youth_ticket_excl_e', 'short_price_info'],
        ...['long_price_info', 'alternative_ticket_status'],
      ] as const,
    ],
    ['access', ['access_services']],
  ],
  events: [
    ['played', ['production', 'activity', 'name', 'run']],
    ['when', ['date_start', 'date_end', 'unspecific_time', 'is_on_tour', 'stage_name', 'intervals']],
    ['words', ['notice', 'subtitle', 'promotional_tagline']],
    [
      'tickets',
      [
        ...['status', 'tickets_left', 'presale_start', 'prices', 'min_price_normal_excl_e'],
        ...['min_price_youth_ticket_excl_e', 'short_price_info', 'long_price_info', 'ticket_url_external'],
        ...['secondary_ticket_link', 'alternative_ticket_status', 'registration_link'],
      ] as const,
    ],
    ['access', ['access_services', 'accessibility_info']],
    [
      'changes',
      [
        ...['outcome', 'cancellation_info_short', 'cancellation_info_long'],
        ...['has_substitute', 'substitution_info', 'recasts'],
      ] as const,
    ],
    ['visibility', ['is_online', 'tags', 'hide_slider']],
  ],
  internal_dates: [
    ['titles', ['kind', 'name', 'production']],
    ['when', ['date_start', 'date_end', 'stage_name']],
    ['people', ['people', 'note']],
  ],
  color_groups: [
    ['titles', ['name', 'order']],
    ['colours', ['base_color', 'secondary_color']],
  ],
  menu_links: [
    ['titles', ['menu_name', 'url']],
    ['visibility', ['list', 'is_highlight', 'order', 'children']],
  ],
  submenu_links: [
    ['titles', ['parent', 'menu_name', 'url']],
    ['visibility', ['list', 'is_highlight', 'order']],
  ],
  redirects: [['target', ['old_path', 'new_path']]],
  search_tips: [['titles', ['name', 'target_url', 'order']]],
  search_synonyms: [['titles', ['words']]],
  venues: [
    ['titles', ['name', 'address', 'id']],
    ['texts', ['lead', 'text']],
    ['access', ['directions', 'access', 'facts', 'map']],
    ['pictures', ['picture']],
    ['visibility', ['order', 'slug']],
  ],
  home_elements: [
    ['titles', ['kind', 'preline', 'headline', 'subline', 'production']],
    ['texts', ['text', 'struck_text']],
    ['target', ['link_text', 'link_url']],
    ['pictures', ['picture']],
    ['visibility', ['is_online', 'order']],
  ],
  production_teasers: [['titles', ['production', 'preline', 'is_wide', 'order']]],
  news_teasers: [
    ['titles', ['headline', 'date', 'text']],
    ['target', ['link_url']],
    ['visibility', ['is_online', 'order']],
  ],
  press_articles: [
    ['titles', ['title', 'subline', 'date', 'production']],
    ['texts', ['lead', 'text']],
    ['pictures', ['picture']],
    ['visibility', ['is_online', 'slug']],
  ],
  download_categories: [['titles', ['name', 'order']]],
  download_directories: [
    ['titles', ['name', 'category', 'production']],
    ['files', ['files']],
    ['visibility', ['is_restricted', 'order']],
  ],
  subscriptions: [
    ['titles', ['name', 'subtitle']],
    ['offer', ['type', 'season', 'weekdays', 'time_of_day', 'is_under_30', 'events']],
    ['tickets', ['price_info', 'order_link']],
    ['texts', ['lead', 'text']],
    ['pictures', ['picture']],
    ['visibility', ['is_online', 'order', 'slug']],
  ],
  forms: [
    ['titles', ['title', 'intro', 'confirmation']],
    ['fields', ['fields']],
    ['visibility', ['is_online', 'notify_email', 'slug']],
  ],
} as const satisfies Groups;

/** Whether records of the resource have a form. */
export function hasForm(name: ResourceName): name is FormResource {
  return Object.hasOwn(formGroups, name);
}

/** The groups of a resource's form. */
export function groupsOf(
  name: FormResource,
): readonly (readonly [name: FormGroupName, fields: readonly string[]])[] {
  return formGroups[name];
}
