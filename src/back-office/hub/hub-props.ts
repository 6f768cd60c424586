/** What the parts of the front page are given. */
import type { Hub } from '#domain/hub/hub.ts';
import type { Locale } from '#domain/languages/locales.ts';
import type { HubTexts } from '#i18n/hub/hub-texts.ts';

export interface HubProps {
  hub: Hub;
  texts: HubTexts;
  locale: Locale;
}
