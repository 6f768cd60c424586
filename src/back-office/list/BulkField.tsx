/** The input of a bulk action: an offset, a moment or a choice. */
import { useState } from 'react';
import type { ListPage } from '#domain/back-office/list-page.ts';
import { formatDayFull, formatTime } from '#domain/dates/date-format.ts';
import { berlinDay } from '#domain/dates/dates.ts';
import { parseTypedDateTime } from '#domain/dates/typed-date-time.ts';
import type { BulkTexts } from '#i18n/back-office/bulk-texts.ts';
import { type BulkActionName, type BulkInput, optionField } from './bulk-actions.ts';

interface Props {
  list: ListPage;
  action: BulkActionName;
  input: BulkInput;
  texts: BulkTexts;
  onChange: (input: BulkInput) => void;
}

export function BulkField({ list, action, input, texts, onChange }: Props) {
  const field = optionField(action);
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

/** A typed moment, with its interpretation beside it. */
function Presale({ list, input, texts, onChange }: Omit<Props, 'action'>) {
  const [text, setText] = useState('');
  const { moment } = input;
  const understood = moment
    ? `${formatDayFull(berlinDay(moment), list.locale)}, ${formatTime(moment)}`
    : text.trim() && texts.presale_unread;
  return (
    <>
      <label>
        {texts.presale_from}
        <input
          type="text"
          size={18}
          placeholder="1.4. 10.00"
          value={text}
          onChange={({ target }) => {
            const found = parseTypedDateTime(target.value, berlinDay(list.now));
            setText(target.value);
            onChange({ ...input, moment: found.ok ? found.instant.toISOString() : null });
          }}
        />
      </label>
      <output>{understood}</output>
    </>
  );
}
