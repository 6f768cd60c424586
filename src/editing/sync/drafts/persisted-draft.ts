/** What the journal keeps of a place in one tab: as much as is needed to go on from there. */
import type { Locale } from '#domain/languages/locales.ts';
import type { ModuleData, ModuleName, ModulePlace } from '#domain/modules/modules.ts';
import type { Part } from '../../core/parts.ts';
import type { Taken } from '../../core/undo-history.ts';
import type { EditedPage } from '../pages/page-requests.ts';

/** The place itself, and where it can be seen. */
export interface KeptPlace {
  slug: string;
  container: number;
  /** Of the container, as it was seen last. */
  version: number;
  /** Of the page on the screen. */
  path: string;
  title: string;
  /** Milliseconds. */
  at: number;
  hasUnsaved: boolean;
}

/** A module that is not saved, or that a step back is about. */
export interface KeptModule {
  /** The browser's own. */
  id: number;
  /** As the server had it; null where it was not there yet. */
  stored: {
    id: number;
    module: ModuleName;
    version: number;
    data: ModuleData;
    place: ModulePlace;
    isGone: boolean;
  } | null;
  /** As it lay here; null where it was taken away. */
  part: Part | null;
  isUnsaved: boolean;
}

/** Siblings whose order the server does not have. */
export interface KeptList {
  place: ModulePlace;
  ids: readonly number[];
  /** Modules that were there already stand in another order. */
  isArranged: boolean;
}

export interface KeptStep {
  way: 'undo' | 'redo';
  taken: Taken;
}

/** A call of which nobody knew yet what became of it: made again as it was, it is carried out once. */
export interface KeptCall {
  id: number;
  kind: 'create' | 'restore' | 'move' | 'remove' | 'update';
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  path: string;
  body: unknown;
}

/** Texts of a form that was open. */
export interface KeptForm {
  id: number;
  module: ModuleName;
  texts: readonly KeptText[];
}

/** Settings of a page that were open and not saved. */
export interface KeptSettings {
  /** As the server had them. */
  before: EditedPage;
  page: EditedPage;
  /** Of what was changed; empty for what is no text. */
  texts: readonly KeptText[];
}

export interface KeptText {
  field: string;
  lang: Locale | null;
  /** As it is stored, with its tags where it is rich. */
  text: string;
}

export interface Kept {
  place: KeptPlace;
  modules: readonly KeptModule[];
  lists: readonly KeptList[];
  steps: readonly KeptStep[];
  call: KeptCall | null;
  forms: readonly KeptForm[];
  settings: KeptSettings | null;
}

/** What could not be put back, until somebody has decided about it. */
export interface Left {
  key: number;
  slug: string;
  path: string;
  title: string;
  at: number;
  /** `changed`: by somebody else meanwhile. `dialog`: was never applied. `removal`: a deletion, without text. */
  reason: 'changed' | 'gone' | 'schema' | 'dialog' | 'removal' | 'settings';
  /** Null for the settings of a page. */
  module: ModuleName | null;
  /** The server's number of the module, or page, that it belongs to; null where there was none. */
  id: number | null;
  texts: readonly KeptText[];
  /** The values behind the texts, to be put in; null where they cannot be. */
  data: ModuleData | null;
  /** What was stored when it was written, where somebody else has changed it since. */
  before?: ModuleData;
  settings?: KeptSettings;
}

/** [person, tab, slug, kind, number]: sorted so that all of a person, a tab, a place lies together. */
export type RowKey = readonly [user: string, tab: string, slug: string, kind: RowKind, id: number];
export type RowKind = 'place' | 'module' | 'list' | 'step' | 'call' | 'form' | 'settings' | 'left';
export type Row = readonly [key: RowKey, value: unknown];

/** Puts the rows of one place and tab together; null where only some are there. */
export function keptOf(rows: readonly Row[]): Kept | null {
  const all = <T>(kind: RowKind) => rows.flatMap(([key, value]) => (key[3] === kind ? [value as T] : []));
  const [place] = all<KeptPlace>('place');
  if (!place) return null;
  return {
    place,
    modules: all('module'),
    lists: all('list'),
    steps: all('step'),
    call: all<KeptCall>('call')[0] ?? null,
    forms: all('form'),
    settings: all<KeptSettings>('settings')[0] ?? null,
  };
}
