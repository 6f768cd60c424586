// Interpretations of a name or subject among other words, when all words together match texts at most.
import { editDistance } from '#domain/search/closest-word.ts';
import { normalizeUmlauts } from '#domain/search/normalize-words.ts';
import { joinPartWords, partsOfQuestion } from '#domain/search/synonyms.ts';
import { compileQuestion } from '#server/services/search/compile-question.ts';
import { similarName } from '#server/services/search/find-alternatives.ts';
import {
  type Interpretation,
  type SearchedWords,
  searchPlan,
} from '#server/services/search/interpretation.ts';
import type { WordsQuestion } from '#server/services/search/question-variants.ts';
import type { RankedResults } from '#server/services/search/ranked-results.ts';
import { pageKinds, resultTiers } from '#server/services/search/result-tiers.ts';
import { searchCorrected } from '#server/services/search/search-corrected.ts';
import {
  asTyped,
  bestTierOf,
  emptyOutcome,
  hasResults,
  isNear,
  isPageOfWords,
  isScattered,
  type SearchOutcome,
} from '#server/services/search/search-outcome.ts';
import type { SearchRun } from '#server/services/search/search-run.ts';
import { searchSubjects } from '#server/services/search/search-subjects.ts';

/** The words with synonyms and those without; null if there are no both, or all words together name a result. */
function namesAndSynonyms({ variants: { names, synonyms }, tier }: SearchedWords): {
  names: WordsQuestion;
  synonyms: WordsQuestion;
} | null {
  return names && synonyms && tier >= resultTiers.page_named ? { names, synonyms } : null;
}

/** "Mermaid falls in love with a prince": only one play matches both themes. */
const playOfThemes: Interpretation = ({ variants: { themes }, tier }) =>
  themes?.all && tier > resultTiers.page_meant
    ? searchPlan(themes.all, (played) =>
        bestTierOf(played) <= resultTiers.play_entitled ? { ...played, ...asTyped } : null,
      )
    : null;

/** "Da steh ich nun, ich armer Tor": all of several words stand together in the text of a play. */
const isLine = ({ variants: { parts }, found: { best } }: SearchedWords): boolean =>
  parts.length > 2 && isNear(best.events);

/** "Woman forges signature": no word has synonyms, and any one of them is a name. */
const anyName: Interpretation = (words) => {
  const { variants, found, tier } = words;
  return !variants.synonyms && tier > resultTiers.page_text && hasResults(found) && !isLine(words)
    ? { questions: [variants.names?.any ?? null], answer: (run) => searchAnyName(run, words) }
    : null;
};

/** "Press photos of Hamlet": a page of the press. */
const pressOfName: Interpretation = (words) => {
  const { variants, tier } = words;
  const both = namesAndSynonyms(words);
  if (!both || !variants.asksFor.press || tier <= resultTiers.page_text) return null;
  return searchPlan(both.synonyms.question, (written) => ({ ...written, ...asTyped }));
};

/** "Which bus to Gaußstraße": the page of a place says how to get there. */
const venueNamed: Interpretation = (words) => {
  const { found, tier } = words;
  const both = namesAndSynonyms(words);
  // "Is the Gaußstraße step-free": what was written about a place comes after it.
  const isText = tier > resultTiers.page_text || isWriting(found);
  if (!both || !(isText || found.best.content?.kind === 'venue')) return null;
  return searchPlan(both.names.question, (named) =>
    isVenue(named) ? { ...(isText ? named : found), ...asTyped, isContentFirst: true } : null,
  );
};

