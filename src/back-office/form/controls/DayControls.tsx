/** Days, and days with a time: typed as people write them, or chosen in the month. Always Berlin time. */
import { useId } from 'react';
import { formatDate, formatDayFull, formatTime } from '#domain/dates/date-format.ts';
import { berlinDay, berlinTime, type Day, parseBerlinLocal } from '#domain/dates/dates.ts';
import { parseTypedEnd } from '#domain/dates/typed-date-time.ts';
import { parseTypedDay } from '#domain/dates/typed-day.ts';
import { formatDayField } from '#editing/ui/days/format-day-field.ts';
import { WithMonth } from '#editing/ui/days/WithMonth.tsx';
import kit from '#editing/ui/kit/kit.module.css';
import { type ControlProps, useRecordForm } from '../form-context.ts';
import { useTypedText } from '../use-typed-text.ts';
import styles from './controls.module.css';
import { LabelledInput } from './LabelledInput.tsx';

export function DayControl(props: ControlProps<'day'>) {
  const { label, value, onChange } = props;
  const { texts, locale, today } = useRecordForm();
  const typed = useTypedText<Day>(value, {
    format: (day) => formatDayField(day, locale),
    parse: (text, from) => {
      const found = parseTypedDay(text, today, from);
      return found.ok ? found.day : null;
    },
    onChange,
  });
  const day = typeof value === 'string' ? value : null;
  const reason = typed.unread && parseTypedDay(typed.unread, today, typed.from);
  const error = reason && !reason.ok ? texts.wrong_day[reason.reason] : undefined;
  return (
    <WithMonth label={label.label} texts={texts} today={today} locale={locale} day={day} onChoose={onChange}>
      <LabelledInput
        control={props}
        typed={typed}
        error={error}
        hint={typed.isTyping && day ? formatDayFull(day, locale) : undefined}
      />
    </WithMonth>
  );
}

interface DateTimeProps extends ControlProps<'moment'> {
  /** The start, if the field is an end. */
  start?: unknown;
  /** It was changed, by typing or in the month. `from`: the moment that it was before. */
  onMoved?: (from: string) => void;
}

export function DateTimeControl(props: DateTimeProps) {
  const { label, value, onChange, onMoved } = props;
  const { texts, locale, today } = useRecordForm();
  const id = useId();
  const start = typeof props.start === 'string' ? props.start : null;
  const read = (text: string, from: string | null) => parseTypedEnd(text, today, from, start);
  const typed = useTypedText<string>(value, {
    format: (moment) => `${formatDayField(berlinDay(moment), locale)}, ${formatTime(moment)}`,
    parse: (text, from) => {
      const found = read(text, from);
      return found.ok ? found.instant.toISOString() : null;
    },
    onChange,
    onEnd: (from) => from && onMoved?.(from),
  });
  const moment = typeof value === 'string' ? value : null;
  const reason = typed.unread ? read(typed.unread, typed.from) : null;
  const error = reason && !reason.ok ? texts.wrong_moment[reason.reason] : undefined;
  const local = moment ? parseBerlinLocal(`${berlinDay(moment)}T${berlinTime(moment)}`) : null;
  const repeatedHours = local?.ok && local.isDoubled ? local.instant : null;
  const spoken =
    moment &&
    `${formatDayFull(berlinDay(moment), locale)}, ${texts.clock.replace('{time}', formatTime(moment))}`;

  return (
    <WithMonth
      label={label.label}
      texts={texts}
      today={today}
      locale={locale}
      day={moment && berlinDay(moment)}
      onChoose={(day) => {
        const from = moment ?? typed.from;
        const found = read(day, from);
        onChange(found.ok ? found.instant.toISOString() : { unread: formatDate(day) });
        if (from) onMoved?.(from);
      }}
    >
      <LabelledInput
        control={props}
        typed={typed}
        error={error}
        hint={typed.isTyping ? (spoken ?? texts.moment_hint) : undefined}
      />
      {repeatedHours && (
        <fieldset className={`${kit.group} ${styles.doubled}`}>
          <legend>{texts.doubled}</legend>
          {([0, 1] as const).map((at) => {
            const instant = new Date(repeatedHours.getTime() + at * 3_600_000).toISOString();
            return (
              <label key={at} className={kit.check}>
                <input
                  type="radio"
                  name={id}
                  checked={moment !== null && new Date(moment).toISOString() === instant}
                  onChange={() => onChange(instant)}
                />
                {at === 0 ? texts.doubled_first : texts.doubled_second}
              </label>
            );
          })}
        </fieldset>
      )}
    </WithMonth>
  );
}
