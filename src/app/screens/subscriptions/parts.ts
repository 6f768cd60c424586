/** What of the subscriptions' screens waits for the first touch. Loaded with these screens, and with no others. */
import { later } from '#ui/Later.tsx';

export const SubscriptionBody = later(async () => (await import('./SubscriptionBody.tsx')).SubscriptionBody);
export const SubscriptionChoices = later(
  async () => (await import('./SubscriptionChoices.tsx')).SubscriptionChoices,
);
export const SubscriptionList = later(async () => (await import('./SubscriptionList.tsx')).SubscriptionList);
export const SubscriptionService = later(
  async () => (await import('./SubscriptionService.tsx')).SubscriptionService,
);
