/**
 * A day with a time in Berlin, typed as people write it; the day can also be chosen in a month. A browser's own field
 * follows the browser's language, and shows "11/24/2026, 07:30 PM" to a theatre that writes "24.11.2026, 19.30".
 */
import { useState } from 'react';
import { formatDate, formatDayFull, formatTime } from '#domain/dates/date-format.ts';
import { berlinDay, berlinTime } from '#domain/dates/dates.ts';
import { parseTypedDateTime } from '#domain/dates/typed-date-time.ts';
import { parseTypedDay } from '#domain/dates/typed-day.ts';
import { dayTexts } from '#i18n/back-office/day-texts.ts';
import { momentTexts } from '#i18n/back-office/moment-texts.ts';
import { useLocale } from '#i18n/MessagesContext.tsx';
import { WithMonth } from '../../ui/days/WithMonth.tsx';
import { useEditingSession } from '../../ui/editing-session-context.ts';
import { TextInput } from '../../ui/kit/TextInput.tsx';

interface Props {
  label: string;
  error?: string | undefined;
  /** "2026-11-24T19:30"; empty while there is none. */
  value: string;
  onChange: (value: string) => void;
}

export function DateTimeField({ label, error, value, onChange }: Props) {
  const { ports } = useEditingSession();
  const locale = useLocale();
  const texts = momentTexts(locale);
  const [text, setText] = useState(() => shownText(value));
  const today = berlinDay(new Date(ports.clock.now()));
  const read = (typed: string) => parseTypedDateTime(typed, today);
  const found = read(text);
  // Sent, and the form starts anew.
  if (value === '' && found.ok) setText('');
  const problem = found.ok || text.trim() === '' ? error : texts.wrong_moment[found.reason];
  const spoken = found.ok
    ? `${formatDayFull(berlinDay(found.instant), locale)}, ${formatTime(found.instant)}`
    : found.reason === 'time-missing' && texts.wrong_moment['time-missing'];
  function write(next: string) {
    setText(next);
    const now = read(next);
    onChange(now.ok ? `${berlinDay(now.instant)}T${berlinTime(now.instant)}` : '');
  }
  const day = parseTypedDay(found.ok ? berlinDay(found.instant) : text, today);
  return (
    <WithMonth
      label={label}
      day={day.ok ? day.day : null}
      today={today}
      locale={locale}
      texts={dayTexts(locale)}
      onChoose={(chosen) => write(`${formatDate(chosen)}${found.ok ? `, ${formatTime(found.instant)}` : ''}`)}
    >
      <TextInput
        label={label}
        value={text}
        error={error && problem}
        hint={spoken || texts.moment_hint}
        onChange={write}
      />
    </WithMonth>
  );
}

/** "24.11.2026, 19.30" for "2026-11-24T19:30". */
const shownText = (local: string): string =>
  local && `${formatDate(local.slice(0, 10))}, ${local.slice(11, 16).replace(':', '.')}`;
