/** The words of the subscriptions in the reader's language: loaders send them along with the records. */
import type { Locale } from '#domain/locales.ts';
import { type SubscriptionTexts, subscriptionDe } from '#i18n/subscription-de.ts';
import { subscriptionEn } from '#i18n/subscription-en.ts';
import * as site from '#site';

export function subscriptionTexts(locale: Locale): SubscriptionTexts {
  const texts = locale === 'de' ? subscriptionDe : subscriptionEn;
  return { ...texts, thalia_card: texts.thalia_card.replace('{house}', site.name) };
}
