/** The inputs of an action: reason, replacement, start or number of tickets. */
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { formatTime } from '#domain/dates/date-format.ts';
import { parseTime } from '#domain/dates/typed-date-time.ts';
import { fewTickets } from '#domain/events/tickets-left.ts';
import { bothLanguages } from '#domain/languages/locales.ts';
import { textOf } from '#domain/languages/localized.ts';
import { cancelReasons, ticketPlaces } from '#domain/tonight/sentences.ts';
import type { TonightCard } from '#domain/tonight/tonight.ts';
import type { TonightTexts } from '#i18n/back-office/tonight-texts.ts';
import styles from './panel.module.css';
import { coversOf, delayedTime, delayOptions, eventStartOf, type TonightChoice } from './proposal.ts';
import { TextField } from './TextField.tsx';
import { fetchPerformers, type TonightRequestContext } from './tonight-requests.ts';

interface Props<C extends TonightChoice = TonightChoice> {
  card: TonightCard;
  choice: C;
  requestContext: TonightRequestContext;
  texts: TonightTexts;
  onChoose: (choice: C) => void;
}

type ChoiceProps<A extends TonightChoice['action']> = Props<Extract<TonightChoice, { action: A }>>;

export function Choices({ choice, ...props }: Props) {
  const { texts, onChoose } = props;
  switch (choice.action) {
    case 'cancel':
      return (
        <Options
          label={texts.reason}
          options={cancelReasons.map((reason) => [reason, texts.reasons[reason]])}
          value={choice.reason}
          onChange={(reason) => onChoose({ ...choice, reason })}
        />
      );
    case 'recast':
      return <RecastChoices {...props} choice={choice} />;
    case 'late-start':
      return <LateChoices {...props} choice={choice} />;
    case 'sold-out':
      return (
        <Options
          label={texts.returns}
          options={[
            ['no', texts.returns_choices.no],
            ['yes', texts.returns_choices.yes],
          ]}
          value={choice.hasReturns ? 'yes' : 'no'}
          onChange={(value) => onChoose({ ...choice, hasReturns: value === 'yes' })}
        />
      );
    case 'few-left':
      return <FewChoices {...props} choice={choice} />;
    case 'waiting-list':
      return (
        <TextField
          label={texts.waiting_list_address}
          type="url"
          value={choice.address}
          onChange={(address) => onChoose({ ...choice, address })}
        />
      );
    case 'note':
      return (
        <>
          {bothLanguages.map((language) => (
            <TextField
              key={language}
              label={`${texts.note_text} (${language.toUpperCase()})`}
              lang={language}
              rows={3}
              value={choice.note[language]}
              onChange={(text) => onChoose({ ...choice, note: { ...choice.note, [language]: text } })}
            />
          ))}
          {props.card.notice && choice.note.de === '' && choice.note.en === '' && (
            <p className={styles.which}>{texts.removes_note}</p>
          )}
        </>
      );
  }
}

function RecastChoices({ card, choice, requestContext, texts, onChoose }: ChoiceProps<'recast'>) {
  const { locale } = requestContext;
  const covers = coversOf(card, choice.part);
  const parts = card.cast.map(({ role, name }, at): [string, string] => [
    String(at),
    [name, textOf(role, locale)].filter(Boolean).join(', '),
  ]);
  return (
    <>
      {card.cast.length > 0 && (
        <label className={styles.field}>
          {texts.part}
          <select
            value={choice.part === null ? '' : String(choice.part)}
            onChange={({ target }) => {
              const part = target.value === '' ? null : Number(target.value);
              // A chosen cover belongs to the previous part and is reset; a typed name stays.
              const isTyped = choice.plays !== '' && !covers.includes(choice.plays);
              onChoose({ ...choice, part, plays: isTyped ? choice.plays : (coversOf(card, part)[0] ?? '') });
            }}
          >
            {[...parts, ['', texts.another_part] as const].map(([value, name]) => (
              <option key={value} value={value}>
                {name}
              </option>
            ))}
          </select>
        </label>
      )}
      {choice.part === null && (
        <TextField
          label={texts.announced}
          value={choice.announced}
          onChange={(announced) => onChoose({ ...choice, announced })}
        />
      )}
      {covers.length > 0 && (
        <Options
          label={texts.covers}
          options={covers.map((name) => [name, name])}
          value={choice.plays}
          onChange={(plays) => onChoose({ ...choice, plays })}
        />
      )}
      <PlayerField
        requestContext={requestContext}
        texts={texts}
        value={choice.plays}
        onChange={(plays) => onChoose({ ...choice, plays })}
      />
    </>
  );
}

