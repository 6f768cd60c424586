// Documents of the search index: per language, words by weight, and what a result shows.
import { berlinDay } from '#domain/dates/dates.ts';
import type { Locale } from '#domain/languages/locales.ts';
import { type Localized, localize } from '#domain/languages/localized.ts';
import { weekdaysInside } from '#domain/search/day-words.ts';
import { isSuggestible, normalizeUmlauts, splitWords } from '#domain/search/normalize-words.ts';
import type { SearchKind } from '#domain/search/search.ts';
import { pathFor } from '#domain/site/route-paths.ts';
import { schemaOf } from '#modules/schemas.ts';
import { snapshotModules } from '#server/services/modules/snapshot-content.ts';
import { pageUrl } from '#server/services/pages/page-columns.ts';
import type { SourceRow, StoredText } from '#server/services/search/sources.ts';
import { plainText } from '#server/services/text/plain-text.ts';

/** What the index stores besides words. */
export interface DocumentData {
  /** Other names, one per line: alternative titles, headings, parts that a person plays. */
  also: string;
  context: string;
  /** What a question combines, see `SourceRow`; in both languages. */
  held?: string;
  /** Parts that fell back to German: numbers of body lines, `title`, `context`. */
  german: (number | 'title' | 'context')[];
}

export interface SearchDocument {
  lang: Locale;
  kind: SearchKind;
  record_id: number;
  title: string;
  /** One line per text. */
  body: string;
  url: string;
  /** Groups a play with its events, and the events of a series, into one result. */
  play: string | null;
  date: string | null;
  data: DocumentData;
}

/** Characters of a body; longer texts are cut. */
const maxBodyLength = 40_000;

/** A record in one language; null if it has no name. */
export function documentOf(kind: SearchKind, row: SourceRow, lang: Locale): SearchDocument | null {
  const title = servedIn(row.title, lang);
  if (!title) return null;
  const texts = [...row.texts, ...moduleTexts(row.content)].flatMap((text) => servedIn(text, lang) ?? []);
  const lines = distinct(texts);
  const context = servedIn(row.context, lang);
  const also = distinct(
    [
      ...inOtherLanguage(row.title, lang),
      ...row.also,
      ...headings(row.content),
      ...row.also.flatMap((text) => inOtherLanguage(text, lang)),
    ].flatMap((text) => servedIn(text, lang) ?? []),
  );
  const held = row.held.flatMap((text) => inBothLanguages(text, lang)).join(' ');
  const german: DocumentData['german'] = [];
  if (title.lang !== lang) german.push('title');
  if (context && context.lang !== lang) german.push('context');
  for (const [at, line] of lines.entries()) if (line.lang !== lang) german.push(at);
  return {
    lang,
    kind,
    record_id: row.id,
    title: title.text,
    body: lines
      .map(({ text }) => text)
      .join('\n')
      .slice(0, maxBodyLength)
      .toWellFormed(),
    url: urlOf(kind, row, lang),
    play: playOf(kind, row, title.text),
    date: row.date,
    data: {
      also: also.map(({ text }) => text).join('\n'),
      context: context?.text ?? '',
      ...(held === '' ? {} : { held }),
      german,
    },
  };
}

interface Served {
  text: string;
  lang: Locale;
}

function servedIn(value: StoredText, lang: Locale): Served | null {
  const served = typeof value === 'string' ? { text: value, lang } : localize(value, lang);
  if (!served) return null;
  const text = plainText(served.text);
  return text === '' ? null : { ...served, text };
}

function distinct(texts: readonly Served[]): Served[] {
  return texts.filter(({ text }, at) => texts.findIndex((other) => other.text === text) === at);
}

/** Tourists search for German titles, authors and parts on the English site, and vice versa. */
function inOtherLanguage(name: StoredText, lang: Locale): StoredText[] {
  if (name === null || typeof name === 'string') return [];
  const other = lang === 'de' ? name.en : name.de;
  return other && other !== name[lang] ? [other] : [];
}

const inBothLanguages = (text: StoredText, lang: Locale): string[] =>
  [text, ...inOtherLanguage(text, lang)].flatMap((each) => servedIn(each, lang)?.text ?? []);

/** Maximum characters of a heading; longer ones are sentences. */
const maxHeading = 60;

/** Headlines and questions of published modules: the topics of a page. */
function headings(content: unknown): StoredText[] {
  return snapshotModules(content).flatMap(({ module, data: { content: text } }) => {
    if (module !== 'headline' && module !== 'faq-item') return [];
    const { de } = (text ?? {}) as Partial<Localized>;
    return typeof de === 'string' && plainText(de).length <= maxHeading ? [text as Localized] : [];
  });
}

