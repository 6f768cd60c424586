// What was probably meant by words that nobody uses: longer words that hold them, near ones, and their parts.
import { sql } from 'drizzle-orm';
import { partsOf, shortestCompound, shortestPart } from '#domain/compound-parts.ts';
import type { Locale } from '#domain/locales.ts';
import { editDistance } from '#domain/nearest.ts';
import { reduced } from '#domain/search-words.ts';
import type { Database } from '#server/db/client.server.ts';

/** What to look for instead of a word that finds nothing. */
export interface Alternatives {
  /** All that may be meant; none where nothing is near. */
  spellings: string[];
  /** The likeliest of them. */
  best: string | null;
}

interface Candidate {
  word: string;
  documents: number;
  /** Holds the word, is like it, or is a part of it. */
  relation: 'longer' | 'like' | 'part';
}

const mostLonger = 12;
const mostCandidates = 60;
/** What is shorter stands in nearly every word. */
const shortestInside = 3;
/** Longer words have enough in common with what they should be to be found by that. */
const longestByInitial = 8;

/** For each of some words; one query for all of them. */
export async function alternativesFor(
  { db }: Database,
  words: readonly string[],
  locale: Locale,
): Promise<Map<string, Alternatives>> {
  const asked = sql.param([...words]);
  const { rows } = await db.execute<Candidate & { asked: string } & Record<string, unknown>>(sql`
    select a.word as asked, c.* from unnest(${asked}::text[]) a (word), lateral (
      (select w.word, w.documents, 'longer' as relation from search_words w
        where w.lang = ${locale} and length(a.word) >= ${shortestInside} and w.word like '%' || a.word || '%'
        order by w.word like a.word || '%' desc, w.documents desc, w.word limit ${mostLonger})
      union all
      (select w.word, w.documents, 'like' from search_words w
        where w.lang = ${locale} and w.word % a.word
        order by similarity(w.word, a.word) desc, w.documents desc limit ${mostCandidates})
      union all
      (select w.word, w.documents, 'like' from search_words w
        where w.lang = ${locale} and w.word >= left(a.word, 1) and w.word < chr(ascii(a.word) + 1)
          and length(a.word) <= ${longestByInitial}
          and length(w.word) between length(a.word) - 2 and length(a.word) + 2
        order by similarity(w.word, a.word) desc, w.documents desc limit ${mostCandidates})
      union all
      (select w.word, w.documents, 'part' from search_words w
        where w.lang = ${locale} and length(a.word) between ${shortestCompound} and 40
          and w.word in (select substr(a.word, first, count) from generate_series(1, length(a.word)) first,
            generate_series(${shortestPart}::int, length(a.word)) count))) c`);
  return new Map(
    words.map((word) => [
      word,
      choose(
        word,
        rows.filter(({ asked: of }) => of === word),
      ),
    ]),
  );
}

function choose(word: string, candidates: readonly Candidate[]): Alternatives {
  const of = (wanted: Candidate['relation']) => candidates.filter(({ relation }) => relation === wanted);
  const longer = of('longer').map((each) => each.word);
  const near = nearestOf(word, [...of('like'), ...of('longer')]);
  const spellings = [...new Set([...longer, ...(near ? [near.word] : [])])];
  const [first = null] = longer;
  const best = near && (near.distance === 1 || !first) ? near.word : first;
  if (best) return { spellings, best };
  const known = new Set(of('part').map((each) => each.word.replaceAll('ß', 'ss')));
  const parts = partsOf(word, (part) => known.has(part));
  return parts.length > 1
    ? { spellings: [parts.join(' ')], best: parts.join(' ') }
    : { spellings: [], best: null };
}

/** A slip is a letter or two, three in a long word; of equally near words the one that more documents have. */
function nearestOf(
  asked: string,
  candidates: readonly Candidate[],
): { word: string; distance: number } | null {
  const plain = reduced(asked);
  const most = plain.length < 4 ? 0 : plain.length < 6 ? 1 : plain.length < 10 ? 2 : 3;
  let best: { word: string; documents: number; distance: number } | null = null;
  for (const { word, documents } of candidates) {
    const distance = editDistance(plain, reduced(word));
    if (distance > most) continue;
    const isBetter =
      !best || distance < best.distance || (distance === best.distance && documents > best.documents);
    if (isBetter) best = { word, documents, distance };
  }
  return best;
}
