// What words find with their typing errors corrected, if that is what was likely meant; else what the known words find.
import type { Locale } from '#domain/languages/locales.ts';
import { editDistance } from '#domain/search/closest-word.ts';
import { normalizeUmlauts, splitWords } from '#domain/search/normalize-words.ts';
import type { SearchResult } from '#domain/search/search.ts';
import type { SynonymGroup } from '#domain/search/synonym-phrases.ts';
import {
  coreOfQuestion,
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
  /** Names, by the words that are only likely. */
  likely: ReadonlyMap<string, Question>;
  /** A name that is nearly what was typed. */
  similar: { name: string; question: Question } | null;
  /** The words that are found somewhere. */
  sure: Question | null;
  /** Any of the words, with those likely ones that are names. */
  some: (
    isName: (likely: string) => boolean,
  ) => { question: Question; parts: readonly QuestionPart[] } | null;
}

/** "Wolf" may begin a title, but is no first name of an author. */
const titles: ReadonlySet<number> = new Set([
  resultTiers.whole,
  resultTiers.titled,
  resultTiers.event_titled,
  resultTiers.page_titled,
]);

/** Likely words that may be names. Of more of them none is taken for one: nobody meant so many. */
const maxLikely = 1;
/** Letters; of shorter words others are too near: a "pool" is no "Pohl". */
const minLikely = 5;
/** Letters from which on two may be wrong. */
const minFar = 8;

