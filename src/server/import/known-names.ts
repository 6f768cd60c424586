// What may be meant by an unknown name: the nearest known one, else all of them, which a file's report lists once.
import { closestWord } from '#domain/search/closest-word.ts';
import type { Message } from '#server/services/records/fields/bilingual.ts';

/** The second sentence about unknown names of one file. */
export function knownNames(known: readonly string[]): (name: string) => Message {
  let isListed = false;
  return (name) => {
    const suggestion = closestWord(name, known);
    if (suggestion) return { de: `Gemeint ist wohl "${suggestion}".`, en: `Did you mean "${suggestion}"?` };
    if (isListed) return { de: 'Bitte umbenennen oder löschen.', en: 'Rename or delete it.' };
    isListed = true;
    return { de: `Es gibt: ${known.join(', ')}.`, en: `There are: ${known.join(', ')}.` };
  };
}
