/** Modules that editors can add to a page. */
export const moduleNames = [
  'headline',
  'text',
  'link',
  'image',
  'video',
  'quote',
  'faq',
  'full-teaser',
  'teaser-list',
  'image-list',
  'video-list',
  'logo-list',
  'audio',
  'viewer',
  'social',
  'starmate',
  'event-list',
  'container',
] as const;

type PageModuleName = (typeof moduleNames)[number];

/** The item of each list. A container accepts all modules of a page except containers. */
const itemsOf = {
  faq: 'faq-item',
  'teaser-list': 'teaser',
  'image-list': 'image',
  'video-list': 'video-item',
  'logo-list': 'logo',
  'event-list': 'event-item',
} as const satisfies Partial<Record<PageModuleName, string>>;

/**
 * The head of a page (title, hero, meta data) is stored like a module, one per page, and so has a working copy, a
 * history and languages. It has a column of its own and never moves.
 */
export type ModuleName = PageModuleName | ItemName | 'head';
type ItemName = Exclude<(typeof itemsOf)[keyof typeof itemsOf], PageModuleName>;

/** The column of the head; sorted before the modules. */
export const headColumn = -1;

export const isHead = ({ module }: { module: string }): boolean => module === 'head';

/** Modules that exist in lists only. Pictures in an image list are `image` modules. */
export const itemNames: readonly ItemName[] = Object.values(itemsOf).filter(
  (name): name is ItemName => !isPageModule(name),
);

function isPageModule(name: string): name is PageModuleName {
  return (moduleNames as readonly string[]).includes(name);
}

/** The module name of a list's items; null for other modules. */
export function itemNameOf(name: string): ModuleName | null {
  return (itemsOf as Partial<Record<string, ModuleName>>)[name] ?? null;
}

/** Whether a module may be placed in a parent; null is the top level of a page. */
export function isAllowedIn(name: string, parent: string | null): boolean {
  if (parent === null) return isPageModule(name);
  if (parent === 'container') return isPageModule(name) && name !== 'container';
  return itemNameOf(parent) === name;
}

export function isModuleName(text: string): text is ModuleName {
  return text === 'head' || [...moduleNames, ...itemNames].includes(text as never);
}

/** Column widths of a container in per cent, by its `layout`. */
export const layouts = {
  '100': [100],
  '67-33': [67, 33],
  '33-67': [33, 67],
  '50-50': [50, 50],
  '33-33-33': [33, 33, 33],
  '25-50-25': [25, 50, 25],
} as const;

export type LayoutName = keyof typeof layouts;

/** The number of columns of the widest layout. */
export const maxColumns = 3;

/** Position of a module: container, parent module (a list or a layout) and column. */
export interface ModuleSlot {
  container: number;
  parent: number | null;
  /** Column of a layout, from 0; otherwise 0, and `headColumn` for the head. */
  column: number;
}

/** A module as visitors get it: texts in one language; pictures, links and events resolved. */
export interface ShownModule<Content = Record<string, unknown>> {
  id: number;
  module: ModuleName;
  column: number;
  content: Content;
  /** Fields served in German because English is missing. */
  in_german: readonly string[];
  /** Set if the headings of its items are not on level 3. */
  list_level?: 2;
  /** In order; modules of a layout with their columns. */
  children: readonly ShownModule[];
}

/** A module of the working copy: texts in both languages, references as ids. */
export interface DraftModule {
  id: number;
  container: number;
  parent: number | null;
  column: number;
  /** Among siblings of the same column, from 0. */
  order: number;
  module: ModuleName;
  data: ModuleData;
  /** Sent with a save for optimistic locking. */
  version: number;
}

export type ModuleData = Record<string, unknown>;

/** A container as visitors get it. */
export interface ShownContainer {
  id: number;
  slug: string;
  content_type: string;
  modules: readonly ShownModule[];
  /** True for the working copy. */
  is_draft: boolean;
}

/** A page, screen or record that a link refers to, independent of its current address. */
export type LinkTarget =
  | { kind: 'page' | 'production' | 'person' | 'press' | 'subscription' | 'form'; id: number }
  | { kind: 'screen'; name: string };

/** A resolved link in the reader's language. */
export interface ShownLink {
  url: string;
  /** Title of the target. */
  title: string;
}

/** Modules by id, including descendants. */
export function shownModulesById(modules: readonly ShownModule[]): Map<number, ShownModule> {
  const below = (module: ShownModule): ShownModule[] => [module, ...module.children.flatMap(below)];
  return new Map(modules.flatMap(below).map((module) => [module.id, module]));
}
