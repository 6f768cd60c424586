// What words find with their typing errors corrected, if that is what was likely meant; else what the known words find.
import type { Locale } from '#domain/languages/locales.ts';
import { editDistance } from '#domain/search/closest-word.ts';
import { normalizeUmlauts, splitWords } from '#domain/search/normalize-words.ts';
import type { SearchResult } from '#domain/search/search.ts';
import type { SynonymGroup } from '#domain/search/synonym-phrases.ts';
import {
  isNaming,
  partsOfQuestion,
  type QuestionPart,
  synonymsOfUnknown,
  wordsOfParts,
} from '#domain/search/synonyms.ts';
import { type Answer, bestOf, hasAny, nothing } from '#server/services/search/answer.ts';
import type { Attempt } from '#server/services/search/attempt.ts';
import type { Found } from '#server/services/search/found.ts';
import {
  partQuestions,
  passageQuestion,
  type Question,
  questionOf,
  wordsOfQuestion,
} from '#server/services/search/question.ts';
import { resultTiers } from '#server/services/search/result-tiers.ts';
import type { Doubt, SearchRun } from '#server/services/search/search-run.ts';
import {
  type Alternatives,
  alternativesFor,
  doubtAttempts,
  doubtfulIn,
  similarName,
} from '#server/services/search/suggest.ts';
import { isPresent } from '#server/services/search/word-attempts.ts';

/** A part of the question as it is likely spelled. */
interface Spelled {
  /** The likely spellings; without words if there is none. */
  own: QuestionPart;
  /** With their synonyms. */
  wide: QuestionPart;
}

/** What words may have been meant as, and what asks for it. */
interface Correction {
  others: ReadonlyMap<string, Alternatives>;
  spelled: readonly Spelled[];
  whole: Question | null;
  /** A name that is nearly what was typed. */
  similar: { name: string; question: Question } | null;
  /** Any of the words that are found somewhere, or certainly meant. */
  some: { question: Question; parts: readonly QuestionPart[] } | null;
}

/** "Wolf" may begin a title, but is no first name of an author. */
const titles: ReadonlySet<number> = new Set([
  resultTiers.whole,
  resultTiers.titled,
  resultTiers.event_titled,
  resultTiers.page_titled,
]);

/** Letters from which on two may be wrong. */
const minFar = 8;

/** Three queries, with all other doubts of the search. */
export async function answerCorrected(run: SearchRun, doubt: Doubt): Promise<Answer> {
  const { text } = doubt;
  await foreseeCorrections(run, doubt);
  const { others, spelled, whole, similar, some } = await correct(run, doubt);
  const found = whole ? await run.find(whole) : nothing;
  let suggestion: string | null = null;
  let meant: Found = nothing;
  // Another word in some text is no answer to a name that nothing here has.
  const isCertain = [...others.values()].every((each) => each.isCertain);
  if (whole && (isCertain || isGoodEnough(found, others))) {
    suggestion = suggestionFor(wordsOfQuestion(text), others, firstOf(found));
    meant = found;
  }
  const corrected: Answer = {
    ...meant,
    suggestion,
    match: 'suggestion',
    isService: spelled.every(({ wide }) => isKnown(wide, spelled)),
  };
  if (bestOf(meant) < resultTiers.text) return corrected;
  const named = similar && (await run.find(similar.question));
  if (named && hasAny(named)) {
    return { ...named, suggestion: similar.name.toLowerCase(), match: 'suggestion' };
  }
  if (hasAny(meant) || doubt.isName) return corrected;
  const ofSome = some && (await run.find(some.question));
  if (!ofSome || !hasAny(ofSome)) return { ...nothing, suggestion };
  // A word of some text, where the others are nowhere, is no answer.
  const isChance = 2 * some.parts.length <= doubt.parts.length && bestOf(ofSome) >= resultTiers.page_text;
  if (isChance) return { ...nothing, suggestion, match: 'any' };
  const isService = some.parts.every((part) => part.others.length > 0);
  return { ...ofSome, suggestion, match: 'any', isService };
}

/** Whether what was likely meant is found well enough to be it. */
function isGoodEnough(found: Found, others: ReadonlyMap<string, Alternatives>): boolean {
  const guessed = [...others].filter(([, each]) => !each.isCertain);
  const tier = bestOf(found);
  // "Wolf" may begin a title, but is no first name of an author.
  if (guessed.some(([, each]) => each.isBegun)) return titles.has(tier);
  // "Smoking" is no "booking".
  const isFar = guessed.some(
    ([word, { best }]) => best !== null && word.length < minFar && isFarFrom(word, best),
  );
  // Nor is what begins otherwise somebody's name: "corona" is no "Wrona".
  if (isFar) return titles.has(tier) && found.best.content?.kind !== 'person';
  return tier <= resultTiers.page_meant;
}

const isFarFrom = (word: string, best: string): boolean =>
  word[0] !== best[0] && editDistance(normalizeUmlauts(word), normalizeUmlauts(best)) > 1;

