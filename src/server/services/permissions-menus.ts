// The links into the back office that somebody's role opens: for the account block and the editors' toolbar.
import type { Locale } from '#domain/locales.ts';
import type { Role } from '#server/db/schema/users.ts';
import { type Action, mayDo } from '#server/services/permissions.ts';

export interface AdminMenu {
  name: string;
  url: string;
}

const menus: { name: Record<Locale, string>; url: string; action: Action }[] = [
  { name: { de: 'Redaktion', en: 'Editors' }, url: '/cms-hub', action: 'back-office' },
  { name: { de: 'Termine', en: 'Events' }, url: '/cms/events', action: 'set-event-status' },
  { name: { de: 'Stücke', en: 'Productions' }, url: '/cms/productions', action: 'back-office' },
  { name: { de: 'Menschen', en: 'People' }, url: '/cms/persons', action: 'back-office' },
  { name: { de: 'Presse', en: 'Press' }, url: '/cms/press', action: 'back-office' },
  { name: { de: 'Abos', en: 'Subscriptions' }, url: '/cms/subscriptions', action: 'back-office' },
  { name: { de: 'Formulare', en: 'Forms' }, url: '/cms/forms', action: 'back-office' },
  { name: { de: 'Menüs', en: 'Menus' }, url: '/cms/menus', action: 'back-office' },
  { name: { de: 'Weiterleitungen', en: 'Redirects' }, url: '/cms/redirects', action: 'back-office' },
  { name: { de: 'Medien', en: 'Media' }, url: '/cms/media', action: 'edit-media' },
  { name: { de: 'Einstellungen', en: 'Settings' }, url: '/cms/settings', action: 'back-office' },
  { name: { de: 'Konten', en: 'Accounts' }, url: '/cms/users', action: 'manage-users' },
];

/** In the order of the back office. */
export function adminMenusOf(role: Role, locale: Locale): AdminMenu[] {
  return menus
    .filter(({ action }) => mayDo(role, action))
    .map(({ name, url }) => ({ name: name[locale], url }));
}
