/** Access services by month and stage: the number of events with each, and the events without any. */
import { berlinDay, type Month, monthOf } from '#domain/dates/dates.ts';
import { stageNames } from '#domain/venues/venues.ts';
import { type AccessService, accessibilityServices } from './filters.ts';

/** An upcoming event on a stage of the theatre. */
export interface AccessDate {
  id: number;
  /** ISO 8601. */
  date_start: string;
  unspecific_time: boolean;
  stage_name: string;
  /** In the reader's language. */
  title: string;
  services: AccessService[];
}

/** One stage in one month. */
export interface StageCoverage {
  stage_name: string;
  /** All its dates. */
  dates: number;
  /** The number of dates with each service. */
  services: Record<AccessService, number>;
}

export interface MonthCoverage {
  month: Month;
  /** In the theatre's order; those without a date are missing. */
  stages: StageCoverage[];
}

/** Months with dates, in order. */
export function accessCoverage(dates: readonly AccessDate[]): MonthCoverage[] {
  const months = Map.groupBy(dates, ({ date_start }) => monthOf(berlinDay(date_start)));
  return [...months].map(([month, own]) => ({
    month,
    stages: stageNames.flatMap((stage_name) => {
      const there = own.filter((date) => date.stage_name === stage_name);
      return there.length > 0 ? [{ stage_name, dates: there.length, services: countsOf(there) }] : [];
    }),
  }));
}

function countsOf(dates: readonly AccessDate[]): Record<AccessService, number> {
  const counts = accessibilityServices.map((service) => [service, datesWith(dates, service).length]);
  return Object.fromEntries(counts) as Record<AccessService, number>;
}

export function datesWith<Dated extends Pick<AccessDate, 'services'>>(
  dates: readonly Dated[],
  service: AccessService,
): Dated[] {
  return dates.filter(({ services }) => services.includes(service));
}

/** Dates in a month from which on a stage is expected to offer every service; fewer are single evenings. */
const regularDates = 4;

/** Whether a stage that plays regularly in a month has no date with a service. */
export function isCoverageGap({ dates, services }: StageCoverage, service: AccessService): boolean {
  return dates >= regularDates && services[service] === 0;
}

/** How many services the stages of a month lack. */
export function gapsOf({ stages }: MonthCoverage): number {
  return stages.reduce(
    (sum, stage) => sum + accessibilityServices.filter((service) => isCoverageGap(stage, service)).length,
    0,
  );
}
