/** Texts of the pages that newsletter e-mails link to. */

import type { NewsletterState } from '#domain/forms/newsletter.ts';
import type { Locale } from '#domain/languages/locales.ts';
import { inLanguages } from '#i18n/in-languages.ts';
import { newsletter_code, newsletter_discount } from '#site';

interface StateTexts {
  title: string;
  text: string;
  /** Label of the button; empty if nothing is left to confirm. */
  button: string;
  /** Link to the next step. */
  link: { text: string; to: 'events' | 'form' };
}

const de: Record<NewsletterState, StateTexts> = {
  confirm: {
    title: 'Nur noch ein Klick',
    text: 'Bestätigen Sie, dass der Newsletter an Ihre Adresse gehen soll.',
    button: 'Ja, ich möchte den Newsletter',
    link: { text: 'Zum Spielplan', to: 'events' },
  },
  confirmed: {
    title: 'Willkommen',
    text: `Sie bekommen den Newsletter. Für Ihren nächsten Kartenkauf gibt es ${newsletter_discount} %: Geben Sie im Webshop ${newsletter_code} ein. Das steht auch in der E-\u2060Mail, die gerade kommt.`,
    button: '',
    link: { text: 'Karten aussuchen', to: 'events' },
  },
  unsubscribe: {
    title: 'Newsletter abbestellen',
    text: 'Danach kommt keine Ausgabe mehr an Ihre Adresse.',
    button: 'Ja, abbestellen',
    link: { text: 'Doch behalten', to: 'events' },
  },
  unsubscribed: {
    title: 'Abbestellt',
    text: 'Der Newsletter kommt nicht mehr. Den Spielplan finden Sie immer hier.',
    button: '',
    link: { text: 'Zum Spielplan', to: 'events' },
  },
  expired: {
    title: 'Dieser Link ist abgelaufen',
    text: 'Der Link in der E-\u2060Mail gilt sieben Tage und für eine Bestellung. Bestellen Sie den Newsletter einfach neu.',
    button: '',
    link: { text: 'Newsletter bestellen', to: 'form' },
  },
  unknown: {
    title: 'Diesen Link kennen wir nicht',
    text: 'Vielleicht fehlt ein Stück: Kopieren Sie ihn bitte vollständig aus der E-\u2060Mail.',
    button: '',
    link: { text: 'Zum Spielplan', to: 'events' },
  },
};

const en: Record<NewsletterState, StateTexts> = {
  confirm: {
    title: 'Just one more click',
    text: 'Please confirm that the newsletter should go to your address.',
    button: 'Yes, send me the newsletter',
    link: { text: 'To the calendar', to: 'events' },
  },
  confirmed: {
    title: 'Welcome',
    text: `You will get the newsletter, and ${newsletter_discount}% off your next tickets: enter ${newsletter_code} in the webshop. It is also in the e-\u2060mail that is on its way.`,
    button: '',
    link: { text: 'Choose tickets', to: 'events' },
  },
  unsubscribe: {
    title: 'End the newsletter',
    text: 'No further issue will come to your address.',
    button: 'Yes, end it',
    link: { text: 'Keep it', to: 'events' },
  },
  unsubscribed: {
    title: 'That was the last one',
    text: 'The newsletter will not come any more. What is on is always here.',
    button: '',
    link: { text: 'To the calendar', to: 'events' },
  },
  expired: {
    title: 'This link has expired',
    text: 'The link in the e-\u2060mail counts for seven days and for one order. Simply order the newsletter again.',
    button: '',
    link: { text: 'Order the newsletter', to: 'form' },
  },
  unknown: {
    title: 'We do not know this link',
    text: 'A piece of it may be missing: please copy all of it from the e-\u2060mail.',
    button: '',
    link: { text: 'To the calendar', to: 'events' },
  },
};

export type NewsletterTexts = StateTexts;

const texts = inLanguages(de, en);

export const newsletterTexts = (state: NewsletterState, locale: Locale): NewsletterTexts =>
  texts(locale)[state];
