// What words find: all of them; else with typing errors corrected; else some of them.
import { hasMeaning } from '#domain/search/synonyms.ts';
import {
  type Answer,
  asTyped,
  bestOf,
  hasAny,
  isScattered,
  nothing,
} from '#server/services/search/answer.ts';
import { answerAmongOthers, answerSubjects } from '#server/services/search/answer-among-others.ts';
import { answerCorrected } from '#server/services/search/correct-words.ts';
import type { Found } from '#server/services/search/found.ts';
import { pageKinds, resultTiers } from '#server/services/search/result-tiers.ts';
import type { SearchRun } from '#server/services/search/search-run.ts';
import { doubtAttempts } from '#server/services/search/suggest.ts';
import {
  firstAttempts,
  isKnown,
  isPresent,
  type WordAttempts,
} from '#server/services/search/word-attempts.ts';

/**
 * One statement if the words are found. Else one more with what else the words may name, one that reads what was likely
 * meant, and one that asks for it.
 */
export async function answerWords(run: SearchRun, attempts: WordAttempts): Promise<Answer> {
  const found = await answerOrContact(run, attempts);
  const { isForPlay, parts } = attempts;
  // "A play with a witch for children": all of it is asked of a play.
  const isOfPlay = attempts.known !== null && attempts.names !== null && found.match === 'all';
  // "Elisabeth gegen Maria": who plays one of them is not meant.
  if (parts.length > 1 && isOfParts(found)) return { ...found, isEventsFirst: true };
  if (attempts.isForSomebody && isDoer(found)) return { ...found, isContentFirst: true };
  const isMeant = isForPlay
    ? (attempts.isForSubject && found.match === 'all' && found.best.events !== null) ||
      isWritten(found) ||
      isPartOnly(found) ||
      (isOfPlay && found.best.events !== null)
    : parts.length === 1 && isText(found);
  return isMeant ? { ...found, isEventsFirst: true } : found;
}

/** What is written nowhere is a question to somebody, "is there air conditioning". */
async function answerOrContact(run: SearchRun, attempts: WordAttempts): Promise<Answer> {
  const found = await answerAny(run, attempts);
  if (!attempts.contact || !isGuess(found)) return found;
  const contact = await run.find(attempts.contact);
  const isFound = (contact.best.content?.tier ?? resultTiers.nothing) <= resultTiers.page_meant;
  return isFound ? { ...contact, suggestion: null, match: 'any', isContentFirst: true } : found;
}

/** Neither a page nor the name of a play or somebody. */
const isGuess = ({ match, best: { content, events } }: Answer): boolean => {
  const tier = Math.min(content?.tier ?? resultTiers.nothing, events?.tier ?? resultTiers.nothing);
  const isPage = content !== null && pageKinds.has(content.kind) && content.tier === tier;
  return !isPage && (match === 'any' || tier >= resultTiers.text);
};

async function answerAny(run: SearchRun, attempts: WordAttempts): Promise<Answer> {
  const { parts, core, concern } = attempts;
  run.foresee(firstAttempts(attempts).map((question) => run.finding(question)));
  const players = await playersAmong(run, attempts);
  if (players) return { ...players, ...asTyped, isContentFirst: true };
  // "Regiebücher": what a page is called by the whole word is meant, and no director.
  const asSaid = attempts.asSaid ? await run.find(attempts.asSaid) : nothing;
  if (bestOf(asSaid) <= resultTiers.page_named) return { ...asSaid, ...asTyped };
  const ofCore = core && (await run.find(core.question));
  const isPriceOfKind = attempts.isForPrice && core?.parts.every(isKnown);
  if (isPriceOfKind) {
    // "Prices of premieres": no evening is meant.
    const priced = await run.find(attempts.whole);
    if (isPageFound(priced)) return { ...priced, ...asTyped, isContentFirst: true };
  }
  if (ofCore && bestOf(ofCore) <= resultTiers.named) return { ...ofCore, ...asTyped };
  if (attempts.isForPrice && attempts.known && ofCore && bestOf(ofCore) > resultTiers.play_entitled) {
    // "Price of a box": what it costs is meant, whatever else is called so.
    const priced = await run.find(attempts.known.question);
    if ((priced.best.content?.tier ?? resultTiers.nothing) <= resultTiers.page_meant) {
      return { ...priced, ...asTyped, isContentFirst: true };
    }
  }
  if (attempts.themes && bestOf(await run.find(attempts.themes)) >= resultTiers.page_text) {
    return attempts.beside ? ifNamed(await run.find(attempts.beside)) : nothing;
  }
  const found = await run.find(attempts.whole);
  if (ofCore && attempts.isForPlay && isWritten(ofCore)) return { ...ofCore, ...asTyped };
  const isService = concern.isVisit || parts.some(isKnown);
  // "Plays with live music": the words around it are in no name.
  if (ofCore && bestOf(found) >= resultTiers.page_partly && bestOf(ofCore) < resultTiers.page_partly) {
    return { ...ofCore, ...asTyped, isService: core.parts.every(isKnown) };
  }
  foreseeOthers(run, attempts, found, ofCore);
  if (bestOf(found) > resultTiers.named && !isService && attempts.bare) {
    const named = await run.find(attempts.bare.question);
    if (bestOf(named) <= resultTiers.named) return { ...named, ...asTyped };
  }
  const meant =
    (await answerAmongOthers(run, attempts, found)) ??
    (attempts.subjects && (await answerSubjects(run, attempts.subjects, found)));
  if (meant) return { ...meant, isService };
  if (ofCore && !hasAny(ofCore)) {
    const spelled = await answerCorrected(run, core);
    const isSubject = !hasAny(found) && bestOf(spelled) <= resultTiers.page_meant;
    if (bestOf(spelled) <= resultTiers.named || isSubject) return spelled;
  }
  if (hasAny(found) && !(isScattered(found) && attempts.passages)) return { ...found, ...asTyped, isService };
  if (hasAny(found)) return { ...(await answerScattered(run, attempts)), ...asTyped, isService };
  if (!parts.some(hasMeaning)) return nothing;
  // "Theatre in Low German": what is left without the small words is all that is said.
  if (ofCore && hasAny(ofCore)) return { ...ofCore, ...asTyped, isService };
  if (attempts.bare) {
    const spelled = await answerCorrected(run, attempts.bare);
    if (bestOf(spelled) <= resultTiers.named) return spelled;
  }
  return answerCorrected(run, attempts);
}

