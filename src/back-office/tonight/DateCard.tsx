/** The card of one event: time, title and stage, the possible actions, and what is published. */
import type { ReactNode } from 'react';
import { formatTime } from '#domain/dates/date-format.ts';
import { eventFlags } from '#domain/events/event-status.ts';
import type { Locale } from '#domain/languages/locales.ts';
import type { TonightAction, TonightCard } from '#domain/tonight/tonight.ts';
import type { TonightTexts } from '#i18n/back-office/tonight-texts.ts';
import { ActionBars, DateBars } from './TonightBars.tsx';
import styles from './tonight.module.css';

interface Props {
  card: TonightCard;
  locale: Locale;
  texts: TonightTexts;
  /** The action whose panel is open. */
  open: TonightAction | null;
  /** Null before scripts have loaded. */
  onOpen: ((action: TonightAction) => void) | null;
  /** Shows all buttons; otherwise one that opens them. */
  hasButtons: boolean;
  onShowButtons: () => void;
  children: ReactNode;
}

export function DateCard({ card, locale, texts, open, onOpen, hasButtons, onShowButtons, children }: Props) {
  const { event, actions, title, seen } = card;
  const flags = eventFlags(event);
  const state = flags.isPast ? 'past' : flags.isCancelled ? 'cancelled' : undefined;
  const lines = seen[locale].lines;
  return (
    <article className={styles.card} data-state={state} id={`date-${card.id}`}>
      <DateBars event={event} />
      {event.unspecific_time ? (
        <span className={styles.timeOpen}>{texts.time_open}</span>
      ) : (
        <time className={styles.time} dateTime={event.date_start}>
          {formatTime(event.date_start)}
        </time>
      )}
      <h3 lang={locale}>{title[locale]}</h3>
      <div className={styles.words}>
        <p>
          <b>{statesText(card, texts)}</b>
        </p>
        <p>{placeAndEnd(card, locale, texts)}</p>
        {!card.change &&
          lines.map((line) => (
            <p key={line} className={styles.lines}>
              {line}
            </p>
          ))}
      </div>
      {actions.length > 0 &&
        onOpen &&
        (hasButtons ? (
          // biome-ignore lint/a11y/useSemanticElements: a fieldset would be part of a form.
          <div className={styles.buttons} role="group" aria-label={texts.what_to_say(title[locale])}>
            {actions.map((action) => (
              <button
                key={action}
                type="button"
                data-wide={action === 'note' || undefined}
                aria-expanded={open === action}
                onClick={() => onOpen(action)}
              >
                {action !== 'note' && <ActionBars action={action} />}
                {texts.actions[action]}
              </button>
            ))}
          </div>
        ) : (
          <button type="button" className={styles.say} onClick={onShowButtons}>
            {texts.say_something}
            <span className="visually-hidden">{`: ${title[locale]}`}</span>
          </button>
        ))}
      {children}
    </article>
  );
}

function statesText({ event, tickets_left }: TonightCard, texts: TonightTexts): string {
  const flags = eventFlags(event);
  if (flags.isPast || flags.isCancelled) return '';
  const labels = [
    flags.isPremiere && texts.premiere,
    flags.isOnTour && texts.on_tour,
    flags.isSoldOut ? texts.sold_out : tickets_left ? texts.left(tickets_left) : '',
  ];
  const summary = labels.filter(Boolean).join(', ');
  return summary.charAt(0).toUpperCase() + summary.slice(1);
}

function placeAndEnd({ event, place }: TonightCard, locale: Locale, texts: TonightTexts): string {
  const flags = eventFlags(event);
  if (flags.isPast) return `${place[locale]}, ${texts.past}`;
  if (event.unspecific_time) return place[locale];
  const end = event.date_end ? texts.until(formatTime(event.date_end)) : texts.end_open;
  return `${place[locale]}, ${end}`;
}
