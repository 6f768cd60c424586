/** Changes of a module that its texts do not show: other fields, the other language, formatting. */
import type { Locale } from '#domain/languages/locales.ts';
import type { Localized } from '#domain/languages/localized.ts';
import { isTextKind } from '#domain/modules/module-fields.ts';
import { fieldLabel } from '#i18n/modules/module-labels.ts';
import { schemaOf } from '#modules/schemas.ts';
import { isDeepEqual } from '../../core/is-deep-equal.ts';
import type { ComparedModule } from './compare-states.ts';
import { hasSameWords } from './word-tokens.ts';

export interface Notes {
  /** Names of changed fields other than texts. */
  fields: readonly string[];
  /** Texts that differ in formatting only. */
  isForm: boolean;
  /** Texts in the other language. */
  other: readonly { language: Locale; label: string; before: string; after: string }[];
}

/** `fields` are labels in the reader's language. Added and removed modules have no notes. */
export function notesOf({ before, after }: ComparedModule, locale: Locale): Notes {
  const fields: string[] = [];
  const other: Notes['other'][number][] = [];
  let isForm = false;
  if (!before || !after) return { fields, isForm, other };
  const language = locale === 'de' ? 'en' : 'de';
  for (const [name, { kind }] of Object.entries(schemaOf(after.module).fields)) {
    const [old, fresh] = [before.data[name], after.data[name]];
    if (isDeepEqual(old, fresh)) continue;
    const label = fieldLabel(name, locale, after.module);
    if (!isTextKind(kind)) {
      fields.push(label);
      continue;
    }
    const [then, now] = [old as Localized | null, fresh as Localized | null];
    const words = (text: Localized | null) => plain(text?.[language] ?? '');
    if (words(then) !== words(now)) {
      other.push({ language, label, before: words(then), after: words(now) });
    }
    const [own, later] = [then?.[locale] ?? '', now?.[locale] ?? ''];
    if (own !== later && hasSameWords(own, later)) isForm = true;
  }
  return { fields, isForm, other };
}

/** The text without tags. */
function plain(html: string): string {
  if (!/[<&]/.test(html)) return html;
  const spaced = html.replace(/<\/(?:p|li)>|<br\s*\/?>/g, '$& ');
  return (new DOMParser().parseFromString(spaced, 'text/html').body.textContent ?? '')
    .replace(/\s+/g, ' ')
    .trim();
}
