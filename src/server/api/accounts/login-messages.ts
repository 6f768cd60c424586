// Messages for failed logins.
import { HttpError } from '#server/api/endpoint/failure.ts';

export const wrongCredentials = {
  de: 'E-Mail-Adresse oder Passwort stimmen nicht.',
  en: 'The e-mail address or the password is wrong.',
};

/** The label of the field that the login then shows. */
export const codeNeeded = {
  de: 'Code aus Ihrer App, oder ein Notfallcode',
  en: 'Code from your app, or a recovery code',
};

export const wrongCode = {
  de: 'Dieser Code gilt nicht oder nicht mehr. Nehmen Sie den nächsten, den Ihre App zeigt.',
  en: 'This code is not valid, or not any more. Take the next one that your app shows.',
};

const later = {
  de: (minutes: number) =>
    `Zu viele Versuche. Bitte warten Sie ${minutes === 1 ? 'eine Minute' : `${minutes} Minuten`}.`,
  en: (minutes: number) =>
    `Too many attempts. Please wait ${minutes === 1 ? 'a minute' : `${minutes} minutes`}.`,
};

/** 429 with the time until the next attempt. */
export const tooManyAttempts = (seconds: number) =>
  new HttpError(429, (locale) => ({
    detail: later[locale](Math.ceil(seconds / 60)),
    headers: { 'Retry-After': String(seconds) },
  }));
