// Schemas for objects and lists of season files, with their error messages.
import { z } from 'zod';
import { closestWord } from '#domain/search/closest-word.ts';
import { bilingual } from './bilingual.ts';

/** An object with these members only; the error for an unknown name suggests the nearest known one. */
export function strictObject<Shape extends z.ZodRawShape>(shape: Shape) {
  return z.strictObject(shape, {
    error: (issue) => {
      if (issue.code === 'unrecognized_keys') return unknownNames(issue.keys, Object.keys(shape));
      return bilingual(
        'Hier wird ein Objekt mit Feldern erwartet: { … }.',
        'An object with fields is expected: { … }.',
      );
    },
  });
}

function unknownNames(names: readonly string[], known: readonly string[]): string {
  const lines = names.map((name) => {
    const suggestion = closestWord(name, known);
    const shown = JSON.stringify(name.slice(0, 60));
    return suggestion
      ? [
          `Das Feld ${shown} gibt es nicht. Gemeint ist wohl "${suggestion}"`,
          `There is no field ${shown}. Did you mean "${suggestion}"`,
        ]
      : [
          `Das Feld ${shown} gibt es nicht. Es gibt: ${known.join(', ')}`,
          `There is no field ${shown}. There are: ${known.join(', ')}`,
        ];
  });
  const end = (at: 0 | 1, close: string) => lines.map((line) => line[at]).join('; ') + close;
  const guessed = lines.some((line) => line[1]?.includes('Did you mean'));
  return bilingual(end(0, '.'), end(1, guessed ? '?' : '.'));
}

const maxListLength = 500;

/** A list of at most `maxListLength` entries. */
export function listOf<Item extends z.ZodType>(item: Item) {
  return z
    .array(item, {
      error: () => bilingual('Hier wird eine Liste erwartet: [ … ].', 'A list is expected: [ … ].'),
    })
    .max(
      maxListLength,
      bilingual(
        `Die Liste hat mehr als ${maxListLength} Einträge.`,
        `The list has more than ${maxListLength} entries.`,
      ),
    );
}

/** A value of an enumeration; the error names the allowed values. */
export function enumOf<const Words extends readonly [string, ...string[]]>(
  allowedValues: Words,
  hint?: Record<string, string>,
) {
  return z.enum(allowedValues, {
    error: (issue) => {
      const given = typeof issue.input === 'string' ? issue.input : '';
      const explained = hint && Object.hasOwn(hint, given) ? hint[given] : undefined;
      if (explained !== undefined) return explained;
      const suggestion = closestWord(given, allowedValues);
      return bilingual(
        `Möglich sind: ${allowedValues.join(', ')}.${suggestion ? ` Gemeint ist wohl "${suggestion}".` : ''}`,
        `It must be one of: ${allowedValues.join(', ')}.${suggestion ? ` Did you mean "${suggestion}"?` : ''}`,
      );
    },
  });
}

/** A field that may be left out (keeps the stored value) or be `null` (empties it). */
export function optional<Kind extends z.ZodType>(kind: Kind) {
  return kind.nullish();
}
