/** The routes of the back office. Separate from `route-table.ts`, so that visitors' scripts contain none of them. */

interface BackOfficeRouteRow {
  name: string;
  /** In the router's syntax; the same in both languages. */
  path: string;
  /** The screen's file. */
  screen: string;
}

/** In any order: the router picks the most specific path. */
export const backOfficeRoutes = [
  { name: 'accounts', path: '/cms/accounts', screen: 'AccountsScreen' },
  { name: 'account', path: '/cms/accounts/:id', screen: 'AccountScreen' },
  { name: 'own-account', path: '/cms/account', screen: 'OwnAccountScreen' },
  { name: 'invitation', path: '/cms/invitation/:token', screen: 'InvitationScreen' },
  { name: 'password-reset', path: '/cms/password-reset/:token?', screen: 'PasswordResetScreen' },
  { name: 'log', path: '/cms/log', screen: 'LogScreen' },
  { name: 'import', path: '/cms/import', screen: 'ImportScreen' },
  { name: 'hub', path: '/cms-hub', screen: 'HubScreen' },
  { name: 'search', path: '/cms/search', screen: 'RecordSearchScreen' },
  { name: 'access', path: '/cms/access', screen: 'AccessScreen' },
  { name: 'menus', path: '/cms/menus', screen: 'MenusScreen' },
  { name: 'not-found-addresses', path: '/cms/missed', screen: 'NotFoundAddressesScreen' },
  { name: 'cast', path: '/cms/cast', screen: 'CastScreen' },
  { name: 'plan', path: '/cms/plan', screen: 'PlanScreen' },
  { name: 'tonight', path: '/cms/tonight', screen: 'TonightScreen' },
  { name: 'records', path: '/cms/:resource', screen: 'RecordListScreen' },
  { name: 'record', path: '/cms/:resource/:id', screen: 'RecordScreen' },
  { name: 'entries', path: '/cms/forms/:id/entries', screen: 'FormEntriesScreen' },
  { name: 'entry', path: '/cms/forms/:id/entries/:entry', screen: 'FormEntryScreen' },
  { name: 'unknown', path: '/cms/*', screen: 'UnknownScreen' },
  { name: 'unknown-hub', path: '/cms-hub/*', screen: 'UnknownScreen' },
] as const satisfies readonly BackOfficeRouteRow[];

type BackOfficeRoute = (typeof backOfficeRoutes)[number];
export type BackOfficeRouteName = BackOfficeRoute['name'];

/**
 * Whether a path, with or without its query, belongs to the back office, as a page or as the data of one (`.data`). Such
 * pages are never cached, and read every query parameter.
 */
export function isBackOfficePath(path: string): boolean {
  return /^\/cms(?:-hub)?(?:\.data)?(?:[/?]|$)/.test(path);
}
