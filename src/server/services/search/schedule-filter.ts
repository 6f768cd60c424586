// The filter of the schedule that a search names: "relaxed performances on Sundays", "tickets under 20 euros".
import { addDays, type Day } from '#domain/dates/dates.ts';
import { premiereActivityId } from '#domain/events/event-status.ts';
import {
  accessibilityServices,
  defaultEventFilter,
  type EventFilter,
  maxPrice,
} from '#domain/events/filters.ts';
import { bothLanguages, type Locale } from '#domain/languages/locales.ts';
import { fillerWords } from '#domain/search/day-words.ts';
import { splitWords } from '#domain/search/normalize-words.ts';
import { limitsOfQuestion } from '#domain/search/performance-limits.ts';
import { daysOfQuestion, type QuestionDays } from '#domain/search/question-days.ts';
import {
  asksForVisitorAction,
  isAboutVisitor,
  isGenericWord,
  isStopWord,
} from '#domain/search/question-words.ts';
import { matchingGroups, type SynonymGroup } from '#domain/search/synonym-phrases.ts';
import { partsOfQuestion, withoutThemes } from '#domain/search/synonyms.ts';
import { siteText } from '#domain/site/site.ts';
import { weekdayCodes } from '#domain/subscriptions/subscription.ts';
import { venueGroups } from '#domain/venues/venues.ts';
import { calendarEntryTexts } from '#i18n/events/calendar-entry-texts.ts';
import { eventFilterTexts } from '#i18n/events/event-filter-texts.ts';
import type { CachedSynonyms, NamedTag } from '#server/services/search/synonyms.ts';

/** What a word of a question sets. */
type Choice = Partial<Pick<EventFilter, 'access_service' | 'activity' | 'stage_name' | 'tag'>>;

interface Vocabulary {
  /** The theatre's synonyms, and the names of the filters. */
  groups: readonly SynonymGroup[];
  /** The filters by their names in both languages. */
  choices: ReadonlyMap<SynonymGroup, Choice>;
  /** The words in names of what is meant by its name alone: access services and premieres. */
  meantAlone: ReadonlySet<string>;
}

const vocabularies = new WeakMap<CachedSynonyms, Vocabulary>();

function vocabularyOf(synonyms: CachedSynonyms): Vocabulary {
  const known = vocabularies.get(synonyms);
  if (known) return known;
  const named = (nameIn: (locale: Locale) => string, choice: Choice): [SynonymGroup, Choice] => [
    bothLanguages.map((locale) => splitWords(nameIn(locale))),
    choice,
  ];
  const services = new Map([
    ...accessibilityServices.map((service) =>
      named((locale) => eventFilterTexts(locale).services[service], { access_service: service }),
    ),
    named((locale) => calendarEntryTexts(locale).premieres, { activity: premiereActivityId }),
  ]);
  const groups = withoutThemes(synonyms.groups);
  /** A tag such as "English surtitles" is a service, which has the dates. */
  const serviceOf = (tag: NamedTag['name']) =>
    matchingGroups(splitWords(tag.de), groups)
      .flatMap(([first = []]) => matchingGroups(first, [...services.keys()]))
      .map((group) => services.get(group))[0];
  const choices = new Map([
    ...services,
    ...venueGroups.map(({ label, stage_names }) =>
      named((locale) => siteText(label, locale), { stage_name: [...stage_names] }),
    ),
    ...synonyms.tags.map(({ id, name }) =>
      named((locale) => name[locale] ?? name.de, serviceOf(name) ?? { tag: id }),
    ),
  ]);
  const meantAlone = new Set([...services.keys()].flat(2));
  const made = { groups: [...groups, ...choices.keys()], choices, meantAlone };
  vocabularies.set(synonyms, made);
  return made;
}

const withTickets =
  /(?<!\p{L})(?:noch (?:freie )?(?:karten|plätze|tickets)|(?:verfügbare|freie) (?:karten|plätze|tickets)|restkarten|nicht ausverkauft|(?:tickets|seats) (?:left|available)|available (?:tickets|seats)|not sold out)(?!\p{L})/u;

/** Words for dates and plays in general: beside them a filter is meant, not what is written about it. */
const ofDates =
  /^(?:(?:vorstellung|aufführung|auffuehrung)(?:en)?|termine?|spielplan|kalender|shows?|performances?|dates|schedule|calendar)$/;
const ofPlays = /^(?:stücke|plays)$/;

