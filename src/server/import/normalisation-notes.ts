// Notes for the report: values that are stored in a normalised form. They need no action.

import { type Path, problemAt, type RecordPosition, type SeasonProblem } from '#server/import/problem.ts';
import { isAmbiguousTime } from '#server/services/records/fields/values.ts';
import { cleanRichText } from '#server/services/text/rich-text.ts';

/** Compares a record as written with what will be stored. */
export function normalisationNotes(
  written: unknown,
  stored: unknown,
  position: RecordPosition,
  path: Path = [],
): SeasonProblem[] {
  if (typeof written === 'string') {
    if (stored instanceof Date && isAmbiguousTime(written))
      return [problemAt(position, path, doubledTime, 'note')];
    if (typeof stored !== 'string' || stored === written || !/<[a-z]/i.test(written)) return [];
    const { dropped } = cleanRichText(written);
    return dropped.length > 0 ? [problemAt(position, path, droppedTags(dropped), 'note')] : [];
  }
  if (typeof written !== 'object' || written === null || typeof stored !== 'object' || stored === null)
    return [];
  return Object.entries(written).flatMap(([name, inner]) => {
    if (!Object.hasOwn(stored, name)) return [];
    const part = Array.isArray(written) ? Number(name) : name;
    return normalisationNotes(inner, (stored as Record<string, unknown>)[name], position, [...path, part]);
  });
}

const doubledTime = {
  de: 'Diese Uhrzeit gibt es in der Nacht der Winterzeit zweimal. Genommen wird die erste; die zweite wird mit "+01:00" am Ende geschrieben.',
  en: 'This time comes twice in the night when summer time ends. The first is taken; the second is written with "+01:00" at its end.',
};

const droppedTags = (tags: string[]) => ({
  de: `Diese Auszeichnung fällt weg, der Text bleibt: ${tags.slice(0, 10).join(' ')}.`,
  en: `This formatting is left out, its text stays: ${tags.slice(0, 10).join(' ')}.`,
});
