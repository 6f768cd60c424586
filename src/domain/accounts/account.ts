/** Accounts, as administrators and their owners see them. */
import type { Locale } from '#domain/languages/locales.ts';

/** The one that may do most first. */
export const roles = ['administrator', 'editor', 'press', 'evening-service'] as const;

export type Role = (typeof roles)[number];

/** In place of the role while a required second factor is missing: nothing is allowed but setting it up. */
export const withoutSecondFactor = 'without-second-factor';

/** What a session may do. */
export type SessionRole = Role | typeof withoutSecondFactor;

/** `invited`: the link has not been used yet. */
export type AccountState = 'invited' | 'active' | 'disabled';

export interface Account {
  id: string;
  /** Empty until the invitation was used. */
  name: string;
  email: string;
  role: Role;
  state: AccountState;
  has_second_factor: boolean;
  /** Number of active sessions. */
  session_count: number;
  /** ISO 8601; null before the first login. */
  last_login_at: string | null;
  /** Expiry of the latest valid invitation; null if there is none. */
  invited_until: string | null;
  created_at: string;
}

/** A new link to hand over; it is not shown again. */
export interface AccountLink {
  url: string;
  /** ISO 8601 */
  expires_at: string;
  /** Whether it was mailed as well. */
  is_mailed: boolean;
}

/** An active session on a device. */
export interface AccountSession {
  id: string;
  /** Browser and system if known, such as "Firefox, Windows". */
  device: string;
  /** ISO 8601 */
  since: string;
  last_used: string;
  is_current: boolean;
}

/** An account as its owner sees it. */
export interface OwnAccount {
  name: string;
  email: string;
  role: Role;
  locale: Locale;
  sessions: AccountSession[];
  second_factor: { is_on: boolean; is_required: boolean; recovery_codes_left: number };
}

/** The data for an authenticator app. */
export interface SecondFactorSetup {
  /** Base32, in groups of four. */
  secret: string;
  /** `otpauth://…` */
  uri: string;
  /** The address as a QR code: modules per side, and its dark modules as an SVG path. */
  qr: { size: number; path: string };
}
