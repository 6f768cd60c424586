/** Who edits, in which language, and the token that writing calls carry. */
import { useSyncExternalStore } from 'react';
import type { Locale } from '#domain/languages/locales.ts';
import { createStore } from '#state/store.ts';

export interface AdminMenu {
  name: string;
  url: string;
}

export interface Session {
  locale: Locale;
  /** Null until the server has said so. */
  logged: boolean | null;
  username: string;
  email: string;
  role: string;
  /** What the role allows, e.g. `edit-pages`. */
  may: readonly string[];
  csrf_token: string;
  admin_menus: readonly AdminMenu[];
  /** Milliseconds from the last change until it is saved. */
  save_delay: number;
}

export const session = createStore<Session>({
  locale: 'de',
  logged: null,
  username: '',
  email: '',
  role: '',
  may: [],
  csrf_token: '',
  admin_menus: [],
  save_delay: 1000,
});

export function useSession(): Session {
  return useSyncExternalStore(session.subscribe, session.get, session.get);
}
