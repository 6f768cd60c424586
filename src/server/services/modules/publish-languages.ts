// What a place says once one of its languages is published and the other stays as visitors know it.
import type { Locale } from '#domain/languages/locales.ts';
import type { Localized } from '#domain/languages/localized.ts';
import { isTextKind } from '#domain/modules/module-fields.ts';
import type { DraftModule, ModuleData } from '#domain/modules/modules.ts';
import { schemaOf } from '#modules/schemas.ts';

/**
 * The modules to be published. German is the language that pages are made in: with it go the modules themselves, their
 * places, pictures and links; English texts stay as they were, and where there were none, German stands in. With
 * English alone go the English texts of what is public already, and nothing else.
 * @param draft the working copy @param before what is public now; null where nothing is
 * @returns null for English alone where German was never published
 */
export function inLanguages(
  languages: readonly Locale[],
  draft: readonly DraftModule[],
  before: readonly DraftModule[] | null,
): readonly DraftModule[] | null {
  if (languages.includes('de') && languages.includes('en')) return draft;
  if (languages.includes('de'))
    return draft.map((module) => withTexts(module, module, twinOf(module, before)));
  return before?.map((module) => withTexts(module, module, twinOf(module, draft) ?? module)) ?? null;
}

function twinOf({ id, module }: DraftModule, others: readonly DraftModule[] | null): DraftModule | undefined {
  return others?.find((other) => other.id === id && other.module === module);
}

/** A module with the German texts of one and the English texts of another. */
function withTexts(module: DraftModule, german: DraftModule, english: DraftModule | undefined): DraftModule {
  const data: ModuleData = { ...module.data };
  for (const [field, { kind }] of Object.entries(schemaOf(module.module).fields)) {
    if (!isTextKind(kind) || !(field in data)) continue;
    const de = (german.data[field] as Localized | null | undefined)?.de ?? '';
    const en = (english?.data[field] as Localized | null | undefined)?.en ?? '';
    // A text that German readers do not have is not there: English alone would stand for nothing.
    data[field] = de === '' ? null : { de, ...(en === '' ? {} : { en }) };
  }
  return { ...module, data };
}
