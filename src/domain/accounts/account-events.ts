/** Kinds of account changes in the log. */

export const accountEvents = [
  'invited',
  'invitation-renewed',
  'invitation-withdrawn',
  'joined',
  'role-changed',
  'disabled',
  'enabled',
  'name-changed',
  'language-changed',
  'password-changed',
  'reset-link-made',
  'password-reset',
  'second-factor-added',
  'second-factor-removed',
  'recovery-codes-made',
  'recovery-code-used',
  'session-ended',
  'sessions-ended',
  'logged-out',
  'everybody-logged-out',
] as const;

export type AccountEvent = (typeof accountEvents)[number];
