/** The generated sentence in both languages, its inputs, and the button that publishes it. */
import { useEffect, useRef, useState } from 'react';
import { formatTime } from '#domain/dates/date-format.ts';
import { berlinDay } from '#domain/dates/dates.ts';
import { bothLanguages, type Locale } from '#domain/languages/locales.ts';
import type { TonightRequest } from '#domain/tonight/changes.ts';
import type { BothLanguages, TonightAction, TonightCard } from '#domain/tonight/tonight.ts';
import { pressedKey } from '#editing/ui/kit/pressed-key.ts';
import type { TonightTexts } from '#i18n/back-office/tonight-texts.ts';
import { Choices } from './Choices.tsx';
import styles from './panel.module.css';
import { initialChoice, proposalOf, type TonightChoice } from './proposal.ts';
import { Sentence } from './Sentence.tsx';
import type { TonightRequestContext } from './tonight-requests.ts';

/** The input of an action. */
export interface SentenceInput {
  choice: TonightChoice;
  /** Manual changes by language; another choice generates new sentences. */
  written: Partial<BothLanguages>;
}

interface Props {
  card: TonightCard;
  action: TonightAction;
  requestContext: TonightRequestContext;
  /** The server's time. */
  now: string;
  texts: TonightTexts;
  /** The state of the panel when it was open before. */
  keptInput: SentenceInput | undefined;
  onKeep: (input: SentenceInput) => void;
  onPutOut: (request: TonightRequest) => void;
  onBack: () => void;
}

export function SentencePanel({ card, action, requestContext, now, texts, ...props }: Props) {
  const { onKeep, onPutOut, onBack } = props;
  const { locale } = requestContext;
  const [{ choice, written }, setState] = useState<SentenceInput>(
    () => props.keptInput ?? { choice: initialChoice(action, card), written: {} },
  );
  const change = (next: SentenceInput) => {
    setState(next);
    onKeep(next);
  };
  const head = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    head.current?.focus();
    head.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  const { sentence, request } = proposalOf(card, choice, written);
  const text = { ...sentence, ...written };
  const missing = bothLanguages.filter((language) => text[language].trim() === '');
  return (
    <section
      className={styles.panel}
      aria-labelledby="sentence-title"
      onKeyDown={(event) => pressedKey(event.nativeEvent) === 'Escape' && onBack()}
    >
      <div>
        <h2 id="sentence-title" ref={head} tabIndex={-1}>
          {texts.actions[action]}
        </h2>
        <p className={styles.which}>
          <b lang={locale}>{card.title[locale]}</b>, {dateLine(card, now, locale, texts)}
          <br />
          {untilBegin(card, now, texts)}
        </p>
      </div>
      <Choices
        card={card}
        choice={choice}
        requestContext={requestContext}
        texts={texts}
        onChoose={(next) => change({ choice: next, written: {} })}
      />
      {action !== 'note' && (
        <div>
          {text.de === '' && text.en === '' && action in texts.no_sentence ? (
            <p className={styles.which}>{texts.no_sentence[action as keyof TonightTexts['no_sentence']]}</p>
          ) : (
            bothLanguages.map((language) => (
              <Sentence
                key={language}
                language={language}
                texts={texts}
                text={text[language]}
                onWrite={(value) => change({ choice, written: { ...written, [language]: value } })}
              />
            ))
          )}
        </div>
      )}
      {missing.length === 1 && (
        <p role="status" className={styles.which}>
          {texts.text_missing[missing[0] as Locale]}
        </p>
      )}
      <p className={styles.whereToRead}>{texts.where_to_read}</p>
      <div className={styles.end}>
        <button
          type="button"
          className={styles.sendButton}
          disabled={request === null}
          onClick={() => request && onPutOut(request)}
        >
          {texts.put_out}
        </button>
        <button type="button" className={styles.goBack} onClick={onBack}>
          {texts.back}
        </button>
        <p>{texts.undo_later}</p>
      </div>
    </section>
  );
}

function dateLine({ event, place }: TonightCard, now: string, locale: Locale, texts: TonightTexts): string {
  const day = berlinDay(event.date_start) === berlinDay(now) ? texts.is_today : texts.is_tomorrow;
  const time = event.unspecific_time ? '' : formatTime(event.date_start);
  return texts.date_line(day, time, place[locale]);
}

function untilBegin({ event }: TonightCard, now: string, texts: TonightTexts): string {
  const minutes = Math.ceil((Date.parse(event.date_start) - Date.parse(now)) / 60_000);
  if (event.unspecific_time || minutes <= 0) return '';
  return texts.begins_in(Math.floor(minutes / 60), minutes % 60);
}
