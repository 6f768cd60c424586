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
  isService,
  type WordAttempts,
} from '#server/services/search/word-attempts.ts';

/**
 * One statement if the words are found. Else one more with what else the words may name, one that reads what was likely
 * meant, and one that asks for it.
 */
export async function answerWords(run: SearchRun, attempts: WordAttempts): Promise<Answer> {
  const found = await answerOrContact(run, attempts);
  if (attempts.isForSomebody && isDoer(found)) return { ...found, isContentFirst: true };
  return isPlayMeant(attempts, found) ? { ...found, isEventsFirst: true } : found;
}

/** A play that is asked for, "a play about work", and not who or what has to do with it. */
function isPlayMeant({ isForPlay, isForSubject, known, names, parts }: WordAttempts, found: Answer): boolean {
  // "Elisabeth gegen Maria": who plays one of them is not meant.
  if (parts.length > 1 && isOfParts(found)) return true;
  // "A play with a witch for children": all of it is asked of a play.
  const isWhole = found.match === 'all' && found.best.events !== null;
  return (
    isForPlay && ((isWhole && (isForSubject || (known !== null && names !== null))) || isPartOnly(found))
  );
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

/** What a question may ask for; null where it does not. */
type Reading = (run: SearchRun, attempts: WordAttempts) => Promise<Answer | null>;

/** In this order; none of them asks for more than nearly every search needs. */
const firstReadings: readonly Reading[] = [
  player,
  calledAsAWhole,
  priceOfKind,
  named,
  price,
  elsewhere,
  writtenAbout,
  coreInNames,
];

const laterReadings: readonly Reading[] = [
  withoutHonorific,
  answerAmongOthers,
  subjects,
  coreSpelled,
  all,
  coreAlone,
  honorificSpelled,
  answerCorrected,
];

async function answerAny(run: SearchRun, attempts: WordAttempts): Promise<Answer> {
  run.foresee(firstAttempts(attempts).map((question) => run.finding(question)));
  for (const read of firstReadings) {
    const answer = await read(run, attempts);
    if (answer) return answer;
  }
  const ofCore = attempts.core && (await run.find(attempts.core.question));
  foreseeOthers(run, attempts, await run.find(attempts.whole), ofCore);
  for (const read of laterReadings) {
    const answer = await read(run, attempts);
    if (answer) return answer;
  }
  return nothing;
}

/** Whoever plays the part that is asked for. */
async function player(run: SearchRun, { players }: WordAttempts): Promise<Answer | null> {
  for (const question of players) {
    const found = await run.find(question);
    if (bestOf(found) <= resultTiers.named) {
      return isPerson(found) ? { ...found, ...asTyped, isContentFirst: true } : null;
    }
  }
  return null;
}

/** "Regiebücher": what a page is called by the whole word is meant, and no director. */
async function calledAsAWhole(run: SearchRun, { asSaid }: WordAttempts): Promise<Answer | null> {
  const found = asSaid ? await run.find(asSaid) : nothing;
  return bestOf(found) <= resultTiers.page_named ? { ...found, ...asTyped } : null;
}

/** "Prices of premieres": no evening is meant. */
async function priceOfKind(
  run: SearchRun,
  { isForPrice, core, whole }: WordAttempts,
): Promise<Answer | null> {
  if (!isForPrice || !core?.parts.every(isKnown)) return null;
  const found = await run.find(whole);
  return isPageFound(found) ? { ...found, ...asTyped, isContentFirst: true } : null;
}

async function named(run: SearchRun, { core }: WordAttempts): Promise<Answer | null> {
  const found = core ? await run.find(core.question) : nothing;
  return bestOf(found) <= resultTiers.named ? { ...found, ...asTyped } : null;
}

/** "Price of a box": what it costs is meant, whatever else is called so. */
async function price(run: SearchRun, { isForPrice, known, core }: WordAttempts): Promise<Answer | null> {
  if (!isForPrice || !known || !core) return null;
  if (bestOf(await run.find(core.question)) <= resultTiers.play_entitled) return null;
  const found = await run.find(known.question);
  const isMeant = (found.best.content?.tier ?? resultTiers.nothing) <= resultTiers.page_meant;
  return isMeant ? { ...found, ...asTyped, isContentFirst: true } : null;
}

/** What is known, but leads to no play, is not here, "tickets for the cinema": only a name beside it is meant. */
async function elsewhere(run: SearchRun, { themes, beside }: WordAttempts): Promise<Answer | null> {
  if (!themes || bestOf(await run.find(themes)) < resultTiers.page_text) return null;
  const found = beside ? await run.find(beside) : nothing;
  return bestOf(found) <= resultTiers.named ? { ...found, suggestion: null, match: 'any' } : nothing;
}

async function writtenAbout(run: SearchRun, { isForPlay, core }: WordAttempts): Promise<Answer | null> {
  const found = isForPlay && core ? await run.find(core.question) : nothing;
  return isWritten(found) ? { ...found, ...asTyped } : null;
}

/** "Plays with live music": the words around it are in no name. */
async function coreInNames(run: SearchRun, { core, whole }: WordAttempts): Promise<Answer | null> {
  if (!core || bestOf(await run.find(whole)) < resultTiers.page_partly) return null;
  const found = await run.find(core.question);
  return bestOf(found) < resultTiers.page_partly
    ? { ...found, ...asTyped, isService: core.parts.every(isKnown) }
    : null;
}

async function withoutHonorific(run: SearchRun, attempts: WordAttempts): Promise<Answer | null> {
  const { bare, whole } = attempts;
  if (!bare || isService(attempts) || bestOf(await run.find(whole)) <= resultTiers.named) return null;
  const found = await run.find(bare.question);
  return bestOf(found) <= resultTiers.named ? { ...found, ...asTyped } : null;
}

/** The pages of either of several subjects. */
async function subjects(run: SearchRun, attempts: WordAttempts): Promise<Answer | null> {
  const found = attempts.subjects
    ? await answerSubjects(run, attempts.subjects, await run.find(attempts.whole))
    : null;
  return found && { ...found, isService: isService(attempts) };
}

async function coreSpelled(run: SearchRun, { core, whole }: WordAttempts): Promise<Answer | null> {
  if (!core || hasAny(await run.find(core.question))) return null;
  const spelled = await answerCorrected(run, core);
  const isSubject = !hasAny(await run.find(whole)) && bestOf(spelled) <= resultTiers.page_meant;
  return bestOf(spelled) <= resultTiers.named || isSubject ? spelled : null;
}

/** All of the words; where they are in different sentences, what they mean. */
async function all(run: SearchRun, attempts: WordAttempts): Promise<Answer | null> {
  const found = await run.find(attempts.whole);
  if (!hasAny(found)) return attempts.parts.some(hasMeaning) ? null : nothing;
  const isApart = isScattered(found) && attempts.passages;
  return {
    ...(isApart ? await answerScattered(run, attempts) : found),
    ...asTyped,
    isService: isService(attempts),
  };
}

/** "Theatre in Low German": what is left without the small words is all that is said. */
async function coreAlone(run: SearchRun, attempts: WordAttempts): Promise<Answer | null> {
  const found = attempts.core ? await run.find(attempts.core.question) : nothing;
  return hasAny(found) ? { ...found, ...asTyped, isService: isService(attempts) } : null;
}

async function honorificSpelled(run: SearchRun, { bare }: WordAttempts): Promise<Answer | null> {
  const spelled = bare ? await answerCorrected(run, bare) : nothing;
  return bestOf(spelled) <= resultTiers.named ? spelled : null;
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
  const { core, names, known, bare, eitherName, subjects, knownSubjects } = attempts;
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

/** Somebody plays a part of some of these names, and a play has all words and is known by one of them. */
const isOfParts = ({ best: { content, events } }: Found): boolean =>
  events?.tier === resultTiers.play_partly &&
  content?.kind === 'person' &&
  content.tier === resultTiers.named;

const isPerson = ({ best: { content } }: Found): boolean =>
  content !== null && content.kind === 'person' && content.tier <= resultTiers.named;
