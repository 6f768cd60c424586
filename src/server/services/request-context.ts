// Who a service answers: in which language, and at which moment.
import type { Locale } from '#domain/languages/locales.ts';

export interface RequestContext {
  locale: Locale;
  /** The present moment by the house's clock. */
  now: Date;
}
