// What words find with their typing errors corrected, if that is what was likely meant; else what the known words find.
import { splitWords } from '#domain/search/normalize-words.ts';
import type { SearchResult } from '#domain/search/search.ts';
import {
  coreOfQuestion,
  partsOfQuestion,
  type QuestionPart,
  type SynonymGroup,
  synonymsOfUnknown,
  wordsOfGroups,
  wordsOfParts,
} from '#domain/search/synonyms.ts';
import type { Database } from '#server/db/client.server.ts';
import type { RequestContext } from '#server/services/request-context.ts';
import { type Answer, bestOf, hasAny, nothing } from '#server/services/search/answer.ts';
import { type FindRequest, type Found, find } from '#server/services/search/find.ts';
import {
  eitherQuestion,
  joined,
  partQuestions,
  type Question,
  questionOf,
  wordsOfQuestion,
} from '#server/services/search/question.ts';
import { resultTiers } from '#server/services/search/result-tiers.ts';
import { type Alternatives, alternativesFor, similarName } from '#server/services/search/suggest.ts';

/** A part of the question as it is likely spelled. */
interface Spelled {
  /** The likely spellings; without words if there is none. */
  own: QuestionPart;
  /** With their synonyms. */
  wide: QuestionPart;
}

export async function answerCorrected(
  database: Database,
  text: string,
  parts: readonly QuestionPart[],
  groups: readonly SynonymGroup[],
  request: FindRequest,
  requestContext: RequestContext,
): Promise<Answer> {
  const { locale } = requestContext;
  const ask = (question: Question) => find(database, question, request, requestContext);
  const askName = (name: string) => ask(questionOf(name, partsOfQuestion(name, []), locale));
  // What the theatre knows by another word is no typing error.
  const doubtful = parts.filter(({ others }) => others.length === 0).flatMap((part) => part.words);
  const others =
    doubtful.length > 0
      ? await alternativesFor(database, doubtful, locale, wordsOfGroups(groups))
      : new Map<string, Alternatives>();
  // Another word in some text is no answer to a name that nothing here has.
  const isLikely = async ({ isCertain, best }: Alternatives): Promise<boolean> =>
    isCertain || best === null ? isCertain : bestOf(await askName(best)) < resultTiers.text;
  const spelled = parts.map((part) => spell(part, others, groups, parts.length === 1));
  let suggestion: string | null = null;
  let meant: Found = nothing;
  if (others.size > 0 && spelled.every(({ own }) => own.words.length > 0)) {
    const found = await ask(spelledQuestion(text, spelled, locale));
    const isMeant = bestOf(found) < resultTiers.text || (await areAll([...others.values()], isLikely));
    if (isMeant) {
      suggestion = suggestionFor(wordsOfQuestion(text), others, firstOf(found));
      meant = found;
    }
  }
  const corrected: Answer = {
    ...meant,
    suggestion,
    match: 'suggestion',
    isService: spelled.every(({ wide }) => isKnown(wide, spelled)),
  };
  if (bestOf(meant) < resultTiers.text) return corrected;
  if (parts.length > 1) {
    const name = await similarName(database, wordsOfParts(parts), locale);
    const named = name && (await askName(name));
    if (named && hasAny(named)) return { ...named, suggestion: name.toLowerCase(), match: 'suggestion' };
  }
  // A name among words that are known nowhere: "the play with the beetle, Kafka".
  const sure = parts.filter((part) => !part.words.some((word) => others.has(word)));
  if (sure.length > 0 && sure.length < parts.length) {
    const core = coreOfQuestion(sure) ?? sure;
    const named = await ask(questionOf(wordsOfParts(core), core, locale));
    if (bestOf(named) <= resultTiers.named) return { ...named, suggestion: null, match: 'any' };
  }
  if (hasAny(meant)) return corrected;
  // A single letter is in everything, and what is known nowhere is no other word.
  const known: QuestionPart[] = [];
  for (const [at, { own, wide }] of spelled.entries()) {
    const other = others.get(parts[at]?.words[0] ?? '');
    if (own.words.some((word) => word.length > 1) && (!other || (await isLikely(other)))) known.push(wide);
  }
  if (parts.length === 1 || known.length === 0) return { ...nothing, suggestion };
  const isService = known.every((part) => part.others.length > 0);
  const some = await ask(eitherQuestion(text, known, locale));
  return hasAny(some) ? { ...some, suggestion, match: 'any', isService } : { ...nothing, suggestion };
}

async function areAll<T>(all: readonly T[], is: (one: T) => Promise<boolean>): Promise<boolean> {
  for (const one of all) if (!(await is(one))) return false;
  return true;
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

/** Whether the theatre has other words for it. */
const isKnown = (wide: QuestionPart, spelled: readonly Spelled[]): boolean =>
  wide.others.length > (spelled.find((each) => each.wide === wide)?.own.others.length ?? 0);

function spelledQuestion(
  text: string,
  spelled: readonly Spelled[],
  locale: RequestContext['locale'],
): Question {
  const own = spelled.map((each) => each.own);
  const wide = spelled.map((each) => each.wide);
  const isWider = wide.some((part) => isKnown(part, spelled));
  return {
    text,
    strict: joined(partQuestions(own, locale), 'all'),
    wide: isWider ? joined(partQuestions(wide, locale), 'all') : null,
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
