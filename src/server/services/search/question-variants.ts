// Derives the questions that a search may try from the words alone.
import type { Locale } from '#domain/languages/locales.ts';
import { splitWords } from '#domain/search/normalize-words.ts';
import {
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
import type { CorrectionCandidate, SearchRun } from '#server/services/search/search-run.ts';

/**
 * What may be searched for a question; null or empty if the words do not suggest it.
 *
 * | question                          | field        | what it searches                |
 * | --------------------------------- | ------------ | ------------------------------- |
 * | How long is Faust                 | `core`       | Faust                           |
 * | King Claudius                     | `bare`       | Claudius                        |
 * | Faust Gretchen actress            | `players`    | Faust Gretchen; Gretchen        |
 * | Who plays Gregor Samsa            | `firstName`  | Gregor                          |
 * | Tolerance between religions       | `themes.all` | plays with both themes          |
 * | Directions to Gaußstraße          | `synonyms`   | directions                      |
 * |                                   | `names`      | Gaußstraße                      |
 * | Nacht Asyl                        | `joined`     | Nachtasyl                       |
 * | Acting classes for kids           | `subjects`   | pages about classes or children |
 * | Is there air conditioning         | `contact`    | contact                         |
 */
export interface QuestionVariants extends CorrectionCandidate {
  topic: QuestionTopic;
  asksFor: AskedThings;
  /** All words. */
  whole: CompiledQuestion;
  /** The words without those that only accompany a name. */
  core: PartialQuestion | null;
  /** The words without honorifics. */
  bare: PartialQuestion | null;
  /** A part in a play, as typed and without an honorific. */
  players: readonly CompiledQuestion[];
  /** The first of several names of the part. */
  firstName: CompiledQuestion | null;
  themes: ThemeQuestions | null;
  /** The words that have synonyms. */
  synonyms: WordsQuestion | null;
  /** The other words. */
  names: WordsQuestion | null;
  /** Two words as one: "Nacht Asyl". */
  joined: CompiledQuestion | null;
  /** Any one of several subjects, if the question has nothing else. */
  subjects: CompiledQuestion | null;
  /** Ranks by the passage with most of the words. */
  passages: CompiledQuestion | null;
  /** The contact page, for questions that no page answers. */
  contact: CompiledQuestion | null;
}

/** The kinds of result that the words ask for. */
interface AskedThings {
  /** A play, not what was written about one. */
  play: boolean;
  /** A play about a subject; pages do not count. */
  subject: boolean;
  /** A person: "who ...". */
  person: boolean;
  /** Press pages, not the plays that are named. */
  press: boolean;
  price: boolean;
}

interface PartialQuestion extends CorrectionCandidate {
  question: CompiledQuestion;
}

export interface WordsQuestion extends PartialQuestion {
  /** Any one of several words. */
  any: CompiledQuestion | null;
}

/** Themes lead to plays by title. */
interface ThemeQuestions {
  any: CompiledQuestion;
  /** Several themes, all of which one play has to match. */
  all: CompiledQuestion | null;
  /** A theme in several words: "leaves her husband", "to be or not to be". */
  phrase: CompiledQuestion | null;
  /** The words around them. */
  beside: CompiledQuestion | null;
}

const contactWords = { de: ['kontakt'], en: ['contact'] } as const;

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

export function questionVariants(
  text: string,
  { groups: all, locale }: Pick<SearchRun, 'groups' | 'locale'>,
): QuestionVariants {
  const words = splitWords(text);
  const groups = isAboutVisit(text, words, all) ? withoutThemes(all) : all;
  const topic = { isVisit: asksForService(words), isAboutVisitor: isAboutVisitor(words) };
  const parts = partsOfQuestion(text, groups);
  const core = coreOfQuestion(parts);
  const subjects = core ?? parts;
  const bare = withoutHonorifics(words);
  const [first, ...lastNames] = partInQuestion(words) ?? [];
  return {
    text,
    parts,
    topic,
    asksFor: {
      play: asksForPlay(words),
      subject: asksForSubject(words),
      person: asksForPerson(words),
      press: asksForPress(words),
      price: asksForPrice(words),
    },
    whole: compileQuestion(text, parts, locale, topic),
    core: core && partialQuestion(core, locale),
    bare: bare && partialQuestion(partsOfQuestion(bare.join(' '), groups), locale),
    players: playerQuestions(words, groups, locale),
    firstName: first && lastNames.length > 0 ? typedQuestion([first], groups, locale) : null,
    themes: themeQuestions(parts, locale),
    // "Parking for disabled people": the core has no name in it.
    ...synonymsAndNames(text, core?.every(hasSynonyms) ? core : parts, topic, locale),
    joined:
      words.length === 2
        ? compileQuestion(words.join(''), [{ words: [words.join('')], synonyms: [] }], locale)
        : null,
    subjects:
      subjects.length > 1 && subjects.every(hasSynonyms) ? anyOfSubjects(text, subjects, locale) : null,
    passages: parts.length > 1 ? passageQuestion(text, subjects, locale) : null,
    contact: asksWhetherPossible(words) ? typedQuestion(contactWords[locale], groups, locale) : null,
  };
}

function partialQuestion(
  parts: readonly QuestionPart[],
  locale: Locale,
  topic: QuestionTopic = {},
): PartialQuestion | null {
  const text = joinPartWords(parts);
  return parts.length > 0
    ? { text, parts, isName: true, question: compileQuestion(text, parts, locale, topic) }
    : null;
}

function typedQuestion(
  words: readonly string[],
  groups: readonly SynonymGroup[],
  locale: Locale,
): CompiledQuestion {
  const text = words.join(' ');
  return compileQuestion(text, partsOfQuestion(text, groups), locale);
}

/** The title precedes the part. "Who is the director of Hamlet" names no part. */
function playerQuestions(
  words: readonly string[],
  groups: readonly SynonymGroup[],
  locale: Locale,
): CompiledQuestion[] {
  const part = partInQuestion(words);
  if (!part) return [];
  const [first = '', ...others] = part;
  const isAfterTitle = others.length > 0 && !partsOfQuestion(first, groups).some(hasSynonyms);
  return [part, ...(isAfterTitle ? [others] : [])].map((typed) => typedQuestion(typed, groups, locale));
}

/** Minimum words of a theme that needs no others. */
const minThemePhrase = 3;

function themeQuestions(parts: readonly QuestionPart[], locale: Locale): ThemeQuestions | null {
  const themes = parts.filter(({ isTheme = false }) => isTheme);
  if (themes.length === 0) return null;
  const text = joinPartWords(themes);
  const phrases = themes.filter((theme) => theme.words.length >= minThemePhrase);
  const beside = parts.filter((part) => !part.isTheme && hasNamingWord(part));
  return {
    any: anyWordQuestion(text, themes, locale),
    all: themes.length > 1 ? compileQuestion(text, themes, locale) : null,
    phrase: partialQuestion(phrases, locale)?.question ?? null,
    beside: partialQuestion(beside, locale)?.question ?? null,
  };
}

function synonymsAndNames(
  text: string,
  parts: readonly QuestionPart[],
  topic: QuestionTopic,
  locale: Locale,
): Pick<QuestionVariants, 'synonyms' | 'names'> {
  const withSynonyms = parts.filter(hasSynonyms);
  // "Mother with a walker": the companion is no part of the subject.
  const isName = (part: QuestionPart) =>
    !hasSynonyms(part) && (withSynonyms.length === 0 || !part.words.every(isCompanionWord));
  const withoutSynonyms = parts.filter(isName);
  const synonyms = partialQuestion(withSynonyms, locale, topic);
  const names = partialQuestion(withoutSynonyms, locale);
  return {
    synonyms: synonyms && {
      ...synonyms,
      any: withSynonyms.length > 1 ? anyOfSubjects(text, withSynonyms, locale) : null,
    },
    names: names && {
      ...names,
      any: withoutSynonyms.length > 1 ? anyWordQuestion(names.text, withoutSynonyms, locale) : null,
    },
  };
}
