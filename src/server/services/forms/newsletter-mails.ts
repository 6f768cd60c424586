// Mails of the newsletter: confirmation request, welcome, and "already subscribed".
import type { Locale } from '#domain/languages/locales.ts';
import { pathFor } from '#domain/site/route-paths.ts';
import type { MailText } from '#server/services/mail/mails.ts';
import { full_name, newsletter_code, newsletter_discount, newsletter_form } from '#site';

interface About {
  email: string;
  language: Locale;
  publicUrl: string;
  /** The token in the link. */
  token: string;
}

const linkOf = ({ language, publicUrl, token }: About, step: 'confirm' | 'unsubscribe') =>
  publicUrl + pathFor('forms-slug', language, { slug: newsletter_form }, { [step]: token });

const german = {
  ask: (link: string): [string, string] => [
    'Bitte bestätigen: Newsletter',
    `Guten Tag,

jemand, wahrscheinlich Sie, hat unseren Newsletter an diese Adresse bestellt. Bitte bestätigen Sie das hier:

${link}

Dann kommt auch der Rabatt von ${newsletter_discount} % auf Ihren nächsten Kartenkauf. Der Link gilt sieben Tage.

Waren Sie es nicht, dann tun Sie einfach nichts. Ohne Bestätigung kommt kein Newsletter.`,
  ],
  welcome: (link: string): [string, string] => [
    `Willkommen, und ${newsletter_discount} % für Sie`,
    `Guten Tag,

Sie bekommen ab jetzt unseren Newsletter, einmal im Monat. Zur Begrüßung gibt es ${newsletter_discount} % auf Ihren nächsten Kartenkauf. Geben Sie im Webshop ein:

${newsletter_code}

Abbestellen können Sie ihn jederzeit hier:

${link}`,
  ],
  known: (link: string): [string, string] => [
    'Sie haben den Newsletter schon',
    `Guten Tag,

jemand, wahrscheinlich Sie, hat unseren Newsletter an diese Adresse bestellt. Sie bekommen ihn aber schon, es ist nichts weiter zu tun.

Möchten Sie ihn nicht mehr, dann hier:

${link}`,
  ],
  end: 'Herzliche Grüße',
};

const english: typeof german = {
  ask: (link) => [
    'Please confirm: newsletter',
    `Hello,

somebody, probably you, has ordered our newsletter to this address. Please confirm it here:

${link}

Then you also get ${newsletter_discount}% off your next tickets. The link counts for seven days.

If it was not you, simply do nothing. Without this no newsletter will come.`,
  ],
  welcome: (link) => [
    `Welcome, and ${newsletter_discount}% for you`,
    `Hello,

from now on you get our newsletter, once a month. As a welcome you have ${newsletter_discount}% off your next tickets. Enter this in the webshop:

${newsletter_code}

You can end it at any time here:

${link}`,
  ],
  known: (link) => [
    'You have the newsletter already',
    `Hello,

somebody, probably you, has ordered our newsletter to this address. You get it already, and there is nothing left to do.

If you no longer want it:

${link}`,
  ],
  end: 'With kind regards',
};

/** A mail to a subscriber in their language. */
export function newsletterMail(kind: 'ask' | 'welcome' | 'known', about: About): MailText {
  const texts = about.language === 'de' ? german : english;
  const [subject, text] = texts[kind](linkOf(about, kind === 'ask' ? 'confirm' : 'unsubscribe'));
  return { recipient: about.email, subject, text: `${text}\n\n${texts.end}\n${full_name}` };
}
