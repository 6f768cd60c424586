/** The editor's account and language, and the CSRF token of writing requests. */
import type { Locale } from '#domain/languages/locales.ts';

interface AdminMenu {
  name: string;
  url: string;
}

export interface SessionAccount {
  locale: Locale;
  /** Null until the server has responded. */
  logged: boolean | null;
  username: string;
  email: string;
  role: string;
  /** What the role allows, e.g. `edit-pages`. */
  may: readonly string[];
  csrf_token: string;
  admin_menus: readonly AdminMenu[];
  /** Debounce of saves after a change, in milliseconds. */
  save_delay: number;
}

export const unknownAccount: SessionAccount = {
  locale: 'de',
  logged: null,
  username: '',
  email: '',
  role: '',
  may: [],
  csrf_token: '',
  admin_menus: [],
  save_delay: 1000,
};
