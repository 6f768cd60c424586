/** Finds missing and outdated translations. Part of `page-checks.ts`. */
import type { Localized } from '#domain/languages/localized.ts';
import { isTextKind } from '#domain/modules/module-fields.ts';
import type { DraftModule, ModuleName } from '#domain/modules/modules.ts';
import { translationState } from '#domain/modules/translation-state.ts';
import { type CheckFinding, moduleFinding, type PageToCheck } from './page-checks-rules.ts';

/** Names of people and companies need no translation. */
const names: Partial<Record<ModuleName, readonly string[]>> = { quote: ['author'], logo: ['name'] };

const rules = {
  'missing-english': { rule: 'missing-english', language: 'en' },
  stale: { rule: 'stale-english', language: 'en' },
} as const;

/** Texts of a module whose English is missing or outdated. */
export function translationFindings(
  module: DraftModule,
  { schemaOf, translationSourcesOf }: PageToCheck,
): CheckFinding[] {
  const written_for = translationSourcesOf(module.id);
  return Object.entries(schemaOf(module.module).fields).flatMap(([field, described]) => {
    if (!isTextKind(described.kind)) return [];
    const value = module.data[field] as Localized | null | undefined;
    const state = translationState(value, written_for[field]);
    if (state === 'fine' || state === 'empty') return [];
    if (state === 'missing-english' && names[module.module]?.includes(field)) return [];
    // English without German is reported as `incomplete` already.
    if (state === 'missing-german') return [];
    const { rule, language } = rules[state];
    return [moduleFinding(module, rule, field, { language })];
  });
}
