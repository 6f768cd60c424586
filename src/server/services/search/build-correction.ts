// Builds the correction of some words: the questions for their likely spellings.
import type { Locale } from '#domain/languages/locales.ts';
import type { SynonymGroup } from '#domain/search/synonym-phrases.ts';
import {
  hasNamingWord,
  joinPartWords,
  partsOfQuestion,
  type QuestionPart,
  synonymsOfUnknown,
} from '#domain/search/synonyms.ts';
import type { Alternatives } from '#server/services/search/choose-alternatives.ts';
import {
  type CompiledQuestion,
  compileParts,
  compileQuestion,
  passageQuestion,
} from '#server/services/search/compile-question.ts';
import { alternativesFor, possibleTypos, similarName } from '#server/services/search/find-alternatives.ts';
import type { CorrectionCandidate, SearchRun } from '#server/services/search/search-run.ts';

/** A part of the question with corrected spelling. */
interface CorrectedPart {
  /** The likely spellings; no words if there is none. */
  spellings: QuestionPart;
  /** The spellings with their synonyms. */
  withSynonyms: QuestionPart;
}

/** A correction of some words, with the questions that search for it. */
export interface Correction {
  alternatives: ReadonlyMap<string, Alternatives>;
  /** The words with corrected spelling; null if a word has none. */
  corrected: CompiledQuestion | null;
  /** A name similar to the typed text. */
  similarName: { name: string; question: CompiledQuestion } | null;
  /** Any of the words that are known or certainly corrected. */
  knownWords: { question: CompiledQuestion; parts: readonly QuestionPart[] } | null;
  /** All words have synonyms. */
  isService: boolean;
}

/** Sends no query if its subqueries are loaded. */
export async function buildCorrection(
  run: SearchRun,
  { text, parts }: CorrectionCandidate,
): Promise<Correction> {
  const { locale, groups } = run;
  const alternatives = await alternativesFor(run, possibleTypos(parts));
  const name = parts.length > 1 ? await run.load(similarName(joinPartWords(parts), locale)) : null;
  const corrected = parts.map((part) => correctPart(part, alternatives, groups, parts.length === 1));
  const isCorrected = alternatives.size > 0 && corrected.every(({ spellings }) => spellings.words.length > 0);
  const known = knownParts(parts, corrected, alternatives);
  return {
    alternatives,
    corrected: isCorrected ? correctedQuestion(text, corrected, locale) : null,
    similarName:
      name === null ? null : { name, question: compileQuestion(name, partsOfQuestion(name, []), locale) },
    knownWords:
      parts.length > 1 && known.length > 0
        ? { question: passageQuestion(text, known, locale), parts: known }
        : null,
    isService: corrected.every(isSubject),
  };
}

function knownParts(
  parts: readonly QuestionPart[],
  corrected: readonly CorrectedPart[],
  alternatives: ReadonlyMap<string, Alternatives>,
): QuestionPart[] {
  return parts.flatMap((part, at) => {
    const { withSynonyms } = corrected[at] as CorrectedPart;
    const unknown = alternatives.get(part.words[0] ?? '');
    const isTaken =
      !unknown || unknown.isCertain || (unknown.likeliest === null && withSynonyms.synonyms.length > 0);
    // A word without a name in it is skipped if another part has one.
    const isMeant = hasNamingWord(part) || !parts.some(hasNamingWord);
    return isTaken && isMeant ? [withSynonyms] : [];
  });
}

/** Replaces the unknown word of a part by its likely spellings. */
function correctPart(
  part: QuestionPart,
  alternatives: ReadonlyMap<string, Alternatives>,
  groups: readonly SynonymGroup[],
  isAlone: boolean,
): CorrectedPart {
  const [word = ''] = part.words;
  const found = alternatives.get(word);
  if (part.words.length > 1 || part.synonyms.length > 0 || !found) {
    return { spellings: { words: part.words, synonyms: [] }, withSynonyms: part };
  }
  const [spelling, ...more] = isAlone ? found.spellings : [...found.spellings, ...found.nearlyAsLikely];
  if (spelling === undefined) {
    const synonyms = synonymsOfUnknown(word, groups);
    const words = synonyms.length > 0 ? part.words : [];
    return { spellings: { words, synonyms: [] }, withSynonyms: { words, synonyms } };
  }
  // Ignores synonyms of a compound that was split: a piece does not mean the whole.
  const parts = found.likeliest ? partsOfQuestion(found.likeliest, groups) : [];
  const { synonyms = [], isTheme } = (parts.length === 1 && parts[0]) || {};
  return {
    spellings: { words: [spelling], synonyms: more },
    withSynonyms: { words: [spelling], synonyms: [...more, ...synonyms], isTheme },
  };
}

/** Whether the part has synonyms besides other spellings. */
const hasOwnSynonyms = ({ spellings, withSynonyms }: CorrectedPart): boolean =>
  withSynonyms.synonyms.length > spellings.synonyms.length;

/** Whether it is a subject of a visit, and not the theme of a play. */
const isSubject = (part: CorrectedPart): boolean => hasOwnSynonyms(part) && !part.withSynonyms.isTheme;

function correctedQuestion(
  text: string,
  corrected: readonly CorrectedPart[],
  locale: Locale,
): CompiledQuestion {
  const spellings = corrected.map((part) => part.spellings);
  const withSynonyms = corrected.map((part) => part.withSynonyms);
  const isOneEach = spellings.every(({ synonyms }) => synonyms.length === 0);
  return {
    // With the corrected text, a title equal to it counts as an exact match.
    text: isOneEach ? joinPartWords(spellings) : text,
    strict: { by: 'all', of: compileParts(spellings, locale) },
    withSynonyms: corrected.some(hasOwnSynonyms)
      ? { by: 'all', of: compileParts(withSynonyms, locale) }
      : null,
    isService: corrected.every(isSubject),
  };
}
