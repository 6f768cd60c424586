// The usual next steps after a record is saved: a date of a play, more dates of a run.
import type { RecordFormData } from '#back-office/form/form-data.ts';
import { backOfficePath } from '#domain/back-office/addresses.ts';
import { formatDayShort, formatTime } from '#domain/dates/date-format.ts';
import { berlinDay, type Day, monthOf } from '#domain/dates/dates.ts';
import type { Locale } from '#domain/languages/locales.ts';
import type { ResourceName } from '#domain/resources/resource.ts';
import { recordFormTexts } from '#i18n/back-office/form-texts.ts';
import { resourceLabels } from '#i18n/back-office/resource-labels.ts';
import type { NeighbouringDates } from '#server/services/events/neighbouring-dates.ts';
import type { RecordForm } from '#server/services/records/form/record-form.ts';

/**
 * Suggests the usual next steps. After a play: its events or a run of them, and their recasts; after a part of a play:
 * the play, or another part; after an event: the previous and the next one of the play.
 */
export function nextStepsOfRecord(
  resource: ResourceName,
  {
    record,
    names,
    run,
    dates,
  }: Pick<RecordForm, 'record' | 'names'> & Pick<RecordFormData, 'run'> & { dates: NeighbouringDates | null },
  locale: Locale,
  today: Day,
): RecordFormData['next'] {
  if (resource === 'runs') return nextStepsOfRun(run, locale);
  const texts = recordFormTexts(locale);
  const another = (of: ResourceName, production: number) => ({
    url: backOfficePath('record', locale, { resource: of, id: 'new' }, { production }),
    name: resourceLabels(of, locale).create ?? '',
  });
  if (resource === 'productions')
    return [
      linkToPlanRun(record, locale, today),
      another('events', record.id),
      {
        url: backOfficePath('cast', locale, {}, { production: record.id }),
        name: texts.cast_by_dates,
      },
    ];
  const { production } = record.values;
  const play = names.productions?.find(({ id }) => id === production);
  if (!play || (resource !== 'events' && resource !== 'booklet_sections')) return [];
  return [
    {
      url: backOfficePath('record', locale, { resource: 'productions', id: play.id }),
      name: texts.play_of.replace('{name}', play.name),
    },
    ...linkDates(dates, locale),
    another(resource, play.id),
  ];
}

function linkDates(dates: NeighbouringDates | null, locale: Locale): RecordFormData['next'] {
  const { previous_date, next_date } = recordFormTexts(locale);
  return (
    [
      [dates?.previous, previous_date],
      [dates?.next, next_date],
    ] as const
  ).flatMap(([date, text]) => {
    if (!date) return [];
    const day = formatDayShort(berlinDay(date.date_start), locale);
    return {
      url: backOfficePath('record', locale, { resource: 'events', id: date.id }),
      name: text.replace('{date}', `${day}, ${formatTime(date.date_start)}`),
    };
  });
}

/** Draws a run in the plan, on the stage of the play, from an upcoming premiere on. */
function linkToPlanRun(
  { id, values: { premiere_date, stage_name } }: RecordForm['record'],
  locale: Locale,
  today: Day,
): RecordFormData['next'][number] {
  const isAhead = typeof premiere_date === 'string' && premiere_date > today;
  const month = isAhead ? monthOf(premiere_date) : undefined;
  return {
    url: backOfficePath('plan', locale, {}, { month, draw: id, stage: String(stage_name) }),
    name: recordFormTexts(locale).draw_dates,
  };
}

/** After a run: more events, drawn in the plan from its last month on, or one in its form. */
function nextStepsOfRun(run: RecordFormData['run'], locale: Locale): RecordFormData['next'] {
  if (!run) return [];
  const last = run.dates.at(-1)?.values.date_start ?? run.now;
  const month = [berlinDay(String(last)), berlinDay(run.now)].map(monthOf).toSorted().at(-1);
  const production = Number(run.values.production);
  return [
    {
      url: backOfficePath('plan', locale, {}, { month, draw: production, run: run.id }),
      name: recordFormTexts(locale).add_dates,
    },
    {
      url: backOfficePath('record', locale, { resource: 'events', id: 'new' }, { production, run: run.id }),
      name: resourceLabels('events', locale).create ?? '',
    },
  ];
}
