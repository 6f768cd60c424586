// Finds the origins of visible texts: records nearby, the program's own texts, any record, pages.
import type { Locale } from '#domain/languages/locales.ts';
import { type Origin, type VisibleText, visibleTextOf } from '#domain/resources/origin.ts';
import { fieldsOf, resources } from '#domain/resources/resources.ts';
import { type ResourceLabels, resourceLabels } from '#i18n/back-office/resource-labels.ts';
import type { Database } from '#server/db/client.server.ts';
import type { Queries } from '#server/db/query-builder.ts';
import { type OriginCandidate, type RecordKey, readCandidates, recordKeyText } from './candidates.ts';
import { findPages } from './find-pages.ts';
import { findOriginPictures, type OriginPicture } from './find-pictures.ts';
import { findRecordsWithText } from './find-records-with-text.ts';
import { isComposed, isComputed, isConfigText, isInterfaceText } from './interface-words.ts';
import { fieldShownIn } from './shown-values.ts';
import { pictureMarker } from './texts-of-record.ts';

/** Shorter pieces of a text are too common to identify a field. */
const minPartLength = 4;

/** A text with everything that its origin is determined by. */
interface Question {
  text: string;
  is_menu: boolean;
  /** The nearest first, then those that they refer to: the play, the people in its cast. */
  records: readonly OriginCandidate[];
  picture: OriginPicture | undefined;
  /** By text: the record or page elsewhere that has it. */
  anywhere: ReadonlyMap<string, Origin>;
  locale: Locale;
}

/** Null if it does not know the text. */
type Resolver = (question: Question) => Origin | null;

/** In order of precedence: the first that knows a text determines its origin. */
const nearbyResolvers: readonly Resolver[] = [
  ({ text, records, locale }) => originWithText(text, records, locale),
  ({ text }) => (isConfigText(text) ? { kind: 'config' } : null),
  ({ text }) => (isComputed(text) ? { kind: /\d/.test(text) ? 'computed' : 'interface' } : null),
  ({ text }) => (isInterfaceText(text) ? { kind: 'interface' } : null),
  ({ text, records, locale }) => originWithLongerText(text, records, locale),
  originWithLongestPart,
];
const textResolvers: readonly Resolver[] = [
  menuLinkWithText,
  ...nearbyResolvers,
  ({ text, anywhere }) => anywhere.get(text) ?? null,
  ({ text }) => (isComposed(text) ? { kind: /\d/.test(text) ? 'computed' : 'interface' } : null),
  originOfPart,
];

function resolve(resolvers: readonly Resolver[], question: Question): Origin | null {
  for (const resolver of resolvers) {
    const origin = resolver(question);
    if (origin) return origin;
  }
  return null;
}

/** One answer for each text, in their order. A few queries for all of them. */
export async function findOrigins(
  { db }: Pick<Database, 'db'>,
  texts: readonly VisibleText[],
  locale: Locale,
): Promise<Origin[]> {
  const questions = await openQuestions(db, texts, locale);
  // Texts that are known nearby are not searched elsewhere.
  const searched = questions.filter(
    (question) => !question.is_picture && (question.is_menu || !resolve(nearbyResolvers, question)),
  );
  const anywhere = await findAnywhere(
    db,
    searched.flatMap(({ text }) => [text, ...partsOf(text)]),
    locale,
  );
  return questions.map((question): Origin => {
    if (question.is_picture) return originOfPicture(question) ?? { kind: 'unknown' };
    const origin = resolve(textResolvers, { ...question, anywhere }) ?? { kind: 'unknown' };
    const isMade = origin.kind === 'computed' || (origin.kind === 'interface' && /\d/.test(question.text));
    return (isMade && computedFrom(question)) || origin;
  });
}

/** The texts with the records and pictures around them. */
async function openQuestions(db: Queries, texts: readonly VisibleText[], locale: Locale) {
  const nearby = await readCandidates(
    db,
    texts.flatMap(({ near }) => near),
    locale,
  );
  const referred = [...nearby.values()].flatMap(({ refers }) => refers);
  const others = await readCandidates(
    db,
    referred.filter((key) => !nearby.has(recordKeyText(key))),
    locale,
  );
  const pictures = await findOriginPictures(db, texts);
  return texts.map(({ text, near, is_menu, is_picture }) => {
    const records = near.flatMap((key) => nearby.get(recordKeyText(key)) ?? []);
    const around = records
      .flatMap(({ refers }) => refers)
      .flatMap((key) => nearby.get(recordKeyText(key)) ?? others.get(recordKeyText(key)) ?? []);
    return {
      text: visibleTextOf(text),
      is_menu,
      is_picture,
      records: [...records, ...around],
      picture: is_picture ? pictures.get(text) : undefined,
      anywhere: new Map<string, Origin>(),
      locale,
    };
  });
}