/** For words in different sentences: the page that a synonym names, else the passage with most of the words. */
async function answerScattered(
  run: SearchRun,
  { known, knownSubjects, passages }: WordAttempts,
): Promise<Partial<Answer> & Found> {
  const question = knownSubjects ?? known?.question;
  const meant = question ? await run.find(question) : nothing;
  const isPage = (meant.best.content?.tier ?? resultTiers.nothing) <= resultTiers.page_meant;
  return isPage || !passages ? { ...meant, isContentFirst: isPage } : run.find(passages);
}

/** What may be asked once it is known what all words find. */
function foreseeOthers(run: SearchRun, attempts: WordAttempts, found: Found, ofCore: Found | null): void {
  const { core, names, known, bare, bareNames, eitherName, subjects, knownSubjects } = attempts;
  const tier = bestOf(found);
  const isText = tier >= resultTiers.text;
  const isAmong = known !== null && names !== null && tier >= resultTiers.page_named;
  const isAmongText = isAmong && isText;
  const isKnownAlone = known !== null && names === null && core !== null && tier >= resultTiers.page_named;
  const others = [
    tier > resultTiers.named && !attempts.concern.isVisit && !known ? (bare?.question ?? null) : null,
    isAmong ? names.question : null,
    isAmong && attempts.isForPress ? known.question : null,
    tier > resultTiers.page_meant ? attempts.plot : null,
    ...(isAmongText ? [bareNames] : []),
    ...(isAmongText || isKnownAlone ? [known.question, knownSubjects] : []),
    isAmongText || (isText && !known && hasAny(found)) ? eitherName : null,
    tier >= resultTiers.page_partly ? subjects : null,
    ...(hasAny(found) && isScattered(found) ? [known?.question, knownSubjects, attempts.passages] : []),
    tier >= resultTiers.page_partly ? attempts.contact : null,
  ];
  run.foresee(others.filter(isPresent).map((question) => run.finding(question)));
  const doubts = [
    ...(isAmongText ? [names] : []),
    ...(core && ofCore && !hasAny(ofCore) ? [core] : []),
    ...(hasAny(found) ? [] : [...(bare ? [bare] : []), attempts]),
  ];
  run.doubts.push(...doubts);
  run.foresee(doubts.flatMap((doubt) => doubtAttempts(run, doubt)));
}

/** Whoever plays the part that is asked for. */
async function playersAmong(run: SearchRun, { players }: WordAttempts): Promise<Found | null> {
  for (const question of players) {
    const found = await run.find(question);
    if (bestOf(found) <= resultTiers.named) return isPerson(found) ? found : null;
  }
  return null;
}

/** Plays are found, and what has the words in its name was written about one. */
const isWritten = ({ best: { content, events } }: Found): boolean =>
  events !== null &&
  content !== null &&
  content.tier > resultTiers.named &&
  ['booklet', 'press', 'person'].includes(content.kind);

/** Somebody does what is asked for, and of plays it is not the name. */
const isDoer = ({ best: { content, events } }: Found): boolean =>
  content?.kind === 'person' &&
  content.tier <= resultTiers.held &&
  (events?.tier ?? resultTiers.nothing) > resultTiers.also_whole;

const isPageFound = ({ best: { content } }: Found): boolean =>
  content !== null && content.kind === 'page' && content.tier < resultTiers.text;

/** Somebody plays a part that is called so: "a play about a judge". */
const isPartOnly = ({ best: { content, events } }: Found): boolean =>
  events !== null && content?.kind === 'person' && content.tier === resultTiers.named;

/** What is known, but leads to no play, is not here, "tickets for the cinema": a name beside it is meant. */
const ifNamed = (found: Found): Answer =>
  bestOf(found) <= resultTiers.named ? { ...found, suggestion: null, match: 'any' } : nothing;

/** Somebody plays a part of some of these names, and a play has all words and is known by one of them. */
const isOfParts = ({ best: { content, events } }: Found): boolean =>
  events?.tier === resultTiers.play_partly &&
  content?.kind === 'person' &&
  content.tier === resultTiers.named;

/** An article or a section of a booklet has the word in its title, but is not called so; a play is about it. */
const isText = ({ best: { content, events } }: Found): boolean =>
  events !== null && content?.kind === 'booklet' && content.tier === resultTiers.writing_titled;

const isPerson = ({ best: { content } }: Found): boolean =>
  content !== null && content.kind === 'person' && content.tier <= resultTiers.named;
