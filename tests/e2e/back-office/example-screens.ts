// An example of every screen of the back office.
import type { BackOfficeRouteName } from '#domain/site/back-office-routes.ts';
import { colleague } from '../../setup/accounts.ts';

/** One example per row of the route table; a missing one is a compile error. */
export const examples: Record<BackOfficeRouteName, Record<string, string>> = {
  accounts: {},
  account: { id: colleague.id },
  'own-account': {},
  // A date in the past, because it was never created.
  invitation: { token: 'A'.repeat(43) },
  'password-reset': {},
  log: {},
  import: {},
  hub: {},
  search: {},
  access: {},
  cast: {},
  menus: {},
  'not-found-addresses': {},
  plan: {},
  tonight: {},
  records: { resource: 'events' },
  record: { resource: 'productions', id: '1' },
  entries: { id: '1' },
  // A missing record: the layout of the back office shows the error.
  entry: { id: '1', entry: '999999' },
  unknown: { '*': 'nirgends/und/nichts' },
  'unknown-hub': { '*': 'nichts' },
};

/** The statuses of the screens whose status is not 200. */
export const statuses: Partial<Record<BackOfficeRouteName, number>> = {
  entry: 404,
  unknown: 404,
  'unknown-hub': 404,
};
