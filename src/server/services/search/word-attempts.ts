// What words may be asked for, as far as the words alone say it.
import { splitWords } from '#domain/search/normalize-words.ts';
import {
  asksForOwnAct,
  asksForPlay,
  asksForPress,
  asksForPrice,
  asksForService,
  asksForSomebody,
  asksForSubject,
  asksWhetherPossible,
  isAboutVisitor,
  isCompanion,
  partAskedFor,
  withoutHonorifics,
} from '#domain/search/question-words.ts';
import {
  coreOfQuestion,
  isNaming,
  partsOfQuestion,
  type QuestionPart,
  withoutThemes,
  wordsOfParts,
} from '#domain/search/synonyms.ts';
import type { Attempt } from '#server/services/search/attempt.ts';
import {
  anyOfSubjects,
  type Concern,
  eitherQuestion,
  passageQuestion,
  type Question,
  questionOf,
} from '#server/services/search/question.ts';
import { resultTiers } from '#server/services/search/result-tiers.ts';
import type { Doubt, SearchRun } from '#server/services/search/search-run.ts';
import { doubtAttempts } from '#server/services/search/suggest.ts';

export interface WordAttempts {
  text: string;
  concern: Concern;
  /** A play is meant, and not what was written about it. */
  isForPlay: boolean;
  /** A play that is about something, whatever pages are. */
  isForSubject: boolean;
  /** "Who ...". */
  isForSomebody: boolean;
  /** Pages are meant, and not the plays that are named. */
  isForPress: boolean;
  /** What is asked is what something costs. */
  isForPrice: boolean;
  parts: readonly QuestionPart[];
  /** Without words that only accompany a name, if there are any. */
  core: Asked | null;
  /** All of the words. */
  whole: Question;
  /** Without what a piece of a word means; null where no word has such a piece. */
  asSaid: Question | null;
  /** A part in a play, as it is said and without what stands before a name. */
  players: readonly Question[];
  /** What happens in a play, by several words: the one that has all of it. */
  plot: Question | null;
  /** The titles that its words lead to; what is said beside them. */
  themes: Question | null;
  beside: Question | null;
  /** Without what stands before a name. */
  bare: Asked | null;
  /** What the theatre has synonyms for. */
  known: Asked | null;
  /** The other words, all and those that matter. */
  names: Asked | null;
  /** One of those. */
  eitherName: Question | null;
  /** The pages of either of several subjects: of all parts, of those that the theatre has synonyms for. */
  subjects: Question | null;
  knownSubjects: Question | null;
  /** Where somebody answers what is written nowhere; null in questions that do not ask for it. */
  contact: Question | null;
  /** What states most of it in one passage. */
  passages: Question | null;
}

const contactWords = { de: ['kontakt'], en: ['contact'] } as const;

export interface Asked extends Doubt {
  question: Question;
}

/** Whether it is a subject that the theatre has synonyms for. */
export const isKnown = ({ others, isTheme = false }: QuestionPart): boolean => others.length > 0 && !isTheme;

/** Whether it is about a visit. */
export const isService = ({ concern, parts }: WordAttempts): boolean =>
  concern.isVisit || parts.some(isKnown);

