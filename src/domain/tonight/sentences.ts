/** The finished sentences of "Tonight" in both languages. Visitors read them; they can be changed before they go out. */
import { formatDayLong, formatTime } from '#domain/dates/date-format.ts';
import { berlinDay, type Instant } from '#domain/dates/dates.ts';
import type { Locale } from '#domain/languages/locales.ts';
import { type Localized, textOf } from '#domain/languages/localized.ts';
import type { Recast } from '#domain/productions/recasts.ts';
import type { BothLanguages, TonightCard } from './tonight.ts';

/** Reasons of a cancellation; `none` gives no reason. */
export const cancelReasons = ['illness', 'technical', 'weather', 'none'] as const;
export type CancelReason = (typeof cancelReasons)[number];

const reasons: Record<CancelReason, BothLanguages> = {
  illness: { de: 'Erkrankung im Ensemble.', en: 'Illness in the company.' },
  technical: { de: 'Technischer Defekt.', en: 'Technical fault.' },
  weather: { de: 'Unwetter.', en: 'Severe weather.' },
  none: { de: '', en: '' },
};

/** The reason of a cancellation, and what happens to the tickets. */
export function cancelSentence(
  reason: CancelReason,
  { event, is_sold }: Pick<TonightCard, 'event' | 'is_sold'>,
): BothLanguages {
  const tickets = event.is_on_tour
    ? { de: 'Auskunft zu Karten gibt der Gastgeber.', en: 'Please ask the host venue about tickets.' }
    : is_sold || reason === 'none'
      ? { de: 'Karten behalten ihren Wert.', en: 'Tickets keep their value.' }
      : { de: '', en: '' };
  return joined([reasons[reason], tickets]);
}

/** The cancellation in full, for the details of the row. */
export function cancelDetails({ event, title }: Pick<TonightCard, 'event' | 'title'>, text: BothLanguages) {
  const day = berlinDay(event.date_start);
  const time = event.unspecific_time ? '' : formatTime(event.date_start);
  const long = {
    de: `»${title.de}« am ${formatDayLong(day, 'de')}${time && `, ${time} Uhr,`} entfällt.`,
    en: `${title.en} on ${formatDayLong(day, 'en')}${time && `, ${time},`} is cancelled.`,
  };
  return joined([long, text]);
}

/** `role` is empty if the part is unknown. */
type Played = Pick<Recast, 'role' | 'instead_of' | 'name'>;

/** The text about recasts after a change: the earlier one without outdated sentences, and with new ones. */
export function recastText(
  stated: Localized | null,
  before: readonly Played[],
  after: readonly Played[],
): BothLanguages {
  const isIn = (list: readonly Played[], { role, instead_of, name }: Played) =>
    list.some((each) => each.role.de === role.de && each.instead_of === instead_of && each.name === name);
  const removed = before.filter((each) => !isIn(after, each)).map((each) => recastSentences([each]));
  const fresh = recastSentences(after.filter((each) => !isIn(before, each)));
  const currentText = bothOf(stated);
  const inLanguage = (language: Locale) =>
    [
      removed.reduce((text, sentence) => text.replace(sentence[language], ''), currentText[language]),
      fresh[language],
    ]
      .join(' ')
      .replace(/\s+/g, ' ')
      .trim();
  return { de: inLanguage('de'), en: inLanguage('en') };
}

/** The sentences about recasts of an event; empty without any. */
export function recastSentences(recasts: readonly Played[]): BothLanguages {
  return joined(
    recasts.map(({ role, instead_of, name }) => {
      const part = { de: textOf(role, 'de'), en: textOf(role, 'en') };
      return {
        de: `${instead_of ? `Für ${instead_of} spielt ${name}` : `Es spielt ${name}`}${part.de && ` (${part.de})`}.`,
        en: `${name} plays${part.en && ` ${part.en}`}${instead_of && ` in place of ${instead_of}`}.`,
      };
    }),
  );
}

/** The parts of a notice: late start, few tickets, and free text. */
interface NoticeParts {
  late: string;
  tickets: string;
  note: string;
}

