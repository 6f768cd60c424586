// What somebody asks, as the database understands it.
import { type SQL, sql } from 'drizzle-orm';
import type { Locale } from '#domain/languages/locales.ts';
import { folded, reduced, wordsIn } from '#domain/search/search-words.ts';
import { configOf } from '#server/services/search/vocabulary.ts';

/** A question's words are looked for one by one up to so many; nobody means more. */
const mostWords = 12;

/**
 * All words, in any form; "in this order" between quotation marks, `or`, and a minus before what must not be there.
 * Umlauts may be written in either way. Words without a meaning of their own count in names only.
 */
export function wholeQuestion(text: string, lang: Locale): SQL {
  const config = configOf(lang);
  const plain = spoken(text);
  const forms = [sql`websearch_to_tsquery(${config}, ${plain})`];
  const bare = reduced(plain);
  if (bare !== plain && lang === 'en') forms.push(sql`websearch_to_tsquery(${config}, ${bare})`);
  // As they are written, in names. With a minus this would let through what only the stem shuts out.
  if (!/(?:^|\s)-/.test(plain)) forms.push(sql`websearch_to_tsquery('simple', ${plain})`);
  return sql`(${sql.join(forms, sql` || `)})`;
}

/** Whether it has quotation marks, or a minus before a word. */
export function isExact(text: string): boolean {
  return /"|(?:^|\s)-\S/.test(spoken(text));
}

/** What is no word and no operator becomes a space, as between the words of the index. */
function spoken(text: string): string {
  return folded(text.replace(/[„“”«»]/g, '"'))
    .replace(/[^\p{L}\p{N}"-]+/gu, ' ')
    .replace(/(?<=\S)-+|-+(?=\s|-|$)/g, ' ')
    .trim();
}

/** One of the spellings of every word, or of any one of them. Operators are words like others here. */
export function wordsQuestion(
  words: readonly (readonly string[])[],
  lang: Locale,
  wanted: 'all' | 'any',
): SQL {
  const config = configOf(lang);
  const groups = words.map((spellings) => {
    const forms = spellings.map((spelling) => sql`plainto_tsquery(${config}, ${spelling})`);
    return sql`(${sql.join(forms, sql` || `)})`;
  });
  if (groups.length === 0) return sql`''::tsquery`;
  return sql`(${sql.join(groups, wanted === 'any' ? sql` || ` : sql` && `)})`;
}

/** The words of a question, folded, each once. */
export function wordsOfQuestion(text: string): string[] {
  return [...new Set(wordsIn(text))].slice(0, mostWords);
}