export function wordAttempts(text: string, { groups: all, locale }: SearchRun): WordAttempts {
  const words = splitWords(text);
  const groups = asksForOwnAct(words) && !asksForPlay(words) ? withoutThemes(all) : all;
  const concern = { isVisit: asksForService(words), isAboutVisitor: isAboutVisitor(words) };
  const parts = partsOfQuestion(text, groups);
  const of = (said: readonly QuestionPart[] | null, about: Concern = {}): Asked | null =>
    said && said.length > 0
      ? {
          text: wordsOfParts(said),
          parts: said,
          isName: true,
          question: questionOf(wordsOfParts(said), said, locale, about),
        }
      : null;
  const ofWords = (said: readonly string[] | null): Question | null =>
    said && questionOf(said.join(' '), partsOfQuestion(said.join(' '), groups), locale);
  const core = coreOfQuestion(parts);
  // "Parking for disabled people": what is left without the small words has no name in it.
  const meant = core?.every(isKnown) ? core : parts;
  const known = meant.filter(isKnown);
  // "Mother with a walker": what is meant is what the theatre has a word for.
  const said = known.length > 0 ? meant.filter((part) => !part.words.every(isCompanion)) : meant;
  const names = said.filter((part) => !isKnown(part));
  const subjects = core ?? parts;
  const plot = parts.filter(({ isTheme = false }) => isTheme);
  const part = partAskedFor(words);
  const bare = withoutHonorifics(words);
  return {
    text,
    concern,
    isForPlay: asksForPlay(words),
    isForSubject: asksForSubject(words),
    isForSomebody: asksForSomebody(words),
    isForPress: asksForPress(words),
    isForPrice: asksForPrice(words),
    parts,
    core: of(core),
    whole: questionOf(text, parts, locale, concern),
    asSaid: parts.some(({ isCompound }) => isCompound)
      ? questionOf(
          text,
          parts.map((part) => (part.isCompound ? { ...part, others: [] } : part)),
          locale,
        )
      : null,
    // "Faust Gretchen actress": the play's name stands before the part. "Who is the director of Hamlet" asks for no part.
    players: part
      ? [
          part,
          part.length > 1 && !partsOfQuestion(part[0] ?? '', groups).some(isKnown) ? part.slice(1) : null,
        ].flatMap((said) => ofWords(said) ?? [])
      : [],
    plot: plot.length > 1 ? questionOf(wordsOfParts(plot), plot, locale) : null,
    themes: plot.length > 0 ? eitherQuestion(wordsOfParts(plot), plot, locale) : null,
    beside:
      (plot.length > 0 && of(parts.filter((part) => !part.isTheme && isNaming(part)))?.question) || null,
    bare: bare && of(partsOfQuestion(bare.join(' '), groups)),
    known: of(known, concern),
    names: of(names),
    eitherName: names.length > 1 ? eitherQuestion(wordsOfParts(names), names, locale) : null,
    subjects: subjects.length > 1 && subjects.every(isKnown) ? anyOfSubjects(text, subjects, locale) : null,
    contact: asksWhetherPossible(words) ? ofWords([...contactWords[locale]]) : null,
    passages: parts.length > 1 ? passageQuestion(text, core ?? parts, locale) : null,
    knownSubjects: known.length > 1 ? anyOfSubjects(text, known, locale) : null,
  };
}

/** The attempts that nearly every search needs. */
export const firstAttempts = ({ players, asSaid, themes, core, whole }: WordAttempts): Question[] => [
  ...players,
  ...(asSaid ? [asSaid] : []),
  ...(themes ? [themes] : []),
  ...(core ? [core.question] : []),
  whole,
];

export const laterAttempts = (attempts: WordAttempts): Question[] => {
  const { plot, beside, bare, known, names, eitherName, subjects, knownSubjects, contact } = attempts;
  return [
    contact,
    plot,
    beside,
    bare?.question,
    known?.question,
    names?.question,
    eitherName,
    subjects,
    knownSubjects,
  ].filter(isPresent);
};

export const isPresent = <T>(one: T | null | undefined): one is T => one !== null && one !== undefined;

/** At once, where there is no time for one after the other. */
export function foreseeAll(run: SearchRun, attempts: WordAttempts): void {
  run.foresee(firstAttempts(attempts).map((question) => run.finding(question)));
  if (attempts.bare) run.foresee([run.finding(attempts.bare.question)]);
  const enough = { attempt: run.finding(attempts.whole), tier: resultTiers.page_named };
  run.foresee(
    laterAttempts(attempts).map((question) => run.finding(question)),
    enough,
  );
  run.foresee(doubtsIn(run, attempts));
}

/** All of them, and what words without results may have been meant as. */
export const allAttempts = (run: SearchRun, attempts: WordAttempts): Attempt<unknown>[] => [
  ...[...firstAttempts(attempts), ...laterAttempts(attempts)].map((question) => run.finding(question)),
  ...doubtsIn(run, attempts),
];

/** What may have to be corrected. */
export const doubtsOf = (attempts: WordAttempts): Doubt[] =>
  [attempts.bare, attempts.names, attempts.core, attempts].filter(isPresent);

const doubtsIn = (run: SearchRun, attempts: WordAttempts): Attempt<unknown>[] =>
  doubtsOf(attempts).flatMap((doubt) => doubtAttempts(run, doubt));
