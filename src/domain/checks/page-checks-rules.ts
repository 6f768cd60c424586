/** Rules, input and findings of the page checks; `page-checks.ts` runs them. */

import type { Locale } from '#domain/languages/locales.ts';
import type { Localized } from '#domain/languages/localized.ts';
import type { EmbedCheck } from '#domain/modules/module-check.ts';
import type { FieldIssue, ModuleSchema } from '#domain/modules/module-fields.ts';
import type { DraftModule, LinkTarget, ModuleName, ShownModule } from '#domain/modules/modules.ts';
import type { TranslationSources } from '#domain/modules/translation-state.ts';
import type { ColourScheme } from '#domain/site/colour-scheme.ts';

/**
 * `blocking` findings prevent publishing, since visitors would see something broken. All others are hints, so
 * that an urgent change is never held up by them.
 */
export const checkRules = {
  /** An empty required field, a text that is too long, or an invalid value. */
  incomplete: 'blocking',
  /** An embed of a host that the theatre does not allow. */
  'embed-host': 'blocking',
  /** A list of events without events. */
  'empty-events': 'blocking',
  'empty-list': 'warning',
  'dead-link': 'warning',
  'event-gone': 'warning',
  'past-event': 'warning',
  'alt-missing': 'warning',
  'heading-order': 'warning',
  'missing-english': 'warning',
  'stale-english': 'warning',
  /** A colour pair with too little contrast for a module. */
  contrast: 'warning',
} as const satisfies Record<string, 'blocking' | 'warning'>;

export type CheckRule = keyof typeof checkRules;

/** A problem and its location. */
export interface CheckFinding {
  rule: CheckRule;
  module: number;
  name: ModuleName;
  /** Null if no single field is concerned. */
  field: string | null;
  /** The language of the text to correct; null for both. */
  language: Locale | null;
  /** An address, a colour pair, two heading levels: inserted into the message. */
  detail: string;
  /** Only for `incomplete` and `embed-host`: the field's rule that is violated. */
  issue?: FieldIssue;
}

export interface CheckEntry extends CheckFinding {
  severity: 'blocking' | 'warning';
}

export interface CheckedPicture {
  alt: Localized | null;
  is_decorative: boolean;
  print: string;
}
export interface PageToCheck {
  /** In reading order, parents before children. */
  modules: readonly DraftModule[];
  /** The same modules as shown to German readers, for the levels of headings. */
  shown: readonly ShownModule[];
  schemaOf: (name: ModuleName) => ModuleSchema;
  isEmbed: EmbedCheck;
  translationSourcesOf: (id: number) => TranslationSources;
  /** Null for a removed picture. */
  picture: (id: number) => CheckedPicture | null;
  event: (id: number) => 'upcoming' | 'past' | 'gone';
  /** Whether visitors can open what a link refers to. */
  isTargetReachable: (target: LinkTarget) => boolean;
  /** Whether visitors can open an address as typed. True for other sites. */
  isAddressReachable: (address: string) => boolean;
  schemes: readonly ColourScheme[];
}

/** Creates a finding for a module, by default without field and language. */
export function moduleFinding(
  { id, module }: Pick<DraftModule, 'id' | 'module'>,
  rule: CheckRule,
  field: string | null,
  more: Partial<Pick<CheckFinding, 'language' | 'detail' | 'issue'>> = {},
): CheckFinding {
  return { rule, module: id, name: module, field, language: null, detail: '', ...more };
}
