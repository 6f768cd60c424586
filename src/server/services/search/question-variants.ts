// Derives the questions that a search may try from the words alone.
import { splitWords } from '#domain/search/normalize-words.ts';
import {
  asksForArticle,
  asksForPerson,
  asksForPlay,
  asksForPress,
  asksForPrice,
  asksForService,
  asksForSubject,
  asksForVisitorAction,
  asksWhetherPossible,
  isAboutVisitor,
  isCompanionWord,
  partInQuestion,
  withoutHonorifics,
} from '#domain/search/question-words.ts';
import type { SynonymGroup } from '#domain/search/synonym-phrases.ts';
import {
  coreOfQuestion,
  hasNamingWord,
  joinPartWords,
  partsOfQuestion,
  type QuestionPart,
  withoutThemes,
} from '#domain/search/synonyms.ts';
import {
  anyOfSubjects,
  anyWordQuestion,
  type CompiledQuestion,
  compileQuestion,
  passageQuestion,
  type QuestionTopic,
} from '#server/services/search/compile-question.ts';
import { resultTiers } from '#server/services/search/result-tiers.ts';
import type { CorrectionCandidate, SearchRun } from '#server/services/search/search-run.ts';
import type { Subquery } from '#server/services/search/subquery.ts';
import { correctionSubqueries } from '#server/services/search/suggest.ts';

export interface QuestionVariants {
  text: string;
  topic: QuestionTopic;
  /** Asks for a play, not for what was written about one. */
  isForPlay: boolean;
  /** Asks for a play about a subject; pages do not count. */
  isForSubject: boolean;
  /** Asks for a person: "who ...". */
  isForPerson: boolean;
  /** Asks for press pages, not for the plays it names. */
  isForPress: boolean;
  /** Asks for an article of the press office. */
  isForArticle: boolean;
  /** Asks for a price. */
  isForPrice: boolean;
  parts: readonly QuestionPart[];
  /** The words without those that only accompany a name; null if there are none. */
  core: PartialQuestion | null;
  /** All words. */
  whole: CompiledQuestion;
  /** A part in a play, as typed and without an honorific. */
  players: readonly CompiledQuestion[];
  /** Several themes, all of which one play has to match. */
  plot: CompiledQuestion | null;
  /** Any of the themes; `beside` has the words around them. */
  themes: CompiledQuestion | null;
  beside: CompiledQuestion | null;
  /** The words without honorifics. */
  bare: PartialQuestion | null;
  /** The words that have synonyms. */
  withSynonyms: PartialQuestion | null;
  /** The other words. */
  names: PartialQuestion | null;
  /** Any one of the other words. */
  eitherName: CompiledQuestion | null;
  /** Any one of several subjects: of all parts, and of those that have synonyms. */
  subjects: CompiledQuestion | null;
  subjectsWithSynonyms: CompiledQuestion | null;
  /** The contact page, for questions that no page answers; null for other questions. */
  contact: CompiledQuestion | null;
  /** Ranks by the passage with most of the words. */
  passages: CompiledQuestion | null;
}

const contactWords = { de: ['kontakt'], en: ['contact'] } as const;

export interface PartialQuestion extends CorrectionCandidate {
  question: CompiledQuestion;
}

/** Whether a part is a subject that has synonyms. */
export const hasSynonyms = ({ synonyms, isTheme = false }: QuestionPart): boolean =>
  synonyms.length > 0 && !isTheme;

/** Whether the question is about a visit. */
export const isService = ({ topic, parts }: QuestionVariants): boolean =>
  topic.isVisit || parts.some(hasSynonyms);

/** "Does a bus go at night": themes of plays do not count beside a subject of a visit. */
function isAboutVisit(text: string, words: readonly string[], groups: readonly SynonymGroup[]): boolean {
  if (asksForPlay(words)) return false;
  const isSubject = () => partsOfQuestion(text, withoutThemes(groups)).some(hasSynonyms);
  return asksForVisitorAction(words) || (asksForService(words) && isSubject());
}

