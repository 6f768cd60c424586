/** The words of the subscriptions in the reader's language: loaders send them along with the records. */
import type { Locale } from '#domain/languages/locales.ts';
import * as site from '#site';
import { type SubscriptionTexts, subscriptionDe } from './subscription-de.ts';
import { subscriptionEn } from './subscription-en.ts';

export function subscriptionTexts(locale: Locale): SubscriptionTexts {
  const texts = locale === 'de' ? subscriptionDe : subscriptionEn;
  return { ...texts, thalia_card: texts.thalia_card.replace('{house}', site.name) };
}
