// Who a service answers: in which language, and at which moment.
import type { Locale } from '#domain/locales.ts';

export interface Reader {
  locale: Locale;
  /** The present moment by the house's clock. */
  now: Date;
}