export function questionVariants(text: string, { groups: all, locale }: SearchRun): QuestionVariants {
  const words = splitWords(text);
  const groups = isAboutVisit(text, words, all) ? withoutThemes(all) : all;
  const topic = { isVisit: asksForService(words), isAboutVisitor: isAboutVisitor(words) };
  const parts = partsOfQuestion(text, groups);
  const of = (selected: readonly QuestionPart[] | null, about: QuestionTopic = {}): PartialQuestion | null =>
    selected && selected.length > 0
      ? {
          text: joinPartWords(selected),
          parts: selected,
          isName: true,
          question: compileQuestion(joinPartWords(selected), selected, locale, about),
        }
      : null;
  const ofWords = (typed: readonly string[] | null): CompiledQuestion | null =>
    typed && compileQuestion(typed.join(' '), partsOfQuestion(typed.join(' '), groups), locale);
  const core = coreOfQuestion(parts);
  // "Parking for disabled people": the core has no name in it.
  const mainParts = core?.every(hasSynonyms) ? core : parts;
  const partsWithSynonyms = mainParts.filter(hasSynonyms);
  // "Mother with a walker": the companion is no part of the subject.
  const partsWithoutCompanions =
    partsWithSynonyms.length > 0 ? mainParts.filter((part) => !part.words.every(isCompanionWord)) : mainParts;
  const names = partsWithoutCompanions.filter((part) => !hasSynonyms(part));
  const subjects = core ?? parts;
  const plot = parts.filter(({ isTheme = false }) => isTheme);
  const part = partInQuestion(words);
  const bare = withoutHonorifics(words);
  return {
    text,
    topic,
    isForPlay: asksForPlay(words),
    isForSubject: asksForSubject(words),
    isForPerson: asksForPerson(words),
    isForPress: asksForPress(words),
    isForArticle: asksForArticle(words),
    isForPrice: asksForPrice(words),
    parts,
    core: of(core),
    whole: compileQuestion(text, parts, locale, topic),
    // "Faust Gretchen actress": the title precedes the part. "Who is the director of Hamlet" names no part.
    players: part
      ? [
          part,
          part.length > 1 && !partsOfQuestion(part[0] ?? '', groups).some(hasSynonyms) ? part.slice(1) : null,
        ].flatMap((typed) => ofWords(typed) ?? [])
      : [],
    plot: plot.length > 1 ? compileQuestion(joinPartWords(plot), plot, locale) : null,
    themes: plot.length > 0 ? anyWordQuestion(joinPartWords(plot), plot, locale) : null,
    beside:
      (plot.length > 0 && of(parts.filter((part) => !part.isTheme && hasNamingWord(part)))?.question) || null,
    bare: bare && of(partsOfQuestion(bare.join(' '), groups)),
    withSynonyms: of(partsWithSynonyms, topic),
    names: of(names),
    eitherName: names.length > 1 ? anyWordQuestion(joinPartWords(names), names, locale) : null,
    subjects:
      subjects.length > 1 && subjects.every(hasSynonyms) ? anyOfSubjects(text, subjects, locale) : null,
    contact: asksWhetherPossible(words) ? ofWords([...contactWords[locale]]) : null,
    passages: parts.length > 1 ? passageQuestion(text, core ?? parts, locale) : null,
    subjectsWithSynonyms:
      partsWithSynonyms.length > 1 ? anyOfSubjects(text, partsWithSynonyms, locale) : null,
  };
}

/** The questions that nearly every search needs. */
export const primaryQuestions = ({ players, themes, core, whole }: QuestionVariants): CompiledQuestion[] => [
  ...players,
  ...(themes ? [themes] : []),
  ...(core ? [core.question] : []),
  whole,
];

export const fallbackQuestions = (variants: QuestionVariants): CompiledQuestion[] => {
  const { plot, beside, bare, withSynonyms, names, eitherName, subjects, subjectsWithSynonyms, contact } =
    variants;
  return [
    contact,
    plot,
    beside,
    bare?.question,
    withSynonyms?.question,
    names?.question,
    eitherName,
    subjects,
    subjectsWithSynonyms,
  ].filter(isNonNull);
};

export const isNonNull = <T>(one: T | null | undefined): one is T => one !== null && one !== undefined;

/** Queues everything in one batch, for searches that have no time for several. */
export function prefetchAll(run: SearchRun, variants: QuestionVariants): void {
  run.prefetch(primaryQuestions(variants).map((question) => run.subqueryFor(question)));
  if (variants.bare) run.prefetch([run.subqueryFor(variants.bare.question)]);
  const skipIf = { subquery: run.subqueryFor(variants.whole), tier: resultTiers.page_named };
  run.prefetch(
    fallbackQuestions(variants).map((question) => run.subqueryFor(question)),
    skipIf,
  );
  run.prefetch(correctionSubqueriesOf(run, variants));
}

/** All subqueries, including those for corrections. */
export const allSubqueries = (run: SearchRun, variants: QuestionVariants): Subquery<unknown>[] => [
  ...[...primaryQuestions(variants), ...fallbackQuestions(variants)].map((question) =>
    run.subqueryFor(question),
  ),
  ...correctionSubqueriesOf(run, variants),
];

/** Words that may have to be corrected. */
export const correctionCandidatesOf = (variants: QuestionVariants): CorrectionCandidate[] =>
  [variants.bare, variants.names, variants.core, variants].filter(isNonNull);

const correctionSubqueriesOf = (run: SearchRun, variants: QuestionVariants): Subquery<unknown>[] =>
  correctionCandidatesOf(variants).flatMap((candidate) => correctionSubqueries(run, candidate));