/** Days that a span has at least for the schedule from its first day on to be meant. */
const minSpan = 9;

/** Null if the words name something else besides, or nothing by which the schedule can be filtered. */
export function scheduleFilter(text: string, today: Day, synonyms: CachedSynonyms): EventFilter | null {
  const words = splitWords(text);
  // "My son is autistic" asks what the theatre does for him.
  if (isAboutVisitor(words) || asksForVisitorAction(words)) return null;
  const bounded = limitsOfQuestion(text);
  const price = bounded?.limits.price ?? null;
  // The schedule has no filter by hour or length.
  if (bounded && price === null) return null;
  const around = (price === null ? text : (bounded?.around ?? '')).toLowerCase();
  const days = daysOfQuestion(around, today);
  if (days && !isFilter(days)) return null;
  const with_tickets = withTickets.test(around);
  const isOfSchedule = [ofDates, ofPlays].some((pattern) => words.some((word) => pattern.test(word)));
  const vocabulary = vocabularyOf(synonyms);
  const mayBeMeant = isOfSchedule || words.some((word) => vocabulary.meantAlone.has(word));
  if (price === null && !days && !with_tickets && !mayBeMeant) return null;
  const named = namedIn(around.replace(withTickets, ' '), days, vocabulary);
  if (!named) return null;
  const filter = Object.assign(
    defaultEventFilter(today),
    { price_to: price === null ? null : Math.min(maxPrice, Math.ceil(price)), with_tickets },
    days && (days.weekday ? { weekday: weekdayCodes[days.weekday - 1] } : { date: days.span.from }),
    ...named.choices,
  ) as EventFilter;
  const count = named.choices.length + Number(with_tickets);
  const isVenue = count === 1 && filter.stage_name.length > 0;
  // "Nachtasyl Friday" is that day in that place.
  const isMeant = days
    ? count > 0 && !(isVenue && days.weekday)
    : count === 1 && !isVenue && named.isMeantAlone;
  return price !== null || count > 1 || isMeant ? filter : null;
}

/** A weekday, of whatever week, or so many days that the schedule from the first of them on is meant. */
const isFilter = ({ weekday, span }: QuestionDays): boolean =>
  weekday !== null || addDays(span.from, minSpan - 1) <= span.to;

/** The choices that the words name; null if they name something else besides, or two choices of a kind. */
function namedIn(
  text: string,
  days: QuestionDays | null,
  vocabulary: Vocabulary,
): { choices: Choice[]; isMeantAlone: boolean } | null {
  const beside = new Set(splitWords(days?.rest ?? text));
  const choices = new Set<Choice>();
  let isOfDates = false;
  let isOfPlays = false;
  let isByName = false;
  for (const { words } of partsOfQuestion(text, vocabulary.groups)) {
    const own = words.filter((word) => beside.has(word));
    const found = own.every(isGenericWord) ? null : choiceOf(words, vocabulary);
    if (found) choices.add(found.choice);
    else if (!own.every(isSurrounding)) return null;
    isByName ||= found?.isName === true;
    isOfDates ||= !found && words.some((word) => ofDates.test(word));
    isOfPlays ||= !found && words.some((word) => ofPlays.test(word));
  }
  const named = [...choices];
  const isTwice = new Set(named.map((choice) => Object.keys(choice).join())).size < named.length;
  // The plays of a tag are a list of their own, and "shows for kids" has a page.
  const isOfTag = named.some(({ tag }) => tag);
  return isTwice
    ? null
    : { choices: named, isMeantAlone: isOfTag ? isOfDates && isByName : isOfDates || isOfPlays || isByName };
}

const isSurrounding = (word: string): boolean =>
  isStopWord(word) || isGenericWord(word) || fillerWords.has(word) || ofDates.test(word);

/** The filter with that name, else with the first name of a group of synonyms; null if that may be several. */
function choiceOf(
  words: readonly string[],
  { groups, choices }: Vocabulary,
): { choice: Choice; isName: boolean } | null {
  const known = (phrase: readonly string[]) =>
    matchingGroups(phrase, groups).filter((group) => choices.has(group));
  const byName = known(words);
  const isName = byName.length > 0;
  const bySynonym = () => matchingGroups(words, groups).flatMap(([first = []]) => known(first));
  const [only, ...others] = new Set(isName ? byName : bySynonym());
  const choice = only && others.length === 0 && choices.get(only);
  return choice ? { choice, isName } : null;
}
