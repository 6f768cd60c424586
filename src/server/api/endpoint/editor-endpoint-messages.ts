// Error messages for fields that cannot be stored, with the remedy.
import type { z } from '@hono/zod-openapi';
import type { Locale } from '#domain/languages/locales.ts';

/** A message per language; rules of a schema pass it as `params: { message: { de, en } }`. */
export type FieldMessage = Record<Locale, string>;

/** Errors named at most, and characters of a name: thousands of unknown fields would be sent back otherwise. */
const maxErrors = 50;
const maxNameLength = 200;

const shortName = (name: string): string =>
  name.length > maxNameLength ? `${name.slice(0, maxNameLength).toWellFormed()}…` : name;

/** One error per issue, up to {@link maxErrors}; unknown fields are named. */
export function fieldErrors(issues: readonly z.core.$ZodIssue[], locale: Locale) {
  return errorsOf(issues, locale).slice(0, maxErrors);
}

function errorsOf(issues: readonly z.core.$ZodIssue[], locale: Locale) {
  return issues.slice(0, maxErrors).flatMap((issue) => {
    const path = issue.path.map((part) => shortName(String(part)));
    if (issue.code !== 'unrecognized_keys') {
      const field = path.join('.');
      return [{ field, message: messageOf(issue, field, locale) }];
    }
    return issue.keys.slice(0, maxErrors).map((key) => {
      const field = [...path, shortName(key)].join('.');
      return { field, message: unknownField(field)[locale] };
    });
  });
}

const unknownField = (field: string): FieldMessage => ({
  de: `${field} gibt es hier nicht. Lassen Sie das Feld weg.`,
  en: `${field} does not exist here. Leave the field out.`,
});

function messageOf(issue: z.core.$ZodIssue, field: string, locale: Locale): string {
  const own = (issue as { params?: { message?: FieldMessage } }).params?.message;
  return (own ?? usual(issue, field || (locale === 'de' ? 'Der Inhalt' : 'The content')))[locale];
}

function usual(issue: z.core.$ZodIssue, field: string): FieldMessage {
  switch (issue.code) {
    case 'invalid_type':
      return issue.message.endsWith('received undefined')
        ? { de: `${field} fehlt. Füllen Sie das Feld aus.`, en: `${field} is missing. Fill it in.` }
        : wrongKind(field, [issue.expected]);
    case 'invalid_union':
      return wrongKind(field, issue.errors.flat().flatMap(expectedKindOf));
    case 'too_small':
      return issue.origin === 'string' && issue.minimum === 1
        ? { de: `${field} ist leer. Füllen Sie das Feld aus.`, en: `${field} is empty. Fill it in.` }
        : limit(field, 'mindestens', 'at least', issue.minimum, issue.origin);
    case 'too_big':
      return limit(field, 'höchstens', 'at most', issue.maximum, issue.origin);
    case 'invalid_value': {
      const values = issue.values.map(String).join(', ');
      return {
        de: `${field} kennt diesen Wert nicht. Wählen Sie einen von diesen: ${values}.`,
        en: `${field} does not know this value. Choose one of these: ${values}.`,
      };
    }
    default:
      return wrongKind(field);
  }
}

/** Descriptions of valid values. */
const kinds: Readonly<Record<string, FieldMessage>> = {
  string: { de: 'ein Text', en: 'a text' },
  number: { de: 'eine Zahl', en: 'a number' },
  int: { de: 'eine ganze Zahl', en: 'a whole number' },
  boolean: { de: 'true oder false', en: 'true or false' },
  array: { de: 'eine Liste', en: 'a list' },
  object: { de: 'ein Objekt', en: 'an object' },
  record: { de: 'ein Objekt', en: 'an object' },
  null: { de: 'leer (null)', en: 'empty (null)' },
};

/** The kind that one choice of a union expects of the value itself. */
const expectedKindOf = (issue: z.core.$ZodIssue) =>
  issue.code === 'invalid_type' && issue.path.length === 0 ? [issue.expected] : [];

function wrongKind(field: string, expected: readonly string[] = []): FieldMessage {
  const kindTexts = [...new Set(expected)].flatMap((name) => kinds[name] ?? []);
  if (kindTexts.length === 0) {
    return {
      de: `${field} hat nicht die richtige Form. Prüfen Sie den Wert.`,
      en: `${field} does not have the right form. Check the value.`,
    };
  }
  return {
    de: `${field} muss ${kindTexts.map(({ de }) => de).join(' oder ')} sein.`,
    en: `${field} must be ${kindTexts.map(({ en }) => en).join(' or ')}.`,
  };
}

function limit(
  field: string,
  german: string,
  english: string,
  bound: number | bigint,
  origin: string,
): FieldMessage {
  if (origin === 'string') {
    return {
      de: `${field} muss ${german} ${bound} Zeichen lang sein.`,
      en: `${field} must be ${english} ${bound} characters long.`,
    };
  }
  if (origin === 'array' || origin === 'set') {
    return {
      de: `${field} muss ${german} ${bound} Einträge haben.`,
      en: `${field} must have ${english} ${bound} entries.`,
    };
  }
  return {
    de: `${field} muss ${german} ${bound} sein.`,
    en: `${field} must be ${english} ${bound}.`,
  };
}
