/** The lists of the back office by resource: columns, filters and order. */

import { eventListView, internalDateListView } from './event-lists.ts';
import { hasForm } from './form-groups.ts';
import { column, conditions, field, type ListView, sorted } from './list-view.ts';
import { type ResourceName, resourceNames } from './resource.ts';
import { resources } from './resources.ts';

const online = column('is_online');
const order = sorted('order');
const onlineState = conditions('state', 'online', 'offline');

const runs: ListView = {
  columns: [
    ...[sorted('name'), sorted('production'), sorted('stage_name'), column('begin_weekdays')],
    ...[column('events_count'), sorted('next_event')],
  ],
  filters: [field('stage_name'), conditions('missing', 'upcoming_event')],
  ordering: '-id',
};

const productions: ListView = {
  columns: [
    sorted('name', { fields: ['name'] }),
    column('author', { isOptional: true }),
    column('director', { sort: ['director'] }),
    sorted('premiere_date'),
    sorted('season'),
    sorted('stage_name'),
    sorted('next_event'),
    column('events_count', { isOptional: true }),
    column('tags', { isOptional: true }),
    column('show_in_production_list'),
    online,
  ],
  filters: [
    field('season'),
    field('stage_name'),
    field('tags'),
    onlineState,
    conditions('missing', 'picture', 'english', 'upcoming_event'),
  ],
  ordering: '-premiere_date',
  counts: ['offline'],
  care: ['picture'],
};

const persons: ListView = {
  columns: [
    sorted('name', { fields: ['last_name', 'first_name'] }),
    sorted('position'),
    column('categories'),
    column('is_ensemble', { sort: ['is_ensemble', 'last_name'] }),
    online,
  ],
  filters: [
    field('position'),
    field('categories'),
    field('is_ensemble'),
    onlineState,
    conditions('missing', 'portrait', 'biography', 'english'),
  ],
  ordering: 'name',
  counts: ['offline'],
  care: ['portrait'],
};

const pressArticles: ListView = {
  columns: [sorted('date'), sorted('title'), column('production'), online],
  filters: [onlineState, conditions('missing', 'picture', 'english')],
  ordering: '-date',
  counts: ['offline'],
  care: ['english'],
};

const subscriptions: ListView = {
  columns: [sorted('name'), sorted('type'), sorted('season'), column('events_count'), order, online],
  filters: [field('season'), field('type'), onlineState, conditions('missing', 'picture', 'english')],
  ordering: 'order',
  counts: ['offline'],
};

const pages: ListView = {
  columns: [
    sorted('title'),
    sorted('path'),
    column('in_menu'),
    column('in_footer', { isOptional: true }),
    sorted('updated_at'),
    online,
  ],
  filters: [
    onlineState,
    conditions('place', 'in_menu', 'in_footer'),
    conditions('missing', 'english', 'description'),
  ],
  ordering: 'path',
  counts: ['offline'],
  care: ['description'],
};

const media: ListView = {
  columns: [
    column('thumbnail'),
    column('alt'),
    sorted('file_name'),
    sorted('credit'),
    column('size', { fields: ['media_kind', 'width', 'height', 'bytes'] }),
    column('is_decorative', { isOptional: true }),
  ],
  filters: [
    conditions('kind', 'image', 'document', 'audio', 'video'),
    conditions('missing', 'credit', 'alt', 'english_alt'),
  ],
  ordering: '-id',
  care: ['credit', 'alt', 'english_alt'],
  form: 'grid',
};

/** A name and its place in a manually ordered list. */
const namesInOrder: ListView = { columns: [sorted('name'), order], filters: [], ordering: 'order' };

const ownViews: Readonly<Record<ResourceName, ListView | null>> = {
  runs,
  events: eventListView,
  internal_dates: internalDateListView,
  productions,
  persons,
  press_articles: pressArticles,
  subscriptions,
  pages,
  media,
  tags: {
    ...namesInOrder,
    columns: [sorted('name'), column('for_events'), column('for_productions'), order],
  },
  activities: { columns: [sorted('id'), sorted('name')], filters: [], ordering: 'id' },
  positions: namesInOrder,
  categories: namesInOrder,
  download_categories: namesInOrder,
  booklet_sections: {
    columns: [sorted('headline'), sorted('production'), column('author'), order, online],
    filters: [onlineState, conditions('missing', 'english')],
    ordering: 'production',
    counts: ['offline'],
  },
  color_groups: {
    columns: [sorted('name'), column('base_color'), column('secondary_color'), order],
    filters: [],
    ordering: 'order',
  },
  menu_links: {
    columns: [sorted('menu_name'), column('url'), column('list'), column('is_highlight'), order],
    filters: [field('list')],
    ordering: 'order',
  },
  submenu_links: {
    columns: [sorted('menu_name'), sorted('parent'), column('url'), order],
    filters: [field('list')],
    ordering: 'parent',
  },
  redirects: { columns: [sorted('old_path'), sorted('new_path')], filters: [], ordering: 'old_path' },
  search_synonyms: { columns: [sorted('words')], filters: [], ordering: 'words' },
  search_tips: { columns: [sorted('name'), column('target_url'), order], filters: [], ordering: 'order' },
  venues: { columns: [sorted('name'), column('address'), order], filters: [], ordering: 'order' },
  home_elements: {
    columns: [column('headline'), column('kind'), column('production'), order, online],
    filters: [field('kind'), onlineState],
    ordering: 'order',
  },
  production_teasers: {
    columns: [column('production'), column('preline'), column('is_wide'), order],
    filters: [],
    ordering: 'order',
  },
  news_teasers: {
    columns: [sorted('date'), sorted('headline'), order, online],
    filters: [onlineState, conditions('missing', 'english')],
    ordering: '-date',
  },
  download_directories: {
    columns: [
      sorted('name'),
      column('category'),
      column('production'),
      column('files_count'),
      column('is_restricted'),
      order,
    ],
    filters: [field('category'), field('is_restricted')],
    ordering: 'order',
  },
  forms: {
    columns: [sorted('title'), sorted('slug'), column('entries_count'), online],
    filters: [onlineState],
    ordering: 'title',
  },
  containers: null,
  settings: null,
};

/** Unpublished and scheduled changes, for all resources with drafts. */
const publication = ['drafted', 'planned'] as const;

/** Null for resources without a list: slots are edited on the page of their screen, and settings are fixed. */
export const listViews = Object.fromEntries(
  resourceNames.map((name) => {
    const view = ownViews[name];
    if (!view || resources[name].isInternal || !(hasForm(name) || name === 'pages')) return [name, view];
    const filters = [...view.filters, conditions('publication', ...publication)];
    return [name, { ...view, filters, counts: [...(view.counts ?? []), ...publication] }];
  }),
) as Readonly<Record<ResourceName, ListView | null>>;

/** The resources that have a list. */
export type ListedResource = Exclude<ResourceName, 'containers' | 'settings'>;

export function isListed(name: string | undefined): name is ListedResource {
  return name !== undefined && Object.hasOwn(listViews, name) && listViews[name as ResourceName] !== null;
}

/**
 * The list of a resource.
 * @throws RangeError if there is none
 */
export function listViewOf(name: ResourceName): ListView {
  const view = listViews[name];
  if (!view) throw new RangeError(`${name} have no list`);
  return view;
}

/** The fields that a list reads, each once. */
export function listedFields({ columns }: ListView): string[] {
  return [...new Set(columns.flatMap(({ name, fields }) => fields ?? [name]))];
}
