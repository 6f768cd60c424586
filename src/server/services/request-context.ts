// The context of a request that services need: language and time.
import type { Locale } from '#domain/languages/locales.ts';

export interface RequestContext {
  locale: Locale;
  /** The current time of the application's clock. */
  now: Date;
}
