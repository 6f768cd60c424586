/** Mails about accounts: the invitation, and the link for a new password. */
import { inLanguages } from '#i18n/in-languages.ts';

interface AccountMail {
  subject: string;
  text: (link: string) => string;
}

/** By the theatre's name. */
type AccountMails = Record<'invitation' | 'password-reset', (house: string) => AccountMail>;

const de: AccountMails = {
  invitation: (house) => ({
    subject: `Ihr Zugang zur Redaktion: ${house}`,
    text: (link) => `Guten Tag,

Sie sind eingeladen, auf der Website des Hauses mitzuarbeiten (${house}). Hier geben Sie Ihren Namen ein und wählen ein Passwort:

${link}

Der Link gilt sieben Tage und nur einmal. Geben Sie ihn nicht weiter: Wer ihn öffnet, bekommt Ihren Zugang.

Haben Sie mit dem Haus nichts zu tun, dann tun Sie einfach nichts.`,
  }),
  'password-reset': (house) => ({
    subject: `Neues Passwort: ${house}`,
    text: (link) => `Guten Tag,

für Ihren Zugang zur Redaktion (${house}) wurde ein neues Passwort angefordert. Hier wählen Sie eines:

${link}

Der Link gilt eine Stunde und nur einmal. Mit dem neuen Passwort enden alle Anmeldungen, auch auf anderen Geräten.

Waren Sie es nicht, dann tun Sie einfach nichts: Ihr Passwort bleibt, wie es ist.`,
  }),
};

const en: AccountMails = {
  invitation: (house) => ({
    subject: `Your access to the editorial office: ${house}`,
    text: (link) => `Hello,

You are invited to work on the theatre’s website (${house}). Enter your name and choose a password here:

${link}

The link works for seven days, and once. Do not pass it on: whoever opens it gets your access.

If you have nothing to do with this theatre, simply ignore this mail.`,
  }),
  'password-reset': (house) => ({
    subject: `New password: ${house}`,
    text: (link) => `Hello,

A new password was requested for your access to the editorial office (${house}). Choose one here:

${link}

The link works for one hour, and once. With the new password you are logged out everywhere, on other devices too.

If this was not you, simply ignore this mail: your password stays as it is.`,
  }),
};

export const accountMails = inLanguages(de, en);
