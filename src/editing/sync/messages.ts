/** Messages of the editing session outside of components, in the page's language. */

import type { Locale } from '#domain/languages/locales.ts';
import type { EditingMessages } from '#i18n/editing/editing-de.ts';
import { editingMessages } from '#i18n/editing/editing-messages.ts';
import { labelIn } from '#i18n/modules/label-in.ts';
import type { EditedModule } from '../core/entries.ts';
import type { EditingSession } from './session.ts';

export function messages({ locale }: EditingSession): EditingMessages {
  return editingMessages(locale);
}

/** The label of an entry; empty for a removed one. */
export function moduleName(session: EditingSession, id: number): string {
  const module = session.document.part(id)?.module;
  return module ? nameOf(module, messages(session)) : '';
}

export function nameOf({ module, record }: NamedEntry, { modules }: EditingMessages): string {
  return module === 'record' ? (record?.title ?? '') : modules[module][0];
}

/** The label of a field of an entry. */
export function fieldName(entry: NamedEntry | undefined, field: string, locale: Locale): string {
  return entry?.record?.labels[field] ?? labelIn(editingMessages(locale).labels, field, entry?.module);
}

type NamedEntry = Pick<EditedModule, 'module' | 'record'>;
