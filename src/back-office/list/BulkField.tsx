/** The input of a bulk action: an offset, a moment or a choice. */
import { useState } from 'react';
import type { ListPage } from '#domain/back-office/list-page.ts';
import { formatDate, formatDayFull, formatTime } from '#domain/dates/date-format.ts';
import { berlinDay } from '#domain/dates/dates.ts';
import { parseTypedDateTime } from '#domain/dates/typed-date-time.ts';
import { parseTypedDay } from '#domain/dates/typed-day.ts';
import { WithMonth } from '#editing/ui/days/WithMonth.tsx';
import type { BulkTexts } from '#i18n/back-office/bulk-texts.ts';
import { dayTexts } from '#i18n/back-office/day-texts.ts';
import { type BulkActionName, type BulkInput, choiceFieldOf } from './bulk-actions.ts';

interface Props {
  list: ListPage;
  action: BulkActionName;
  input: BulkInput;
  texts: BulkTexts;
  onChange: (input: BulkInput) => void;
}

export function BulkField({ list, action, input, texts, onChange }: Props) {
  const field = choiceFieldOf(action);
  if (action === 'presale') return <Presale list={list} input={input} texts={texts} onChange={onChange} />;
  if (action === 'move') {
    return (['days', 'minutes'] as const).map((unit) => (
      <label key={unit}>
        {texts[unit]}
        <input
          type="number"
          value={input[unit]}
          min={unit === 'days' ? -400 : -720}
          max={unit === 'days' ? 400 : 720}
          onChange={(event) => onChange({ ...input, [unit]: Math.trunc(Number(event.target.value)) || 0 })}
        />
      </label>
    ));
  }
  if (!field) return null;
  const filter = list.filters.find(({ name }) => name === field);
  return (
    <label>
      {filter?.label ?? field}
      <select value={input.option} onChange={({ target }) => onChange({ ...input, option: target.value })}>
        <option value="">{texts.which}</option>
        {filter?.options
          .filter(({ value }) => value !== 'none')
          .map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
      </select>
    </label>
  );
}

/** A moment, typed or with its day chosen in the month; its interpretation stands beside it. */
function Presale({ list, input, texts, onChange }: Omit<Props, 'action'>) {
  const [text, setText] = useState('');
  const { moment } = input;
  const today = berlinDay(list.now);
  const day = parseTypedDay(moment ? berlinDay(moment) : text, today);
  const understood = moment
    ? `${formatDayFull(berlinDay(moment), list.locale)}, ${formatTime(moment)}`
    : text.trim() && texts.presale_unread;
  function write(typed: string) {
    const found = parseTypedDateTime(typed, today);
    setText(typed);
    onChange({ ...input, moment: found.ok ? found.instant.toISOString() : null });
  }
  return (
    <>
      <WithMonth
        label={texts.presale_from}
        texts={dayTexts(list.locale)}
        today={today}
        locale={list.locale}
        day={day.ok ? day.day : null}
        onChoose={(chosen) => write(`${formatDate(chosen)}${moment ? `, ${formatTime(moment)}` : ''}`)}
      >
        <label>
          {texts.presale_from}
          <input
            type="text"
            size={18}
            placeholder="1.4. 10.00"
            value={text}
            onChange={({ target }) => write(target.value)}
          />
        </label>
      </WithMonth>
      <output>{understood}</output>
    </>
  );
}
