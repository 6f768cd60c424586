// Computes the snapshot for publishing one language only.
import type { Locale } from '#domain/languages/locales.ts';
import type { Localized } from '#domain/languages/localized.ts';
import { isTextKind } from '#domain/modules/module-fields.ts';
import type { DraftModule, ModuleData } from '#domain/modules/modules.ts';
import { schemaOf } from '#modules/schemas.ts';

/**
 * The modules to publish. German is the source language: publishing it publishes structure, pictures and links;
 * English texts stay as published, and German stands in for missing ones. Publishing English alone changes the
 * English texts of published modules only.
 * @param draft the working copy
 * @param before the published modules; null if there are none
 * @returns null for English alone if German was never published
 */
export function modulesToPublish(
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
    // English cannot exist without German.
    data[field] = de === '' ? null : { de, ...(en === '' ? {} : { en }) };
  }
  return { ...module, data };
}