/** "Kafka in English": a play or person has that name. */
const nameAmongWords: Interpretation = (words) => {
  const { found, tier } = words;
  const both = namesAndSynonyms(words);
  if (!both) return null;
  const { names, synonyms } = both;
  const isPhrase = synonyms.parts.some((part) => part.words.length > 1);
  const questions = isPhrase ? [names.question, synonyms.question] : [names.question];
  const confirm = (named: RankedResults, isTitle: boolean) => {
    // "Plain language version": the title of a page in several words, and an author with a "German version".
    if (isTitle && bestTierOf(named) > resultTiers.titled) return null;
    const isNamed = bestTierOf(named) <= (tier >= resultTiers.text ? resultTiers.named : resultTiers.whole);
    // "Press photos of Nora": a page with that title also matches the play.
    const isOfPage = tier < resultTiers.page_text && !isPageOrVenue(named);
    if (!isNamed || isOfPage) return null;
    // The question asks for the comedy among all plays by Kleist.
    const isOneOfMany = bestTierOf(named) > resultTiers.titled && hasFirstPlayOf(found, named);
    return { ...(isOneOfMany ? found : named), ...asTyped };
  };
  return {
    questions,
    async answer(run) {
      const isTitle = isPhrase && bestTierOf(await run.find(synonyms.question)) === resultTiers.whole;
      return confirm(await run.find(names.question), isTitle);
    },
  };
};

/** "Sommerfeldt Regisseurin": the name has a typing error. */
const nameCorrected: Interpretation = (words) => {
  const { variants, tier } = words;
  const both = namesAndSynonyms(words);
  if (!both || tier < resultTiers.text) return null;
  return {
    questions: [both.names.question],
    correction: both.names,
    async answer(run) {
      if (hasResults(await run.find(both.names.question))) return null;
      const spelled = await searchCorrected(run, both.names);
      // "Seat near the induction loops": the surrounding words carry no meaning of their own.
      const isAll = variants.core?.parts.length === both.names.parts.length;
      const isSubject = bestTierOf(spelled) <= resultTiers.page_meant;
      if (bestTierOf(spelled) <= resultTiers.named || (isAll && (isSubject || isPageOfWords(spelled)))) {
        return { ...spelled, isService: true };
      }
      // "Ermäsigung Schüler": two subjects, one of them misspelt.
      const all = isSubject ? await searchCorrected(run, variants) : emptyOutcome;
      return all.match === 'suggestion' && bestTierOf(all) < resultTiers.text ? all : null;
    },
  };
};

/** "Wer führt Regie bei Kirschgarten": any one of the words is a name. */
const anyNameAmongWords: Interpretation = (words) =>
  namesAndSynonyms(words) && words.tier >= resultTiers.text
    ? { questions: [words.variants.names?.any ?? null], answer: (run) => searchAnyName(run, words) }
    : null;

/** "Where to eat before the show": what the theatre has synonyms for. */
const synonymsBesideName: Interpretation = (words) => {
  const { variants, found, tier } = words;
  const both = namesAndSynonyms(words);
  // "Chorus master Marlow": one text has the words themselves.
  const isOfWords = isPageOfWords(found) || tier === resultTiers.text;
  const isMeant = isOfWords && !isScattered(found) && !variants.topic.isVisit;
  if (!both || tier <= resultTiers.page_text || isMeant) return null;
  return {
    questions: [both.names.question, both.synonyms.question, both.synonyms.any],
    async answer(run) {
      const meant = await searchSynonyms(run, both.synonyms, words);
      if (!meant) return null;
      // "Guest performance in Vienna": of the plays that are meant, the one with all words.
      if (isEventNamed(meant) && !isScattered(found) && hasFirstPlayOf(found, meant)) {
        return { ...found, ...asTyped };
      }
      const named = await run.find(both.names.question);
      // "Tragedy about a mother killing her children": a genre has many plays, a theme one.
      if (meant.best.events?.tier === resultTiers.play_meant && isTheme(named)) {
        return { ...named, ...asTyped };
      }
      return { ...meant, match: hasResults(named) ? 'all' : 'any' };
    },
  };
};

