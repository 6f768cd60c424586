/** The address of the form of an event or an internal date. */
import { backOfficePath } from '#domain/back-office/addresses.ts';
import type { Locale } from '#domain/languages/locales.ts';
import { type PlannedEvent, resourceOf } from '#domain/plan/plan.ts';

export const formAddress = (planned: Pick<PlannedEvent, 'id' | 'internal'>, locale: Locale): string =>
  backOfficePath('record', locale, { resource: resourceOf(planned), id: planned.id });
