/** The events of a run below its form, and the run beside the form of an event, with manual changes. */
import { backOfficePath } from '#domain/back-office/addresses.ts';
import { formatDayShort, formatTime } from '#domain/dates/date-format.ts';
import { berlinDay } from '#domain/dates/dates.ts';
import {
  differencesFrom,
  isPastDate,
  type RunDate,
  type RunDifference,
  type RunWithDates,
} from '#domain/plan/run-changes.ts';
import { runChangeTexts } from '#i18n/back-office/run-change-texts.ts';
import { fillPlaceholders } from '#i18n/fill-placeholders.ts';
import type { RecordFormData } from '../form/form-data.ts';
import { formatRunValue, type RunFormatContext, runFieldLabel } from './format-run.ts';
import styles from './runs.module.css';

interface Props {
  run: RunWithDates;
  data: Pick<RecordFormData, 'locale' | 'labels'>;
}

export function RunDates({ run, data }: Props) {
  const { locale, labels } = data;
  const texts = runChangeTexts(locale);
  const list = backOfficePath('records', locale, { resource: 'events' }, { run: run.id, period: 'all' });
  return (
    <section id="group-run" aria-labelledby="title-run">
      <h2 id="title-run">{texts.dates}</h2>
      {run.dates.length === 0 ? (
        <p>{texts.no_dates}</p>
      ) : (
        <>
          <ul className={styles.dates}>
            {run.dates.map((date) => (
              <li key={date.id} data-past={isPastDate(date, run.now) || undefined}>
                <a href={backOfficePath('record', locale, { resource: 'events', id: date.id })}>
                  {nameOf(date, locale)}
                </a>
                <div>
                  <State date={date} run={run} data={data} />
                  <Differences
                    differences={differencesOf(date, run)}
                    context={{ locale, labels: labels.fields, names: run.names }}
                  />
                </div>
              </li>
            ))}
          </ul>
          <p>
            <a href={list}>{texts.in_list}</a>
          </p>
        </>
      )}
    </section>
  );
}

/** Past events do not follow their run. */
const differencesOf = (date: RunDate, { values, now }: RunWithDates) =>
  isPastDate(date, now) ? [] : differencesFrom(values, date);

/** "Do 24.12.2026, 20.00" */
function nameOf({ values }: RunDate, locale: RecordFormData['locale']): string {
  const start = values.date_start as string;
  const day = formatDayShort(berlinDay(start), locale);
  return `${day}${locale === 'de' ? '' : ' '}${start.slice(0, 4)}, ${formatTime(start)}`;
}

function State({ date, run, data: { locale } }: Props & { date: RunDate }) {
  const texts = runChangeTexts(locale);
  const { outcome, is_online } = date.values;
  const isPast = isPastDate(date, run.now);
  const isLike = !isPast && differencesOf(date, run).length === 0;
  const notes = [
    isPast ? texts.past : [],
    outcome === 'cancelled' ? texts.cancelled : [],
    is_online === false ? texts.offline : [],
    isLike ? texts.like_run : [],
  ].flat();
  return notes.length > 0 && <p className={styles.quiet}>{notes.join(', ')}</p>;
}

function Differences({
  differences,
  context,
}: {
  differences: readonly RunDifference[];
  context: RunFormatContext;
}) {
  const texts = runChangeTexts(context.locale);
  return (
    <>
      {differences.map(({ field, eventValue, runValue }) => (
        <p key={field}>
          <b>{runFieldLabel(field, context)}</b> {formatRunValue(field, eventValue, context)}{' '}
          <em className={styles.mark}>{texts.by_hand}</em>{' '}
          <span className={styles.quiet}>
            {fillPlaceholders(texts.run_says, { value: formatRunValue(field, runValue, context) })}
          </span>
        </p>
      ))}
    </>
  );
}

/** Shown beside the form of an event. */
export function RunOfDate({ run, data: { locale, labels } }: Props) {
  const texts = runChangeTexts(locale);
  const differences = run.dates.flatMap((date) => differencesOf(date, run));
  return (
    <>
      <h3>{texts.of_run}</h3>
      <ul>
        <li>
          <a href={backOfficePath('record', locale, { resource: 'runs', id: run.id })}>{run.name}</a>
        </li>
        <li className={styles.beside}>
          {differences.length === 0 ? texts.same : texts.differs}
          <Differences
            differences={differences}
            context={{ locale, labels: labels.fields, names: run.names }}
          />
        </li>
      </ul>
    </>
  );
}
