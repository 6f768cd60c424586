/** Rules, input and findings of the page checks; `page-checks.ts` runs them. */

import type { Locale } from '#domain/languages/locales.ts';
import type { Localized } from '#domain/languages/localized.ts';
import type { EmbedCheck } from '#domain/modules/module-check.ts';
import type { FieldIssue, ModuleSchema } from '#domain/modules/module-fields.ts';
import type { DraftModule, LinkTarget, ModuleName, ShownModule } from '#domain/modules/modules.ts';
import type { EnglishFor } from '#domain/modules/translation-state.ts';
import type { ColourScheme } from '#domain/site/colour-scheme.ts';

/**
 * `blocking`: visitors would see something broken, so it is not published. Everything else is a hint: at ten to six an
 * evening's page has to go out, whatever is still to be done about it.
 */
export const checkRules = {
  /** A required field is empty, a text too long, a value wrong. */
  incomplete: 'blocking',
  /** A player of a host that the house does not let in. */
  'embed-host': 'blocking',
  /** A list of evenings without any would be an empty place. */
  'empty-events': 'blocking',
  'empty-list': 'warning',
  'dead-link': 'warning',
  'event-gone': 'warning',
  'past-event': 'warning',
  'alt-missing': 'warning',
  'heading-order': 'warning',
  'missing-german': 'warning',
  'missing-english': 'warning',
  'stale-english': 'warning',
  /** Two inks of the house are too much alike for what a module sets in them. */
  contrast: 'warning',
} as const satisfies Record<string, 'blocking' | 'warning'>;

export type CheckRule = keyof typeof checkRules;

/** What was found, and where. */
export interface Finding {
  rule: CheckRule;
  /** Null for what belongs to the page itself. */
  module: number | null;
  name: ModuleName | null;
  /** Null where no single field is meant. */
  field: string | null;
  /** The language in which it has to be mended; null where both are meant. */
  language: Locale | null;
  /** An address, a pair of inks, two levels: what the sentence about it names. */
  detail: string;
  /** Of `incomplete` and `embed-host`: which rule of the field. */
  issue?: FieldIssue;
}

export interface CheckEntry extends Finding {
  severity: 'blocking' | 'warning';
}

export interface CheckedPicture {
  alt: Localized | null;
  is_decorative: boolean;
  print: string;
}

/** The page's own fields that are looked at; a place on another screen has none. */
export interface CheckedPage {
  texts: Readonly<Record<'title' | 'headline' | 'hero_text' | 'meta_description', Localized | null>>;
  hero_image: number | null;
  hero_link: string;
}

export interface PageToCheck {
  /** In the order of reading, each before what stands in it. */
  modules: readonly DraftModule[];
  /** The same as German readers get them, with the levels of their headings. */
  shown: readonly ShownModule[];
  page: CheckedPage | null;
  schemaOf: (name: ModuleName) => ModuleSchema;
  isEmbed: EmbedCheck;
  englishFor: (id: number) => EnglishFor;
  /** Null for one that is gone. */
  picture: (id: number) => CheckedPicture | null;
  event: (id: number) => 'coming' | 'past' | 'gone';
  /** Whether visitors get there. */
  leads: (target: LinkTarget) => boolean;
  /** The same for an address as it was typed; those of others lead where they lead. */
  leadsTo: (address: string) => boolean;
  schemes: readonly ColourScheme[];
}

/** A finding in a module. */
export function findingIn(
  { id, module }: Pick<DraftModule, 'id' | 'module'>,
  rule: CheckRule,
  field: string | null = null,
  more: Partial<Pick<Finding, 'language' | 'detail' | 'issue'>> = {},
): Finding {
  return { rule, module: id, name: module, field, language: null, detail: '', ...more };
}

/** A finding in the page's own fields. */
export function findingOfPage(
  rule: CheckRule,
  field: string,
  more: Partial<Pick<Finding, 'language' | 'detail'>> = {},
): Finding {
  return { rule, module: null, name: null, field, language: null, detail: '', ...more };
}
