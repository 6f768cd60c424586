// Turns a search text into a tsquery.
import { type SQL, sql } from 'drizzle-orm';
import type { Locale } from '#domain/languages/locales.ts';
import { foldText, normalizeUmlauts, splitWords } from '#domain/search/normalize-words.ts';
import { configOf } from '#server/services/search/vocabulary.ts';

/** Words that are searched one by one. */
const maxWords = 12;

/**
 * All words, in any form; phrases in quotation marks, `or`, and a minus for exclusions. Umlauts may be written in
 * either way. Stop words count in names only.
 */
export function wholeQuestion(text: string, lang: Locale): SQL {
  const config = configOf(lang);
  const plain = spoken(text);
  const forms = [sql`websearch_to_tsquery(${config}, ${plain})`];
  const bare = normalizeUmlauts(plain);
  if (bare !== plain && lang === 'en') forms.push(sql`websearch_to_tsquery(${config}, ${bare})`);
  // Unstemmed words in names. Not with a minus: an exclusion has to apply to the stem.
  if (!/(?:^|\s)-/.test(plain)) forms.push(sql`websearch_to_tsquery('simple', ${plain})`);
  return sql`(${sql.join(forms, sql` || `)})`;
}

/** Whether it has quotation marks or exclusions. */
export function isExact(text: string): boolean {
  return /"|(?:^|\s)-\S/.test(spoken(text));
}

/** Replaces everything but words and operators by spaces, as in the index. */
function spoken(text: string): string {
  return foldText(text.replace(/[„“”«»]/g, '"'))
    .replace(/[^\p{L}\p{N}"-]+/gu, ' ')
    .replace(/(?<=\S)-+|-+(?=\s|-|$)/g, ' ')
    .trim();
}

/** Any spelling of all words, or of one of them. Operators count as words here. */
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

/** The distinct words of a search text, folded. */
export function wordsOfQuestion(text: string): string[] {
  return [...new Set(splitWords(text))].slice(0, maxWords);
}
