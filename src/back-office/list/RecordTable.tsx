/** The rows of a list; on narrow screens each of them is a card. */

import type { ShownColumn, ShownRow } from '#domain/back-office/list-page.ts';
import { formatDateTime } from '#domain/dates/date-format.ts';
import { berlinDay } from '#domain/dates/dates.ts';
import type { Localized } from '#domain/languages/localized.ts';
import { type ListedReference, textIn } from '#domain/resources/list-row.ts';
import eventStyles from './event.module.css';
import type { ListProps } from './list-props.ts';
import { isPastEvent, listedEvent } from './listed-event.ts';
import { RecordCell, Text } from './RecordCell.tsx';
import { RowCheckbox, SelectPage } from './RowCheckbox.tsx';
import tableStyles from './table.module.css';
import headStyles from './table-head.module.css';
import type { Selection } from './use-selection.ts';

interface Props extends ListProps {
  columns: readonly ShownColumn[];
  /** Null if there are no bulk actions. */
  selection: Selection | null;
}

/** The column with the name of a record, which links to it. */
const names = ['shown_name', 'name', 'title', 'headline', 'menu_name', 'old_path'];
const nameColumnOf = (columns: readonly ShownColumn[]) =>
  columns.find(({ name }) => names.includes(name))?.name ?? columns[0]?.name;

export function RecordTable({ list, texts, columns, selection }: Props) {
  const nameColumn = nameColumnOf(columns);
  return (
    <table className={tableStyles.table} aria-label={list.title}>
      <thead className={headStyles.head}>
        <tr>
          {selection && (
            <th scope="col" className={tableStyles.check}>
              <SelectPage list={list} texts={texts} selection={selection} />
            </th>
          )}
          {columns.map((column) => (
            <th
              key={column.name}
              scope="col"
              aria-sort={column.sorted ?? undefined}
              data-column={column.name}
            >
              {column.name === 'axis' ? (
                <Ruler label={column.label} />
              ) : column.url ? (
                <a href={column.url}>{column.label}</a>
              ) : (
                column.label
              )}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {list.rows.map((row, at) => (
          <tr
            key={row.id}
            data-state={stateOf(list, row)}
            data-first={isNewDay(list, at) || undefined}
            data-chosen={selection?.isChosen(row.id) || undefined}
          >
            {selection && (
              <td className={tableStyles.check}>
                <RowCheckbox row={row} texts={texts} selection={selection} />
              </td>
            )}
            {columns.map(({ name, label }) =>
              name === nameColumn ? (
                <th key={name} scope="row" data-column={name}>
                  <RecordLink list={list} row={row} column={name} />
                  {name === 'shown_name' && <RecordCell list={list} row={row} texts={texts} column={name} />}
                  <PublicationMark row={row} texts={texts} />
                </th>
              ) : (
                <td
                  key={name}
                  data-column={name}
                  data-label={label}
                  data-flag={(name !== 'is_online' && row.values[name] === true) || undefined}
                >
                  <RecordCell list={list} row={row} texts={texts} column={name} />
                </td>
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Unpublished and scheduled changes of a record: a dashed mark, with a late start if scheduled. */
function PublicationMark({
  row: { has_draft, planned_at },
  texts,
}: {
  row: ShownRow;
  texts: Props['texts'];
}) {
  return (
    <>
      {has_draft && (
        <span className={tableStyles.mark} data-when="draft">
          {texts.draft}
        </span>
      )}
      {planned_at && (
        <span className={tableStyles.mark} data-when="later">
          {texts.planned_for.replace('{moment}', formatDateTime(planned_at))}
        </span>
      )}
    </>
  );
}

/** Labels above the axis, which spans 10 to 24 h. */
const rulerHours = [11, 14, 17, 20, 23];

function Ruler({ label }: { label: string }) {
  return (
    <>
      <span className={eventStyles.ruler} aria-hidden="true">
        {rulerHours.map((hour) => (
          <b key={hour} style={{ left: `${((hour - 10) / 14) * 100}%` }}>
            {hour}
          </b>
        ))}
      </span>
      <span className="visually-hidden">{label}</span>
    </>
  );
}

function RecordLink({ list, row, column }: Pick<Props, 'list'> & { row: ShownRow; column: string }) {
  const value = row.values[column];
  const isLong = row.name.length > 120;
  const shown =
    list.resource === 'persons' ? (
      [row.values.last_name, row.values.first_name].filter(Boolean).join(', ')
    ) : textIn(value, list.locale) ? (
      typeof value === 'string' ? (
        value
      ) : (
        <Text value={value as Localized} locale={list.locale} />
      )
    ) : (
      textIn((value as ListedReference | null)?.name, list.locale) || row.name
    );
  return row.url ? (
    <a href={row.url} className={isLong ? tableStyles.long : undefined}>
      {shown}
    </a>
  ) : (
    <b>{shown}</b>
  );
}

function stateOf({ resource, now }: Props['list'], row: ShownRow): string | undefined {
  if (resource !== 'events') return undefined;
  const event = listedEvent(row);
  if (event.outcome === 'cancelled') return 'cancelled';
  return isPastEvent(event, now) ? 'past' : undefined;
}

/** In a list ordered by date, whether the event is the first of its day. */
function isNewDay({ resource, columns, rows }: Props['list'], at: number): boolean {
  if (resource !== 'events') return false;
  const byDay = columns.some(({ name, sorted }) => name === 'day' && sorted);
  const dayAt = (index: number) => berlinDay(listedEvent(rows[index] as ShownRow).date_start);
  return !byDay || at === 0 || dayAt(at) !== dayAt(at - 1);
}
