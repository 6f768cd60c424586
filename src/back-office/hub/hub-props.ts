/** Props of the sections of the hub. */
import type { Hub } from '#domain/hub/hub.ts';
import type { Locale } from '#domain/languages/locales.ts';
import type { HubTexts } from '#i18n/hub/hub-texts.ts';

export interface HubProps {
  hub: Hub;
  texts: HubTexts;
  locale: Locale;
}
