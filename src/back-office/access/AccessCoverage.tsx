/** Months with their stages and the number of events with each access service; gaps are highlighted. */

import { backOfficePath } from '#domain/back-office/addresses.ts';
import { formatDayShort, formatMonth, formatTime } from '#domain/dates/date-format.ts';
import { berlinDay, type Month } from '#domain/dates/dates.ts';
import {
  type AccessDate,
  accessCoverage,
  datesWith,
  gapsOf,
  isCoverageGap,
  type StageCoverage,
} from '#domain/events/access-coverage.ts';
import { type AccessService, accessibilityServices } from '#domain/events/filters.ts';
import type { Locale } from '#domain/languages/locales.ts';
import { stageLabel } from '#domain/venues/venues.ts';
import type { AccessTexts } from '#i18n/back-office/access-texts.ts';
import { fillPlaceholders } from '#i18n/fill-placeholders.ts';
import { formatCount } from '#i18n/format-count.ts';
import styles from './access.module.css';

interface Props {
  dates: readonly AccessDate[];
  locale: Locale;
  texts: AccessTexts;
  /** Names of services. */
  services: Readonly<Record<AccessService, string>>;
}

/** Maximum events of a service that are listed by name. */
const maxNamed = 6;

export function AccessCoverage({ dates, locale, texts, services }: Props) {
  const months = accessCoverage(dates);
  if (months.length === 0) return <p>{texts.empty}</p>;
  return (
    <>
      {months.map((month) => {
        const gaps = gapsOf(month);
        return (
          <table key={month.month} className={styles.table}>
            <caption>
              <b>{formatMonth(month.month, locale)}</b>{' '}
              <span data-gaps={gaps > 0 || undefined}>
                {gaps > 0 ? formatCount(texts.gaps, gaps) : texts.no_gap}
              </span>
            </caption>
            <thead>
              <tr>
                <th scope="col">{texts.stage}</th>
                <th scope="col">{texts.dates}</th>
                {accessibilityServices.map((service) => (
                  <th key={service} scope="col">
                    {services[service]}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {month.stages.map((stage) => (
                <StageRow
                  key={stage.stage_name}
                  stage={stage}
                  locale={locale}
                  texts={texts}
                  services={services}
                  month={month.month}
                />
              ))}
            </tbody>
          </table>
        );
      })}
      <h2 className={styles.head}>{texts.by_service}</h2>
      <div className={styles.services}>
        {accessibilityServices.map((service) => (
          <Service
            key={service}
            dates={dates}
            locale={locale}
            texts={texts}
            service={service}
            name={services[service]}
          />
        ))}
      </div>
    </>
  );
}

interface RowProps extends Omit<Props, 'dates'> {
  stage: StageCoverage;
  month: Month;
}

function StageRow({ stage, month, locale, texts, services }: RowProps) {
  const { stage_name } = stage;
  const place = stageLabel(stage_name, locale);
  const addressOf = (service?: AccessService) =>
    backOfficePath(
      'records',
      locale,
      { resource: 'events' },
      { period: month, stage_name, access_services: service ?? null },
    );
  const fillText = (text: string, count: number, service = '') =>
    fillPlaceholders(text, { service, stage: place, month: formatMonth(month, locale), count });
  return (
    <tr>
      <th scope="row">{place}</th>
      <td>
        <a href={addressOf()} data-label={texts.dates} aria-label={fillText(texts.dates_cell, stage.dates)}>
          {stage.dates}
        </a>
      </td>
      {accessibilityServices.map((service) => {
        const count = stage.services[service];
        return (
          <td key={service} data-missing={isCoverageGap(stage, service) || undefined}>
            {/* Without the service, the stage's events are listed, so that it can be added to one of them. */}
            <a
              href={addressOf(count > 0 ? service : undefined)}
              data-label={services[service]}
              aria-label={fillText(
                isCoverageGap(stage, service) ? texts.cell_missing : texts.cell,
                count,
                services[service],
              )}
            >
              {count > 0 ? count : isCoverageGap(stage, service) ? texts.missing : '–'}
            </a>
          </td>
        );
      })}
    </tr>
  );
}

interface ServiceProps extends Omit<Props, 'services'> {
  service: AccessService;
  name: string;
}

function Service({ dates, service, name, locale, texts }: ServiceProps) {
  const own = datesWith(dates, service);
  return (
    <section aria-labelledby={`access-${service}`}>
      <h3 id={`access-${service}`}>{name}</h3>
      {own.length === 0 ? (
        <p>{texts.none}</p>
      ) : (
        <ul>
          {own.slice(0, maxNamed).map(({ id, date_start, unspecific_time, title }) => (
            <li key={id}>
              <a
                href={backOfficePath(
                  'record',
                  locale,
                  { resource: 'events', id },
                  { field: 'access_services' },
                )}
              >
                {formatDayShort(berlinDay(date_start), locale)}
                {unspecific_time ? '' : `, ${formatTime(date_start)}`} <b>{title}</b>
              </a>
            </li>
          ))}
        </ul>
      )}
      {own.length > maxNamed && (
        <a
          className={styles.all}
          href={backOfficePath(
            'records',
            locale,
            { resource: 'events' },
            { period: 'upcoming', access_services: service },
          )}
        >
          {texts.all.replace('{count}', String(own.length))}
          <span className="visually-hidden">: {name}</span>
        </a>
      )}
    </section>
  );
}
