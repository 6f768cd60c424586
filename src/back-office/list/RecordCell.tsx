/** A value of a record in its list, by kind. */
import { backOfficePath } from '#domain/back-office/addresses.ts';
import { formatDate, formatDateTime } from '#domain/dates/date-format.ts';
import { isDay } from '#domain/dates/dates.ts';
import { formatBytes } from '#domain/languages/format-bytes.ts';
import type { Locale } from '#domain/languages/locales.ts';
import { type Localized, localize } from '#domain/languages/localized.ts';
import type { ListedReference } from '#domain/resources/list-row.ts';
import { EventCell, isEventColumn } from './EventCell.tsx';
import styles from './list.module.css';
import type { CellProps, ListPartTexts } from './list-props.ts';
import tableStyles from './table.module.css';

export function RecordCell(props: CellProps) {
  const { list, row, column, texts } = props;
  if (list.resource === 'events' && isEventColumn(column)) return <EventCell {...props} column={column} />;
  const value = row.values[column];
  if (column === 'is_online') {
    return value ? texts.online : <span className={styles.amber}>{texts.offline}</span>;
  }
  if (column === 'entries_count') {
    const count = Number(value).toLocaleString(list.locale);
    // Users who may not edit forms may not read their entries either.
    if (!list.may_write) return count;
    return (
      <a
        href={backOfficePath('entries', list.locale, { id: row.id })}
        className={tableStyles.inRow}
        aria-label={`${texts.columns.entries_count}: ${count}, ${row.name}`}
      >
        {count}
      </a>
    );
  }
  if (column === 'size') return <FileSize values={row.values} locale={list.locale} />;
  if (column === 'path') return (value as Localized)[list.locale] ?? '';
  return <Value value={value} field={column} list={list} texts={texts} />;
}

interface ValueProps {
  value: unknown;
  field: string;
  list: CellProps['list'];
  texts: ListPartTexts;
}

function Value({ value, field, list, texts }: ValueProps) {
  if (value === null || value === undefined || value === '') return null;
  if (typeof value === 'boolean') return value ? texts.yes : null;
  if (typeof value === 'number') return value.toLocaleString(list.locale);
  if (Array.isArray(value)) {
    return value.map((entry, at) => (
      <span key={typeof entry === 'object' ? (entry as ListedReference).id : String(entry)}>
        {at > 0 && ', '}
        <Value value={entry} field={field} list={list} texts={texts} />
      </span>
    ));
  }
  if (typeof value === 'object') {
    return 'name' in value ? (
      <Value value={(value as ListedReference).name} field={field} list={list} texts={texts} />
    ) : (
      <Text value={value as Localized} locale={list.locale} />
    );
  }
  const text = String(value);
  if (/^#[0-9a-f]{6}$/i.test(text)) {
    return (
      <>
        <span className={tableStyles.colour} style={{ background: text }} aria-hidden="true" />
        {text}
      </>
    );
  }
  if (isDay(text)) return <time dateTime={text}>{formatDate(text)}</time>;
  if (/^\d{4}-\d\d-\d\dT/.test(text)) return <time dateTime={text}>{formatDateTime(text)}</time>;
  return list.choices[field]?.[text] ?? text;
}

/** A text of a record, marked if it is the fallback for a missing translation. */
export function Text({ value, locale }: { value: Localized | null; locale: CellProps['list']['locale'] }) {
  const served = localize(value, locale);
  return served && <span lang={served.lang === locale ? undefined : served.lang}>{served.text}</span>;
}

function FileSize({ values, locale }: { values: CellProps['row']['values']; locale: Locale }) {
  const { width, height, bytes } = values;
  return [width && height ? `${width} × ${height}` : null, formatBytes(Number(bytes), locale)]
    .filter(Boolean)
    .join(', ');
}