/** In a menu, the link with this text. */
function menuLinkWithText({ text, is_menu, anywhere }: Question): Origin | null {
  const origin = is_menu ? anywhere.get(text) : undefined;
  return origin?.kind === 'record' && /menu_links$/.test(origin.resource) ? origin : null;
}

/** The nearest record that has a part of the text, the longest first. */
function originWithLongestPart({ text, records, locale }: Question): Origin | null {
  for (const record of records) {
    const parts = record.words.filter(
      (word) => word.text.length >= minPartLength && text.includes(word.text),
    );
    const [longest] = parts.toSorted((a, b) => b.text.length - a.text.length);
    if (longest) return recordOrigin(record, longest.field, locale);
  }
  return null;
}

/** The first part of a composed text that is known. */
function originOfPart({ text, anywhere }: Question): Origin | null {
  const part = partsOf(text).find((part) => anywhere.has(part) || isConfigText(part));
  return part === undefined ? null : (anywhere.get(part) ?? { kind: 'config' });
}

/** Splits a composed text, such as a name with a number, or several names. */
const partsOf = (text: string): string[] =>
  [text.replace(/^\d+\.? /, ''), text.replace(/ \d.*$/, ''), ...text.split(/ und | and |, |: /)].filter(
    (part) => part !== text && part.length >= minPartLength,
  );

/** The nearest record with a day, time, price or number that occurs in the text. */
function computedFrom({ text, records, locale }: Question): Origin | null {
  for (const record of records) {
    const field = fieldShownIn(text, fieldsOf(record.resource), record.values, locale);
    if (field !== null) return recordOrigin(record, field, locale);
  }
  return null;
}

/** The nearest record that shows a picture, else its place in the library. */
function originOfPicture({ picture, records, locale }: Question): Origin | null {
  if (!picture) return null;
  const words = [picture.id, picture.owner ?? picture.id].map(pictureMarker);
  const shown = firstWithWord(records, (word) => words.includes(word));
  if (shown) return recordOrigin(...shown, locale);
  return recordOrigin({ resource: 'media', id: picture.id, title: picture.file_name }, 'file', locale);
}

/** The record that has the text as a value or a name, or within a longer text. */
function originWithText(text: string, records: readonly OriginCandidate[], locale: Locale): Origin | null {
  const exact = firstWithWord(records, (word) => word === text);
  if (exact) return recordOrigin(...exact, locale);
  // A name that is stored in two fields is read as one.
  const named = records.find(({ title }) => visibleTextOf(title) === text);
  return named ? recordOrigin(named, resources[named.resource].title[0] ?? '', locale) : null;
}

/** The record that has it within a longer text. */
function originWithLongerText(
  text: string,
  records: readonly OriginCandidate[],
  locale: Locale,
): Origin | null {
  const longer = text.length >= minPartLength && firstWithWord(records, (word) => word.includes(text));
  return longer ? recordOrigin(...longer, locale) : null;
}

function firstWithWord(
  records: readonly OriginCandidate[],
  matches: (word: string) => boolean,
): [OriginCandidate, string] | null {
  for (const record of records) {
    const word = record.words.find(({ text }) => matches(text));
    if (word) return [record, word.field];
  }
  return null;
}

function recordOrigin(
  { resource, id, title }: OriginCandidate | (RecordKey & { title: string }),
  field: string,
  locale: Locale,
): Origin {
  const labels = resourceLabels(resource, locale);
  const place = { resource, id, field, title };
  return { kind: 'record', ...place, resource_label: labels.one, field_label: fieldLabel(labels, field) };
}

function fieldLabel({ fields }: ResourceLabels, path: string): string {
  const [name = '', , inner = ''] = path.split('.');
  const own = fields[name];
  return own?.fields?.[inner] ? `${own.label}: ${own.fields[inner].label}` : (own?.label ?? name);
}

/** The origins of texts in any record or page. */
async function findAnywhere(
  queries: Queries,
  texts: readonly string[],
  locale: Locale,
): Promise<Map<string, Origin>> {
  if (texts.length === 0) return new Map();
  const origins = new Map<string, Origin>(await findPages(queries, texts, locale));
  const found = await findRecordsWithText(queries, texts);
  const candidates = await readCandidates(queries, [...found.values()].flat(), locale);
  for (const [text, keys] of found) {
    const records = keys.flatMap((key) => candidates.get(recordKeyText(key)) ?? []);
    const origin = originWithText(text, records, locale) ?? originWithLongerText(text, records, locale);
    if (origin) origins.set(text, origin);
  }
  return origins;
}