const time = String.raw`\d\d\.\d\d`;
/** Patterns of the generated sentences, so that a new one replaces the old one. */
const generatedPatterns = {
  de: {
    late: new RegExp(`Beginnt um ${time} Uhr statt (${time}) Uhr\\.`),
    tickets:
      /Noch (?:\d+ Karten|eine Karte)(?: an der Abendkasse)?\.|Vielleicht gibt es Rückgaben an der Abendkasse\.|Es gibt eine Warteliste\./,
  },
  en: {
    late: new RegExp(`Starts at ${time} instead of (${time})\\.`),
    tickets:
      /(?:\d+ tickets|One ticket) left(?: at the box office)?\.|Returned tickets may be available at the box office\.|There is a waiting list\./,
  },
} as const;

function partsOf(text: string, language: keyof typeof generatedPatterns): NoticeParts {
  const late = generatedPatterns[language].late.exec(text)?.[0] ?? '';
  const tickets = generatedPatterns[language].tickets.exec(text)?.[0] ?? '';
  const note = text.replace(late, '').replace(tickets, '').replace(/\s+/g, ' ').trim();
  return { late, tickets, note };
}

/** Replaces one part of a notice. */
function withPart(notice: Localized | null, part: keyof NoticeParts, sentence: BothLanguages): BothLanguages {
  const stated = bothOf(notice);
  const inLanguage = (language: keyof typeof generatedPatterns) => {
    const parts = partsOf(stated[language], language);
    parts[part] = sentence[language];
    return [parts.late, parts.tickets, parts.note].filter(Boolean).join(' ');
  };
  return { de: inLanguage('de'), en: inLanguage('en') };
}

/** The start before any late start. */
function announcedStart({ event, notice }: Pick<TonightCard, 'event' | 'notice'>): string {
  return generatedPatterns.de.late.exec(notice?.de ?? '')?.[1] ?? formatTime(event.date_start);
}

/** The notice of a late start. */
export function lateSentence(card: Pick<TonightCard, 'event' | 'notice'>, start: Instant): BothLanguages {
  const [before, now] = [announcedStart(card), formatTime(start)];
  return withPart(card.notice, 'late', {
    de: `Beginnt um ${now} Uhr statt ${before} Uhr.`,
    en: `Starts at ${now} instead of ${before}.`,
  });
}

/** Where the last tickets are sold: everywhere, or at the box office only. */
export const ticketPlaces = ['everywhere', 'box-office'] as const;
export type TicketPlace = (typeof ticketPlaces)[number];

/** Whether the event row shows the number of tickets left; otherwise the notice does. */
export function isTicketCountInRow({ is_sold }: Pick<TonightCard, 'is_sold'>, place: TicketPlace): boolean {
  return is_sold && place === 'everywhere';
}

/** The notice of an event with few tickets; without them if the event row shows the number. */
export function fewSentence(
  { notice, is_sold }: Pick<TonightCard, 'notice' | 'is_sold'>,
  left: number,
  place: TicketPlace,
): BothLanguages {
  if (isTicketCountInRow({ is_sold }, place)) return withPart(notice, 'tickets', { de: '', en: '' });
  const [de, en] = place === 'box-office' ? [' an der Abendkasse', ' at the box office'] : ['', ''];
  return withPart(notice, 'tickets', {
    de: `Noch ${left === 1 ? 'eine Karte' : `${left} Karten`}${de}.`,
    en: `${left === 1 ? 'One ticket' : `${left} tickets`} left${en}.`,
  });
}

/** The notice of a sold-out event; empty without one, since the row says "Ausverkauft" anyway. */
export function soldOutSentence(notice: Localized | null, hasReturns: boolean): BothLanguages {
  return withPart(
    notice,
    'tickets',
    hasReturns
      ? {
          de: 'Vielleicht gibt es Rückgaben an der Abendkasse.',
          en: 'Returned tickets may be available at the box office.',
        }
      : { de: '', en: '' },
  );
}

/** The notice of a sold-out date with a waiting list. */
export function waitingListSentence(notice: Localized | null): BothLanguages {
  return withPart(notice, 'tickets', { de: 'Es gibt eine Warteliste.', en: 'There is a waiting list.' });
}

/** The text in both languages; German if English is missing. */
export function bothOf(text: Localized | null): BothLanguages {
  return { de: textOf(text, 'de'), en: textOf(text, 'en') };
}

const joined = (texts: readonly BothLanguages[]): BothLanguages => ({
  de: texts.flatMap(({ de }) => de || []).join(' '),
  en: texts.flatMap(({ en }) => en || []).join(' '),
});