/** "Zwerg naße": a play has this title but for a letter, and texts that have the words have them apart. */
const almostTitle: Interpretation = ({ variants: { parts }, found, tier }) => {
  const typed = joinPartWords(parts);
  if (parts.length < 2 || !hasResults(found) || tier < resultTiers.text) return null;
  return {
    subqueriesIn: (run) => [similarName(typed, run.locale)],
    async answer(run) {
      const name = await run.load(similarName(typed, run.locale));
      const isTypo =
        name !== null && editDistance(normalizeUmlauts(typed), normalizeUmlauts(name.toLowerCase())) === 1;
      if (!isTypo) return null;
      const named = await run.find(compileQuestion(name, partsOfQuestion(name, []), run.locale));
      return { ...named, suggestion: name.toLowerCase(), match: 'suggestion' };
    },
  };
};

/** In order of precedence. */
export const nameInterpretations: readonly Interpretation[] = [
  almostTitle,
  playOfThemes,
  anyName,
  pressOfName,
  venueNamed,
  nameAmongWords,
  nameCorrected,
  anyNameAmongWords,
  synonymsBesideName,
];

/** Searches for the words that have synonyms and ignores the other words. */
async function searchSynonyms(
  run: SearchRun,
  synonyms: WordsQuestion,
  { found }: SearchedWords,
): Promise<SearchOutcome | null> {
  const meant = await run.find(synonyms.question);
  if (bestTierOf(meant) <= resultTiers.held) return { ...meant, ...asTyped };
  return synonyms.any && searchSubjects(run, synonyms.any, found);
}

/** Searches for a name that consists of any one of the words. */
async function searchAnyName(
  run: SearchRun,
  { variants: { names, synonyms, topic }, found }: SearchedWords,
): Promise<SearchOutcome | null> {
  if (!names?.any) return null;
  const named = await run.find(names.any);
  const tier = bestTierOf(named);
  // A person who shares one of the words as a name is no match when the words never occur together.
  // Nor is a title with one of them if the question is about a visit: "does the underground run at night".
  const isChance = topic.isVisit || isPersonFirst(named);
  if (synonyms && tier > resultTiers.whole && isChance) return null;
  // "Guest performance Zurich Robbers": of the plays that are named, the one with all words.
  if (synonyms && !isScattered(found) && hasFirstPlayOf(found, named)) return { ...found, ...asTyped };
  // "Orsina Marinelli": one play has both parts, so the people who play them are not meant.
  if (found.best.events && isPersonFirst(named) && tier >= resultTiers.also_whole) return null;
  return tier <= resultTiers.named ? { ...named, suggestion: null, match: 'any' } : null;
}

/** Whether the first play of one search is also a result of another one. */
const hasFirstPlayOf = (found: RankedResults, other: RankedResults): boolean =>
  other.results.events.some(({ url }) => url === found.results.events[0]?.url);

const isPersonFirst = ({ best: { content, events } }: RankedResults): boolean =>
  content?.kind === 'person' && content.tier < (events?.tier ?? resultTiers.nothing);

/** Whether events of that kind are the best results. */
const isEventNamed = ({ best: { content, events } }: RankedResults): boolean =>
  events !== null &&
  events.tier <= resultTiers.event_named &&
  events.tier < (content?.tier ?? resultTiers.nothing);

/** Whether a theme leads to plays. */
const isTheme = ({ best: { events } }: RankedResults): boolean => events?.tier === resultTiers.play_entitled;

/** Whether an article or a booklet is the best result. */
const isWriting = (found: RankedResults): boolean => {
  const { content } = found.best;
  return (
    content !== null && ['press', 'booklet'].includes(content.kind) && content.tier === bestTierOf(found)
  );
};

/** Whether a venue has that name. */
const isVenue = ({ best: { content } }: RankedResults): boolean =>
  content?.kind === 'venue' && content.tier <= resultTiers.page_titled;

/** Whether the best result is a page or a venue. */
const isPageOrVenue = ({ best: { events, content } }: RankedResults): boolean =>
  content !== null && pageKinds.has(content.kind) && content.tier < (events?.tier ?? resultTiers.nothing);
