/** Modules: their names, nesting rules, and forms for pages and editors. */
import type { Locale } from '#domain/languages/locales.ts';

/** Modules that an editor puts on a page. */
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

/** What each list takes in. A container takes every module of a page but another container. */
const itemsOf = {
  faq: 'faq-item',
  'teaser-list': 'teaser',
  'image-list': 'image',
  'video-list': 'video-item',
  'logo-list': 'logo',
  'event-list': 'event-item',
} as const satisfies Partial<Record<PageModuleName, string>>;

export type ModuleName = PageModuleName | (typeof itemsOf)[keyof typeof itemsOf];
type ItemName = Exclude<ModuleName, PageModuleName>;

/** What stands in lists only. The pictures of an image list are image modules. */
export const itemNames: readonly ItemName[] = Object.values(itemsOf).filter(
  (name): name is ItemName => !isPageModule(name),
);

function isPageModule(name: string): name is PageModuleName {
  return (moduleNames as readonly string[]).includes(name);
}

/** The name of a list's items; null for modules that are no lists. */
export function itemOf(name: ModuleName): ModuleName | null {
  return (itemsOf as Partial<Record<ModuleName, ModuleName>>)[name] ?? null;
}

/** Whether a module may stand in another, or (null) at the top of a page. */
export function mayStandIn(name: ModuleName, parent: ModuleName | null): boolean {
  if (parent === null) return isPageModule(name);
  if (parent === 'container') return isPageModule(name) && name !== 'container';
  return itemOf(parent) === name;
}

/** Whether this version knows a module, or an item of a list, by this name. */
export function isModuleName(text: string): text is ModuleName {
  return [...moduleNames, ...itemNames].includes(text as never);
}

/** Widths of a container's columns in hundredths, by its `layout`. */
export const layouts = {
  '100': [100],
  '67-33': [67, 33],
  '33-67': [33, 67],
  '50-50': [50, 50],
  '33-33-33': [33, 33, 33],
  '25-50-25': [25, 50, 25],
} as const;

export type LayoutName = keyof typeof layouts;

/** The place of a module: in which container, in which module (a list, a layout), in which of its columns. */
export interface ModulePlace {
  container: number;
  parent: number | null;
  /** Of a layout, from 0; 0 everywhere else. */
  column: number;
}

/** A module as visitors see it: texts in one language, pictures, links and events in full. */
export interface ShownModule<Content = Record<string, unknown>> {
  id: number;
  module: ModuleName;
  column: number;
  content: Content;
  /** Fields that had to stay German. */
  in_german: readonly string[];
  /** Of the headings that a list makes of its own, where it is not the usual third. */
  list_level?: 2;
  /** In their order; those of a layout with their columns. */
  children: readonly ShownModule[];
}

/** A module of the working copy, as editors change it: texts in both languages, references as numbers. */
export interface DraftModule {
  id: number;
  container: number;
  parent: number | null;
  column: number;
  /** Among its siblings of one column, from 0. */
  order: number;
  module: ModuleName;
  data: ModuleData;
  /** A save names the version that it changed. */
  version: number;
}

export type ModuleData = Record<string, unknown>;

/** Where modules stand, as visitors see it. */
export interface ShownContainer {
  id: number;
  slug: string;
  content_type: string;
  modules: readonly ShownModule[];
  /** True for the working copy of an editor. */
  is_draft: boolean;
}

/** What a link of the house's own leads to, whatever its address is at the time. */
export type LinkTarget =
  | { kind: 'page' | 'production' | 'person' | 'press' | 'subscription' | 'form'; id: number }
  | { kind: 'screen'; name: string };

/** A link as it is shown: the address in the reader's language. */
export interface ShownLink {
  url: string;
  /** The name of what it leads to. */
  title: string;
}

/** One text in the language of a page, marked where it is not in it. */
export function langOfField(module: Pick<ShownModule, 'in_german'>, field: string): Locale | undefined {
  return module.in_german.includes(field) ? 'de' : undefined;
}
