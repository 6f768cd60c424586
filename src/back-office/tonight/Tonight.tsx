/** Today's and tomorrow's events by time, with a panel for the sentence to publish, which replaces them on a phone. */
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import { formatDayShort, formatTime, monthName, weekdayName } from '#domain/dates/date-format.ts';
import { berlinDay } from '#domain/dates/dates.ts';
import type { Locale } from '#domain/languages/locales.ts';
import type { Tonight as Data, TonightCard, TonightDay } from '#domain/tonight/tonight.ts';
import type { TonightTexts } from '#i18n/back-office/tonight-texts.ts';
import { loadOnDemand } from '#state/script-loading.ts';
import { readTabInput, saveTabInput } from '#state/tab-input.ts';
import { ScreenBar } from '../shell/ScreenBar.tsx';
import { ScreenButton } from '../shell/ScreenButton.tsx';
import { useIsHydrated } from '../shell/use-is-hydrated.ts';
import { DateCard } from './DateCard.tsx';
import { PublishedChange } from './PublishedChange.tsx';
import { type SentenceInput, SentencePanel } from './SentencePanel.tsx';
import styles from './tonight.module.css';
import type { TonightRequestContext } from './tonight-requests.ts';
import { UnsentChange } from './UnsentChange.tsx';
import { type OpenAction, useOpenAction } from './use-open-action.ts';
import { useTonight } from './use-tonight.ts';

interface Props {
  initial: Data;
  /** Name of the person in the browser's storage. */
  user: string;
  requestContext: TonightRequestContext;
  texts: TonightTexts;
}

/** The name of what was written for an action and is not published. */
const inputOf = ({ id, action }: OpenAction) => `tonight ${id} ${action}`;

export function Tonight({ initial, user, requestContext, texts }: Props) {
  const { locale } = requestContext;
  const { revalidate } = useRevalidator();
  const model = useTonight(initial, user, requestContext);
  const { tonight, server, queue } = model;
  const step = useOpenAction(texts.actions);
  const { open } = step;
  const [shown, setShown] = useState<number | null>(null);
  const isReady = useIsHydrated();
  const cards = tonight.days.flatMap((day) => day.cards);
  const openCard = isReady ? cards.find(({ id }) => id === open?.id) : undefined;
  // The buttons of the next date are open from the beginning.
  const next = cards.find(({ actions }) => actions.includes('cancel'))?.id;

  /** Over the screen, where typed sentences stay. The queue of somebody else is not sent. */
  async function logIn(): Promise<void> {
    const { requestLogin } = await loadOnDemand(() => import('../accounts/LoginOverScreen.tsx'));
    if ((await requestLogin(locale)) === '') return;
    // Reads the token and the user of the new session.
    await revalidate();
    model.retry();
  }

  function close(): void {
    step.end();
    // Where the panel has replaced the dates, from its top, so that the result and its undo are in view.
    const block = matchMedia('(width < 64em)').matches ? 'start' : 'nearest';
    if (open)
      requestAnimationFrame(() => document.getElementById(`date-${open.id}`)?.scrollIntoView({ block }));
  }

  const cardOf = (card: TonightCard) => {
    const { id, change } = card;
    const waiting = queue.find(({ event_id }) => event_id === id);
    return (
      <DateCard
        key={id}
        card={card}
        locale={locale}
        texts={texts}
        open={open?.id === id ? open.action : null}
        onOpen={isReady ? (action) => void step.begin(`${id}-${action}`) : null}
        hasButtons={id === next || id === shown || open?.id === id}
        onShowButtons={() => setShown(id)}
      >
        {change && (
          <PublishedChange
            card={card}
            change={change}
            texts={texts}
            readAt={model.readAt}
            instances={tonight.instances}
            isConfirmed={!model.unconfirmed.has(id)}
            onUndo={waiting && 'isUndo' in waiting.request ? null : () => model.undo(card, change)}
          />
        )}
        {waiting && (
          <UnsentChange
            entry={waiting}
            locale={locale}
            texts={texts}
            isSending={model.sending.has(id)}
            onRetry={model.retry}
            onLogIn={() => void logIn()}
            onDiscard={() => model.discard(waiting.operation_id)}
          />
        )}
      </DateCard>
    );
  };

  useOpenerFocus(open && openCard ? inputOf(open) : null);

  return (
    <>
      <ScreenBar title={texts.title}>
        <Clock now={tonight.now} readAt={model.readAt} locale={locale} />
        <span
          className={styles.connection}
          data-connected={server === 'reachable' || undefined}
          role="status"
        >
          {server === 'unreachable' && !navigator.onLine ? texts.no_connection : texts.server[server]}
        </span>
        {server === 'logged-out' && !queue.some(({ problem }) => problem?.kind === 'logged-out') && (
          <ScreenButton isPrimary onClick={() => void logIn()}>
            {texts.log_in}
          </ScreenButton>
        )}
        <span className={styles.scope}>{texts.shown}</span>
      </ScreenBar>
      <noscript>
        <p className={styles.script}>{texts.needs_script}</p>
      </noscript>
      <div className={styles.screen} data-open={openCard ? '' : undefined}>
        {tonight.days.map((day, at) => (
          <section
            className={styles.dates}
            key={day.day}
            hidden={openCard !== undefined && !day.cards.includes(openCard)}
          >
            <DayHead day={day} title={at === 0 ? texts.today : texts.tomorrow} locale={locale} />
            {day.cards.length === 0 ? <p className={styles.none}>{texts.no_dates}</p> : day.cards.map(cardOf)}
          </section>
        ))}
        {open && openCard && (
          <SentencePanel
            key={`${open.id} ${open.action}`}
            card={openCard}
            action={open.action}
            requestContext={requestContext}
            texts={texts}
            now={tonight.now}
            keptInput={readTabInput<SentenceInput>(user, inputOf(open)) ?? undefined}
            onKeep={(written) => saveTabInput(user, inputOf(open), written)}
            onPutOut={(request) => {
              saveTabInput(user, inputOf(open), null);
              model.runTonightAction(openCard, request);
              close();
            }}
            onBack={close}
          />
        )}
      </div>
    </>
  );
}

function DayHead({
  day: { day },
  title,
  locale,
}: {
  day: TonightDay;
  title: (weekday: string) => string;
  locale: Locale;
}) {
  return (
    <h2 className={styles.day}>
      <b>{Number(day.slice(8))}</b>
      <span>
        {title(weekdayName(day, locale))}
        <em>{monthName(day, locale)}</em>
      </span>
    </h2>
  );
}

/** The current time by the server's clock. */
function Clock({ now, readAt, locale }: { now: string; readAt: number; locale: Locale }) {
  const [elapsed, setElapsed] = useState(0);
  useEffect(() => {
    const from = readAt || performance.now();
    const timer = setInterval(() => setElapsed(performance.now() - from), 1000);
    return () => clearInterval(timer);
  }, [readAt]);
  const time = new Date(Date.parse(now) + elapsed);
  return (
    <b className={styles.clock}>
      <span className={styles.scope}>{`${formatDayShort(berlinDay(time), locale)}, `}</span>
      {formatTime(time)}
    </b>
  );
}

/**
 * Focuses the button of the panel that was closed. On a phone it is hidden until then.
 * @param panel null while none is open
 */
function useOpenerFocus(panel: string | null): void {
  const opener = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    // Not the focus: Safari gives a pressed button none.
    if (panel) opener.current = document.querySelector('[role="group"] [aria-expanded="true"]');
    // The button of another action may have the focus already.
    else if (document.activeElement === document.body) opener.current?.focus();
  }, [panel]);
}
