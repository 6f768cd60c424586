// The texts in the values of a record, each with the path of its field.

import { parseStruck } from '#domain/productions/struck-passage.ts';
import { visibleTextOf } from '#domain/resources/origin.ts';
import type { ResourceField, ResourceFields } from '#domain/resources/resource.ts';
import type { Row } from '../read-records.ts';

export interface RecordText {
  field: string;
  text: string;
}

/** Marks a picture among the texts of a record: no text contains this character. */
export const pictureMarker = (id: number): string => `\u0002${id}`;

/** In the order of the description, both languages of each. */
export function textsOfRecord(fields: ResourceFields, values: Row, path = ''): RecordText[] {
  return Object.entries(fields).flatMap(([name, field]) => wordsOf(field, values[name], path + name));
}

function wordsOf(field: ResourceField, value: unknown, path: string): RecordText[] {
  if (value === null || value === undefined) return [];
  switch (field.kind) {
    case 'rows':
      return (value as Row[]).flatMap((row, at) => textsOfRecord(field.fields, row, `${path}.${at}.`));
    case 'object':
      return textsOfRecord(field.fields, value as Row, `${path}.`);
    case 'reference':
      return field.to === 'media' ? [{ field: path, text: pictureMarker(value as number) }] : [];
    case 'references':
      return field.to === 'media'
        ? (value as number[]).map((id) => ({ field: path, text: pictureMarker(id) }))
        : [];
    case 'parts':
    case 'modules':
    case 'flag':
      return [];
    case 'struck-text':
      return textsIn(value).flatMap((text) => struckWords(text).map((word) => ({ field: path, text: word })));
    default:
      return textsIn(value).flatMap((text) => {
        const visible = visibleTextOf(text);
        return visible ? [{ field: path, text: visible }] : [];
      });
  }
}

/** The whole passage, the sentence that remains, and each piece. */
function struckWords(text: string): string[] {
  const pieces = parseStruck(text);
  const keptPieces = pieces.filter((piece) => piece.kept);
  const lines = [pieces, keptPieces, ...pieces.map((piece) => [piece])];
  return lines.map((line) => visibleTextOf(line.map((piece) => piece.text).join(' '))).filter(Boolean);
}

/** All texts in a value: in one language, in both, or with a source. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(textsIn);
}
