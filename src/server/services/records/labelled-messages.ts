// Messages about values that a resource does not have: they name fields and choices as forms do, not as the API does.
import type { z } from 'zod';
import type { Locale } from '#domain/languages/locales.ts';
import type { ResourceName } from '#domain/resources/resource.ts';
import { fieldsOf } from '#domain/resources/resources.ts';
import { closestWord } from '#domain/search/closest-word.ts';
import { type FieldLabel, type FieldLabels, resourceLabels } from '#i18n/back-office/resource-labels.ts';
import type { Message } from './fields/bilingual.ts';

/** The message for an unknown field or choice; null for any other issue. */
export function labelledMessage(name: ResourceName, issue: z.core.$ZodIssue): Message | null {
  const sentence = (locale: Locale) => {
    const found = labelAt(name, issue.path, locale);
    if (issue.code === 'unrecognized_keys') return unknownField[locale](issue.keys[0] ?? '', found.fields);
    const choices = Object.values(found.values ?? {});
    return issue.code === 'invalid_value' && choices.length > 0
      ? `${possible[locale]} ${choices.join(', ')}.`
      : null;
  };
  const [de, en] = [sentence('de'), sentence('en')];
  return de !== null && en !== null ? { de, en } : null;
}

const possible = { de: 'Möglich sind:', en: 'It must be one of:' };

const unknownField = {
  de(key: string, known: FieldLabels) {
    const { close, all } = suggested(key, known);
    const hint = close ? ` Gemeint ist wohl: ${close}.` : all && ` Es gibt: ${all}.`;
    return `Das Feld ${quoted(key)} gibt es nicht.${hint}`;
  },
  en(key: string, known: FieldLabels) {
    const { close, all } = suggested(key, known);
    const hint = close ? ` Probably it is: ${close}.` : all && ` There are: ${all}.`;
    return `There is no field ${quoted(key)}.${hint}`;
  },
};

const quoted = (key: string) => JSON.stringify(key.slice(0, 60));

function suggested(key: string, known: FieldLabels) {
  const close = closestWord(key, Object.keys(known));
  const labels = Object.values(known).map(({ label }) => label);
  return { close: close ? known[close]?.label : undefined, all: [...new Set(labels)].join(', ') };
}

/** The labels of the place that a path leads to; at its root, those of the fields that editors write. */
function labelAt(name: ResourceName, path: readonly PropertyKey[], locale: Locale) {
  const labels = resourceLabels(name, locale).fields;
  const own = Object.entries(fieldsOf(name)).filter(([, { kind }]) => kind !== 'modules' && kind !== 'parts');
  const root = own.flatMap(([field]) => (labels[field] ? [[field, labels[field]] as const] : []));
  let at: Pick<FieldLabel, 'fields' | 'values'> = { fields: Object.fromEntries(root) };
  for (const step of path) if (typeof step === 'string') at = at.fields?.[step] ?? {};
  return { fields: at.fields ?? {}, values: at.values };
}