/** Three queries, with all other doubts of the search. */
export async function answerCorrected(run: SearchRun, doubt: Doubt): Promise<Answer> {
  const { text } = doubt;
  await foreseeCorrections(run, doubt);
  const { others, spelled, whole, likely, similar, sure, some } = await correct(run, doubt);
  const found = whole ? await run.find(whole) : nothing;
  const names = new Set<string>();
  for (const [word, question] of bestOf(found) < resultTiers.text ? [] : likely) {
    if (bestOf(await run.find(question)) <= resultTiers.page_titled) names.add(word);
  }
  // Another word in some text is no answer to a name that nothing here has.
  const isLikely = ({ isCertain, best }: Alternatives) =>
    isCertain || (likely.size <= maxLikely && best !== null && names.has(best));
  let suggestion: string | null = null;
  let meant: Found = nothing;
  const isNamed = isGoodEnough(found, others, doubt);
  if (whole && (isNamed || [...others.values()].every(isLikely))) {
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
  const ofSure = sure && (await run.find(sure));
  const isSureKnown = sure?.isService === true;
  if (ofSure && bestOf(ofSure) <= (isSureKnown ? resultTiers.held : resultTiers.named)) {
    return { ...ofSure, suggestion: null, match: 'any' };
  }
  if (hasAny(meant) || doubt.isName) return corrected;
  const wanted = some((word) => names.has(word));
  const ofSome = wanted && (await run.find(wanted.question));
  if (!ofSome || !hasAny(ofSome)) return { ...nothing, suggestion };
  // A word of some text, where the others are nowhere, is no answer.
  const isChance = 2 * wanted.parts.length <= doubt.parts.length && bestOf(ofSome) >= resultTiers.page_text;
  if (isChance) return { ...nothing, suggestion, match: 'any' };
  const isService = wanted.parts.every((part) => part.others.length > 0);
  // A play that is called by one of the words, before what was written about it.
  const { content, events } = ofSome.best;
  const isWriting = content !== null && ['booklet', 'press'].includes(content.kind);
  const isEventsFirst = isWriting && (events?.tier ?? resultTiers.nothing) <= resultTiers.named;
  return { ...ofSome, suggestion, match: 'any', isService, isEventsFirst };
}

/** Whether what was likely meant is found well enough to be it. */
function isGoodEnough(found: Found, others: ReadonlyMap<string, Alternatives>, { isName }: Doubt): boolean {
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
  const isOther = guessed.some(
    ([word, { best }]) => word.length < minLikely && hasOtherLetters(word, best ?? ''),
  );
  if (isOther) return !isName && tier <= resultTiers.named;
  // Of two words that are guessed each, somebody's part is chance: "Hänsel und Gretel" is no "Hans, Grete".
  const isPart = guessed.length > 1 && found.best.content?.kind === 'person' && found.best.events === null;
  return tier <= (isPart ? resultTiers.titled : resultTiers.page_meant);
}

const isFarFrom = (word: string, best: string): boolean =>
  word[0] !== best[0] && editDistance(normalizeUmlauts(word), normalizeUmlauts(best)) > 1;

/** Not one with letters swapped, left out or too many. */
const hasOtherLetters = (word: string, best: string): boolean =>
  word.length === best.length && [...word].sort().join('') !== [...best].sort().join('');

/** What this doubt needs, and in case it is not enough the others. */
async function foreseeCorrections(run: SearchRun, doubt: Doubt): Promise<void> {
  const doubts = new Set([doubt, ...run.doubts]);
  run.foresee([...doubts].flatMap((each) => doubtAttempts(run, each)));
  let first: Attempt<Found> | null = null;
  for (const each of doubts) {
    const { whole, ...correction } = await correct(run, each);
    const attempt = whole && run.finding(whole);
    const isEnough = first && { attempt: first, tier: resultTiers.named + 1 };
    if (attempt) run.foresee([attempt], isEnough);
    const others = questionsOf(each, correction).map((question) => run.finding(question));
    run.foresee(others, isEnough ?? (attempt && { attempt, tier: resultTiers.text }));
    first ??= attempt;
  }
}

/** No query once its attempts were asked. */
async function correct(run: SearchRun, { text, parts }: Doubt): Promise<Correction> {
  const { locale, groups } = run;
  const others = await alternativesFor(run, doubtfulIn(parts));
  const name = parts.length > 1 ? await run.ask(similarName(wordsOfParts(parts), locale)) : null;
  const nameQuestion = (said: string) => questionOf(said, partsOfQuestion(said, []), locale);
  const spelled = parts.map((part) => spell(part, others, groups, parts.length === 1));
  const isCorrected = others.size > 0 && spelled.every(({ own }) => own.words.length > 0);
  const words = [...others].flatMap(([word, { best, isCertain }]) =>
    best && !isCertain && word.length >= minLikely ? [best] : [],
  );
  // Of a word alone the whole finds no less.
  const likely = new Map(parts.length > 1 ? words.map((word) => [word, nameQuestion(word)]) : []);
  // A name among words that are known nowhere: "the play with the beetle, Kafka".
  const sure = parts.filter((part) => !part.words.some((word) => others.has(word)));
  const core = coreOfQuestion(sure) ?? sure;
  return {
    others,
    spelled,
    whole: isCorrected ? spelledQuestion(text, spelled, locale) : null,
    likely,
    similar: name === null ? null : { name, question: nameQuestion(name) },
    sure:
      sure.some(isNaming) && sure.length < parts.length ? questionOf(wordsOfParts(core), core, locale) : null,
    some(isName) {
      const known = spelled.flatMap(({ own, wide }, at) => {
        const other = others.get(parts[at]?.words[0] ?? '');
        const isTaken =
          !other ||
          other.isCertain ||
          (other.best === null && wide.others.length > 0) ||
          (likely.size <= maxLikely && other.best !== null && isName(other.best));
        // A single letter is in everything, and what is known nowhere is no other word.
        const isMeant = isNaming(parts[at] as QuestionPart) || !parts.some(isNaming);
        return isTaken && isMeant && own.words.some((word) => word.length > 1) ? [wide] : [];
      });
      if (parts.length === 1 || known.length === 0) return null;
      return { question: passageQuestion(text, known, locale), parts: known };
    },
  };
}

/** All that may be asked, whichever of the likely words are names. */
function questionsOf(
  { isName }: Doubt,
  { likely, similar, sure, some }: Omit<Correction, 'whole'>,
): Question[] {
  const choices = isName ? [] : [false, ...(likely.size > 0 && likely.size <= maxLikely ? [true] : [])];
  return [
    ...[similar?.question, sure],
    ...likely.values(),
    ...choices.map((isChosen) => some(() => isChosen)?.question),
  ].filter(isPresent);
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
