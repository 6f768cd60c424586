/** What of the subscriptions' screens waits for the first touch. Loaded with these screens, and with no others. */
import { later } from '#ui/Later.tsx';
import body from './SubscriptionBody.module.css';
import list from './SubscriptionList.module.css';
import row from './SubscriptionRow.module.css';
import service from './SubscriptionService.module.css';

export const SubscriptionBody = later(
  async () => (await import('./SubscriptionBody.tsx')).SubscriptionBody,
  body,
);
export const SubscriptionChoices = later(
  async () => (await import('./SubscriptionChoices.tsx')).SubscriptionChoices,
);
export const SubscriptionList = later(
  async () => (await import('./SubscriptionList.tsx')).SubscriptionList,
  list,
  row,
);
export const SubscriptionService = later(
  async () => (await import('./SubscriptionService.tsx')).SubscriptionService,
  service,
);