/** What this doubt needs, and in case it is not enough the others. */
async function foreseeCorrections(run: SearchRun, doubt: Doubt): Promise<void> {
  const doubts = new Set([doubt, ...run.doubts]);
  run.foresee([...doubts].flatMap((each) => doubtAttempts(run, each)));
  let first: Attempt<Found> | null = null;
  for (const each of doubts) {
    const { whole, similar, some } = await correct(run, each);
    const attempt = whole && run.finding(whole);
    const isEnough = first && { attempt: first, tier: resultTiers.named + 1 };
    if (attempt) run.foresee([attempt], isEnough);
    const others = [similar?.question, each.isName ? null : some?.question]
      .filter(isPresent)
      .map((question) => run.finding(question));
    run.foresee(others, isEnough ?? (attempt && { attempt, tier: resultTiers.text }));
    first ??= attempt;
  }
}

/** No query once its attempts were asked. */
async function correct(run: SearchRun, { text, parts }: Doubt): Promise<Correction> {
  const { locale, groups } = run;
  const others = await alternativesFor(run, doubtfulIn(parts));
  const name = parts.length > 1 ? await run.ask(similarName(wordsOfParts(parts), locale)) : null;
  const spelled = parts.map((part) => spell(part, others, groups, parts.length === 1));
  const isCorrected = others.size > 0 && spelled.every(({ own }) => own.words.length > 0);
  return {
    others,
    spelled,
    whole: isCorrected ? spelledQuestion(text, spelled, locale) : null,
    similar: name === null ? null : { name, question: questionOf(name, partsOfQuestion(name, []), locale) },
    some: someOf(text, parts, { others, spelled }, locale),
  };
}

function someOf(
  text: string,
  parts: readonly QuestionPart[],
  { others, spelled }: Pick<Correction, 'others' | 'spelled'>,
  locale: Locale,
): Correction['some'] {
  const known = spelled.flatMap(({ wide }, at) => {
    const other = others.get(parts[at]?.words[0] ?? '');
    const isTaken = !other || other.isCertain || (other.best === null && wide.others.length > 0);
    // What is known nowhere is no other word.
    const isMeant = isNaming(parts[at] as QuestionPart) || !parts.some(isNaming);
    return isTaken && isMeant ? [wide] : [];
  });
  if (parts.length === 1 || known.length === 0) return null;
  return { question: passageQuestion(text, known, locale), parts: known };
}

/** A part with the likely spellings of its unknown word. */
function spell(
  part: QuestionPart,
  others: ReadonlyMap<string, Alternatives>,
  groups: readonly SynonymGroup[],
  isAlone: boolean,
): Spelled {
  const [word = ''] = part.words;
  const found = others.get(word);
  if (part.words.length > 1 || part.others.length > 0 || !found) {
    return { own: { words: part.words, others: [] }, wide: part };
  }
  const [best, ...more] = isAlone ? found.spellings : [...found.spellings, ...found.near];
  if (best === undefined) {
    const synonyms = synonymsOfUnknown(word, groups);
    const words = synonyms.length > 0 ? part.words : [];
    return { own: { words, others: [] }, wide: { words, others: synonyms } };
  }
  // Of a compound in pieces one piece is not what the whole means.
  const said = found.best ? partsOfQuestion(found.best, groups) : [];
  const synonyms = said.length === 1 ? (said[0]?.others ?? []) : [];
  return {
    own: { words: [best], others: more },
    wide: { words: [best], others: [...more, ...synonyms] },
  };
}

/** Whether each word is spelled in one way only. */
const isOneEach = (own: readonly QuestionPart[]): boolean =>
  own.every(({ words, others }) => words.length > 0 && others.length === 0);

/** Whether the theatre has other words for it. */
const isKnown = (wide: QuestionPart, spelled: readonly Spelled[]): boolean =>
  wide.others.length > (spelled.find((each) => each.wide === wide)?.own.others.length ?? 0);

function spelledQuestion(text: string, spelled: readonly Spelled[], locale: Locale): Question {
  const own = spelled.map((each) => each.own);
  const wide = spelled.map((each) => each.wide);
  const isWider = wide.some((part) => isKnown(part, spelled));
  return {
    // What is called as the word is rightly spelled is called so: it is no other form of it.
    text: isOneEach(own) ? wordsOfParts(own) : text,
    strict: { by: 'all', of: partQuestions(own, locale) },
    wide: isWider ? { by: 'all', of: partQuestions(wide, locale) } : null,
    isService: wide.every((part) => isKnown(part, spelled)),
  };
}

/**
 * The corrected search text; null if nothing or not every word can be corrected. Of words that are nearly as likely it
 * has those of the first result.
 */
function suggestionFor(
  words: readonly string[],
  others: ReadonlyMap<string, Alternatives>,
  first: SearchResult | undefined,
): string | null {
  if (others.size === 0) return null;
  const shown = new Set(splitWords(`${first?.title ?? ''} ${first?.context ?? ''}`));
  const put = words.map((word) => {
    const other = others.get(word);
    return other
      ? (other.near.find((each) => shown.has(each) && !shown.has(other.best ?? '')) ?? other.best)
      : word;
  });
  return put.every(Boolean) ? put.join(' ') : null;
}

const firstOf = ({ best, results }: Found): SearchResult | undefined =>
  (best.content?.tier ?? resultTiers.nothing) < (best.events?.tier ?? resultTiers.nothing)
    ? results.content[0]
    : results.events[0];
