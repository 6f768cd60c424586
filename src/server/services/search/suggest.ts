// Suggestions for words without results: longer words that contain them, similar words, and their parts.
import { type SQL, sql } from 'drizzle-orm';
import type { Locale } from '#domain/languages/locales.ts';
import { editDistance } from '#domain/search/closest-word.ts';
import { minCompoundLength, minPartLength, splitCompound } from '#domain/search/compound-parts.ts';
import { normalizeUmlauts } from '#domain/search/normalize-words.ts';
import type { Database } from '#server/db/client.server.ts';
import { configOf } from '#server/services/search/vocabulary.ts';

/** Alternatives for a word without results. */
export interface Alternatives {
  /** All similar words. */
  spellings: string[];
  /** The most likely one. */
  best: string | null;
  /** Too near to be another word, even where only texts have it. */
  isCertain: boolean;
}

interface Candidate {
  word: string;
  documents: number;
  /** Contains the word, is similar to it, or is a part of it. */
  relation: 'longer' | 'like' | 'part';
}

const maxLonger = 12;
const maxCandidates = 60;
/** Letters; shorter words are contained in too many words. */
const minInsideLength = 3;
/** Letters up to which candidates are also found by initial; longer words share enough trigrams. */
const maxLengthByInitial = 8;
/** Letters of the longest word of the vocabulary. */
const maxWordLength = 40;

/** Alternatives for the words without results. One query. */
export async function alternativesFor(
  { db }: Database,
  words: readonly string[],
  locale: Locale,
): Promise<Map<string, Alternatives>> {
  const { rows } = await db.execute<Partial<Candidate> & { asked: string } & Record<string, unknown>>(
    sql.join(
      words.map((word) => candidatesFor(word, locale)),
      sql` union all `,
    ),
  );
  const byWord = Map.groupBy(rows, (row) => row.asked);
  return new Map(
    [...byWord].map(([word, own]) => [word, choose(word, own.filter((each) => each.word) as Candidate[])]),
  );
}

/** Candidates for a word. A row without a candidate means that the word has no results; no row, that it has some. */
function candidatesFor(word: string, locale: Locale): SQL {
  const question = sql`plainto_tsquery(${configOf(locale)}, ${word})`;
  const own = sql`w.lang = ${locale}`;
  const isShort = word.length <= maxLengthByInitial;
  // A short misspelt word may share no trigram with the right one: compare its end.
  const near = isShort
    ? sql`w.word like ${`%${word.slice(2)}`} and length(w.word) <= ${word.length + 1}::int`
    : sql`w.word % ${word}`;
  const pieces = sql.param(
    word.length < minCompoundLength || word.length > maxWordLength ? [] : piecesOf(word),
  );
  return sql`(select ${word}::text as asked, c.* from (select 1 where numnode(${question}) > 0 and not exists (
      select 1 from search_documents d where d.tsv @@ (${question} && ${`'@${locale}'`}::tsquery))) unknown
    left join lateral (
      (select w.word, w.documents, 'longer' as relation from search_words w
        where ${own} and ${word.length >= minInsideLength} and w.word like ${`%${word}%`}
        order by w.word ^@ ${word}::text desc, w.documents desc, w.word limit ${maxLonger})
      union all
      (select w.word, w.documents, 'like' from search_words w where ${own} and ${near}
        order by similarity(w.word, ${word}) desc, w.documents desc limit ${maxCandidates})
      union all
      (select w.word, w.documents, 'like' from search_words w
        where ${own} and ${isShort} and w.word ^@ ${word.slice(0, 1)}::text
          and length(w.word) between ${word.length - 2}::int and ${word.length + 2}::int
        order by similarity(w.word, ${word}) desc, w.documents desc limit ${maxCandidates})
      union all
      (select w.word, w.documents, 'part' from search_words w where ${own} and w.word = any(${pieces}::text[]))
    ) c on true)`;
}

/** All substrings that may be words. */
function piecesOf(word: string): string[] {
  const pieces = new Set<string>();
  for (let from = 0; from < word.length; from += 1) {
    for (let to = from + minPartLength; to <= word.length; to += 1) pieces.add(word.slice(from, to));
  }
  return [...pieces];
}

function choose(word: string, candidates: readonly Candidate[]): Alternatives {
  const of = (wanted: Candidate['relation']) => candidates.filter(({ relation }) => relation === wanted);
  const longer = of('longer').map((each) => each.word);
  const near = nearestOf(word, [...of('like'), ...of('longer')]);
  const spellings = [...new Set([...longer, ...(near ? [near.word] : [])])];
  const [first = null] = longer;
  const best = near && (near.distance === 1 || !first) ? near.word : first;
  if (best) return { spellings, best, isCertain: best === first || isSlip(word, near?.distance ?? 0) };
  const known = new Set(of('part').map((each) => each.word.replaceAll('ß', 'ss')));
  const parts = splitCompound(word, (part) => known.has(part));
  return parts.length > 1
    ? { spellings: [parts.join(' ')], best: parts.join(' '), isCertain: true }
    : { spellings: [], best: null, isCertain: false };
}

/** Of long words one letter, of very long ones two. */
const isSlip = ({ length }: string, distance: number): boolean =>
  distance <= (length >= 10 ? 2 : length >= 7 ? 1 : 0);

/** The similarity of two words; an equal beginning counts more. */
function likeness(asked: string, word: string): number {
  if (word.startsWith(asked)) return 2;
  return word[0] === asked[0] ? 1 : 0;
}

/**
 * The nearest words within one or two edits, three for a long word; among equals the one with the same beginning,
 * then the more frequent one.
 */
function nearestOf(
  asked: string,
  candidates: readonly Candidate[],
): { word: string; distance: number } | null {
  const plain = normalizeUmlauts(asked);
  const max = plain.length < 4 ? 0 : plain.length < 6 ? 1 : plain.length < 10 ? 2 : 3;
  const near = candidates
    .map(({ word, documents }) => {
      const bare = normalizeUmlauts(word);
      return { word, documents, distance: editDistance(plain, bare), alike: likeness(plain, bare) };
    })
    .filter(({ distance }) => distance <= max)
    .sort((a, b) => a.distance - b.distance || b.alike - a.alike || b.documents - a.documents);
  return near[0] ?? null;
}