const written = new Set(['line', 'plain', 'rich', 'word']);

/** All texts of published modules, in order. */
function moduleTexts(content: unknown): StoredText[] {
  return snapshotModules(content).flatMap(({ module, data }) =>
    Object.entries(schemaOf(module).fields).flatMap(([name, { kind }]) => {
      const value = data[name];
      if (!written.has(kind) || value === null || value === undefined) return [];
      return typeof value === 'string' || typeof (value as Localized).de === 'string'
        ? [value as StoredText]
        : [];
    }),
  );
}

function urlOf(kind: SearchKind, { id, slug, owner, date }: SourceRow, lang: Locale): string {
  const own = slug ?? {};
  switch (kind) {
    case 'production':
      return pathFor('productions-slug-id', lang, { slug: own, id });
    case 'event':
      // An event without a production has no page of its own and links to its day in the calendar.
      if (owner === null) return pathFor('events', lang, {}, { date: berlinDay(new Date(date as string)) });
      return pathFor('productions-slug-id', lang, { slug: own, id: owner });
    case 'person':
      return pathFor('people-slug-id', lang, { slug: own, id });
    case 'press':
      return pathFor('press-slug-id', lang, { slug: own, id });
    case 'page':
      return pageUrl(lang, slug?.[lang] ?? '');
    case 'subscription':
      return pathFor('subscriptions-slug-id', lang, { slug: own, id });
    case 'venue':
      return pathFor('venues-slug-id', lang, { slug: own, id });
    case 'form':
      return pathFor('forms-slug', lang, { slug: own });
    case 'screen':
      return slug?.[lang] ?? '';
    case 'booklet':
      return pathFor('productions-slug-id-booklet', lang, { slug: own, id: owner ?? 0 }, { tab: id });
  }
}

function playOf(kind: SearchKind, { id, owner }: SourceRow, title: string): string | null {
  if (kind === 'production') return String(id);
  return kind === 'event' ? (owner === null ? title : String(owner)) : null;
}

type Words = Pick<SearchDocument, 'title' | 'body'> & {
  data: Pick<DocumentData, 'also' | 'held'>;
};

/** The words of a document by weight. */
export function indexedWords({ title, body, data }: Words): {
  title_words: string;
  names: string;
  texts: string;
  held: string;
} {
  return {
    title_words: spelled(`${title} ${withoutHyphens(title)} ${joined(title)}`),
    names: spelled(
      `${title} ${data.also} ${withoutHyphens(`${title} ${data.also}`)} ${joined(title)} ${weekdaysInside(splitWords(title)).join(' ')}`,
    ),
    texts: spelled(body),
    held: spelled(data.held ?? ''),
  };
}

const hyphenated = /\p{L}+(?:-\p{L}+)+/gu;

/** Spellings of hyphenated words without the hyphen: "Premieren-Abo" is also "Premierenabo". */
const withoutHyphens = (text: string): string =>
  (text.match(hyphenated) ?? []).map((word) => word.replaceAll('-', '')).join(' ');

/** Maximum letters of a title that is indexed without its spaces; of longer ones two words are joined. */
const maxJoined = 24;
/** Minimum letters of a joined word; shorter ones are mostly articles and prepositions. */
const minJoined = 5;

/** A name without its spaces: "wasihrwollt", "paulareents", or of a long one "tristramshandy". */
function joined(title: string): string {
  const words = splitWords(title);
  const whole = words.join('');
  if (whole.length <= maxJoined) return words.length > 1 && isSuggestible(whole) ? whole : '';
  const long = words.filter(({ length }) => length >= minJoined);
  return long
    .slice(1)
    .map((word, at) => `${long[at]}${word}`)
    .filter(isSuggestible)
    .join(' ');
}

/** Adds an umlaut-free form of each word with umlauts, because the English stemmer does not fold them. */
function spelled(text: string): string {
  const words = splitWords(text);
  const plain = new Set(words.filter((word) => /[^\p{ASCII}]/u.test(word)).map(normalizeUmlauts));
  return [...words, ...plain].join(' ');
}

/** The distinct words that a document adds to the vocabulary. */
export function vocabularyOf({ title, body, data }: Words): Set<string> {
  return new Set(splitWords(`${title} ${joined(title)} ${data.also} ${body}`).filter(isSuggestible));
}