/** A person found by name, or a guest. */
function PlayerField({
  requestContext,
  texts,
  value,
  onChange,
}: Pick<Props, 'requestContext' | 'texts'> & { value: string; onChange: (value: string) => void }) {
  const [found, setFound] = useState<string[]>([]);
  const list = useId();
  useEffect(() => {
    let isCurrent = true;
    const timer = setTimeout(async () => {
      const names = value.trim() ? await fetchPerformers(requestContext, value) : [];
      if (isCurrent) setFound(names.filter((name) => name !== value));
    }, 150);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [value, requestContext]);
  const field = useRef<HTMLDivElement>(null);
  const controls = () => [...(field.current?.querySelectorAll<HTMLElement>('input, button') ?? [])];
  /** From the field to the names, and between them. */
  function onKeyDown(event: KeyboardEvent) {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const all = controls();
    const next = step && all[all.indexOf(document.activeElement as HTMLElement) + step];
    if (!next) return;
    event.preventDefault();
    next.focus();
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the field and the names are the controls.
    <div ref={field} onKeyDown={onKeyDown}>
      <TextField label={texts.plays} value={value} onChange={onChange} describedBy={list} />
      <ul id={list} className={styles.players} aria-live="polite">
        {found.map((name) => (
          <li key={name}>
            <button
              type="button"
              onClick={() => {
                onChange(name);
                controls()[0]?.focus();
              }}
            >
              {name}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

function LateChoices({ card, choice, texts, onChoose }: ChoiceProps<'late-start'>) {
  const offered = delayOptions.map((minutes) => delayedTime(card, minutes));
  const [isOther, setOther] = useState(!offered.includes(choice.time));
  const [typed, setTyped] = useState(() => choice.time.replace(':', '.'));
  const why = useId();
  const { date_start, date_end } = card.event;
  const start = eventStartOf(card, choice.time);
  const end = date_end && start && Date.parse(date_end) + Date.parse(start) - Date.parse(date_start);
  return (
    <>
      <Options
        label={texts.when}
        options={[
          ...delayOptions.map((minutes, at): [string, string, string] => [
            offered[at] as string,
            (offered[at] as string).replace(':', '.'),
            texts.minutes(minutes),
          ]),
          ['other', texts.other_time],
        ]}
        value={isOther ? 'other' : choice.time}
        onChange={(time) => {
          setOther(time === 'other');
          if (time === 'other') return;
          setTyped(time.replace(':', '.'));
          onChoose({ ...choice, time });
        }}
      />
      {isOther && (
        <>
          <TextField
            label={texts.other_time}
            value={typed}
            describedBy={why}
            onChange={(text) => {
              setTyped(text);
              onChoose({ ...choice, time: parseTime(text) ?? '' });
            }}
          />
          <p id={why} className={styles.which}>
            {!start && texts.no_later_time((offered.at(-1) ?? '').replace(':', '.'))}
          </p>
        </>
      )}
      {date_end && end && (
        <p className={styles.which}>{texts.end_moves(formatTime(new Date(end)), formatTime(date_end))}</p>
      )}
    </>
  );
}

function FewChoices({ choice, texts, onChoose }: ChoiceProps<'few-left'>) {
  return (
    <>
      <label className={styles.field}>
        {texts.how_many}
        <input
          type="number"
          inputMode="numeric"
          min={1}
          max={fewTickets}
          value={choice.left || ''}
          onChange={({ target }) => onChoose({ ...choice, left: target.valueAsNumber || 0 })}
        />
      </label>
      <Options
        label={texts.where}
        options={ticketPlaces.map((place) => [place, texts.places[place]])}
        value={choice.place}
        onChange={(place) => onChoose({ ...choice, place })}
      />
    </>
  );
}

interface OptionsProps<T extends string> {
  label: string;
  /** Value, label, and description. */
  options: readonly (readonly [T, string, string?])[];
  value: T;
  onChange: (value: T) => void;
}

function Options<T extends string>({ label, options, value, onChange }: OptionsProps<T>) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would be part of a form.
    <div className={styles.options} role="group" aria-label={label}>
      {options.map(([option, name, below]) => (
        <button key={option} type="button" aria-pressed={option === value} onClick={() => onChange(option)}>
          {name}
          {below && <small>{below}</small>}
        </button>
      ))}
    </div>
  );
}
