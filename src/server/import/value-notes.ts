// Notes for the report: values that are valid, but that visitors would read differently from what was meant.
import type { ResourceFields } from '#domain/resources/resource.ts';
import { resources } from '#domain/resources/resources.ts';
import { type Path, problemAt, type RecordPosition, type SeasonProblem } from '#server/import/problem.ts';
import type { SectionName } from '#server/import/section.ts';

/** @param stored the record in stored form */
export function valueNotes(
  section: SectionName,
  stored: Readonly<Record<string, unknown>>,
  position: RecordPosition,
): SeasonProblem[] {
  const tags = placesOfTags(resources[section].fields, stored).map((path) =>
    problemAt(position, path, tagsInText, 'note'),
  );
  const isFree = section === 'events' && costsNothing(stored) && !stored.alternative_ticket_status;
  return isFree ? [...tags, problemAt(position, ['prices'], freeEvent, 'note')] : tags;
}

/** Texts without formatting that have tags or entities of HTML, which visitors would see. */
function placesOfTags(fields: ResourceFields, values: Readonly<Record<string, unknown>>): Path[] {
  return Object.entries(fields).flatMap(([name, field]): Path[] => {
    const value = values[name];
    if (field.kind === 'rows' && Array.isArray(value))
      return value.flatMap((row, at) =>
        placesOfTags(field.fields, row as Record<string, unknown>).map((path) => [name, at, ...path]),
      );
    if (!['line', 'plain', 'word'].includes(field.kind)) return [];
    if (typeof value === 'string') return hasTags(value) ? [[name]] : [];
    return Object.entries(value ?? {}).flatMap(([language, text]) =>
      hasTags(text) ? [[name, language]] : [],
    );
  });
}

const hasTags = (text: unknown) =>
  typeof text === 'string' && /<\/?[a-z][a-z\d]*(?:\s[^<>]*)?\/?>|&(?:[a-z]{2,8}|#\d{1,6});/i.test(text);

function costsNothing({
  min_price_normal_excl_e: lowest,
  prices,
}: Readonly<Record<string, unknown>>): boolean {
  const amounts = ((prices ?? []) as { amount: unknown }[]).map(({ amount }) => Number(amount));
  const isGiven = lowest !== null && lowest !== undefined;
  return (
    (isGiven || amounts.length > 0) && Number(lowest ?? 0) === 0 && amounts.every((amount) => amount === 0)
  );
}

const tagsInText = {
  de: 'Dieses Feld hat keine Auszeichnung: Besucher lesen das HTML darin als Text. Bitte ohne schreiben.',
  en: 'This field has no formatting: visitors read the HTML in it as text. Write it without.',
};

const freeEvent = {
  de: 'Ein Preis von 0: Besucher lesen „ab 0 €“. Kostet der Termin nichts, gehört „Eintritt frei“ nach alternative_ticket_status.',
  en: 'A price of 0: visitors read "from €0". If the event is free, write "Free entry" to alternative_ticket_status.',
};
