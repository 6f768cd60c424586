// Problem documents (RFC 9457), the error format of all endpoints, in the reader's language.
import type { Locale } from '#domain/languages/locales.ts';

/** An invalid field or parameter. */
interface ProblemError {
  field: string;
  /** A sentence that names the field and the remedy. */
  message: string;
}

export interface Problem {
  /** The status alone identifies the kind of problem. */
  type: 'about:blank';
  title: string;
  status: ProblemStatus;
  detail: string;
  /** Set if single fields are invalid. */
  errors?: ProblemError[];
}

const texts = {
  400: {
    de: ['Ungültige Anfrage', 'Die Anfrage lässt sich so nicht beantworten.'],
    en: ['Bad request', 'The request cannot be answered as it stands.'],
  },
  401: {
    de: ['Anmeldung nötig', 'Bitte melden Sie sich an.'],
    en: ['Login required', 'Please log in.'],
  },
  403: {
    de: ['Nicht erlaubt', 'Dafür fehlt Ihnen die Berechtigung.'],
    en: ['Not allowed', 'You do not have permission to do this.'],
  },
  404: {
    de: ['Nicht gefunden', 'Unter dieser Adresse gibt es nichts.'],
    en: ['Not found', 'There is nothing at this address.'],
  },
  405: {
    de: [
      'Methode nicht erlaubt',
      'Diese Adresse kennt die Methode nicht; die Kopfzeile Allow nennt die erlaubten.',
    ],
    en: [
      'Method not allowed',
      'This address does not know the method; the Allow header names those it does.',
    ],
  },
  409: {
    de: ['Inzwischen geändert', 'Jemand anderes hat das inzwischen geändert. Laden Sie den neuen Stand.'],
    en: ['Changed meanwhile', 'Somebody else has changed this meanwhile. Load the new version.'],
  },
  413: {
    de: ['Zu groß', 'Die Anfrage ist zu groß.'],
    en: ['Too large', 'The request is too large.'],
  },
  414: {
    de: ['Adresse zu lang', 'Diese Adresse ist zu lang. Nennen Sie weniger oder kürzere Werte.'],
    en: ['Address too long', 'This address is too long. Name fewer values, or shorter ones.'],
  },
  415: {
    de: ['Inhalt nicht lesbar', 'Dieser Inhalt ist komprimiert. Schicken Sie ihn ohne Content-Encoding.'],
    en: ['Content not readable', 'This content is compressed. Send it without Content-Encoding.'],
  },
  422: {
    de: ['Ungültiger Inhalt', 'Einige Angaben lassen sich so nicht speichern.'],
    en: ['Invalid content', 'Some of the values cannot be stored as they are.'],
  },
  429: {
    de: ['Zu viele Anfragen', 'Bitte warten Sie einen Moment und versuchen Sie es dann noch einmal.'],
    en: ['Too many requests', 'Please wait a moment and then try again.'],
  },
  500: {
    de: ['Fehler im Haus', 'Bei uns ist etwas schiefgegangen. Versuchen Sie es bitte später noch einmal.'],
    en: ['Internal error', 'Something went wrong on our side. Please try again later.'],
  },
  503: {
    de: [
      'Gerade nicht erreichbar',
      'Wir können gerade nicht antworten. Versuchen Sie es bitte in einigen Sekunden noch einmal.',
    ],
    en: ['Not available', 'We cannot answer at the moment. Please try again in a few seconds.'],
  },
  507: {
    de: [
      'Kein Speicherplatz',
      'Es ist kein Platz mehr zum Speichern. Ihr Text steht noch in diesem Fenster.',
    ],
    en: ['No space left', 'There is no space left to save. Your text is still in this window.'],
  },
} as const satisfies Record<number, Record<Locale, readonly [string, string]>>;

export type ProblemStatus = keyof typeof texts;

export interface ProblemOptions {
  /** Replaces the default message of the status. */
  detail?: string;
  errors?: ProblemError[];
  headers?: Record<string, string>;
}

/** In the reader's language; `detail` replaces the default message of the status. */
export function problemOf(
  status: ProblemStatus,
  locale: Locale,
  { detail, errors }: ProblemOptions = {},
): Problem {
  const [title, usual] = texts[status][locale];
  return { type: 'about:blank', title, status, detail: detail ?? usual, ...(errors ? { errors } : {}) };
}

/** The HTTP response. It is not cacheable, since a retry may succeed. */
export function problemResponse(
  status: ProblemStatus,
  locale: Locale,
  options: ProblemOptions = {},
): Response {
  return new Response(JSON.stringify(problemOf(status, locale, options)), {
    status,
    headers: {
      'Content-Type': 'application/problem+json',
      'Content-Language': locale,
      'Cache-Control': 'no-store',
      ...options.headers,
    },
  });
}
