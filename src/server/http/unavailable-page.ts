// The short page for 503: the database is away, or there is too much load.
import type { ServerResponse } from 'node:http';
import type { Locale } from '#domain/languages/locales.ts';

const texts = {
  de: {
    title: 'Gleich wieder da',
    text: 'Die Seite ist gerade nicht erreichbar. Bitte laden Sie sie in einem Augenblick neu.',
    kept: 'Ihre Angaben konnten gerade nicht gespeichert werden. Sie sind noch da: Bitte senden Sie sie in einem Augenblick noch einmal ab.',
    files: 'Dateien wählen Sie danach bitte noch einmal aus.',
    send: 'Noch einmal absenden',
  },
  en: {
    title: 'Back in a moment',
    text: 'This page is not available at the moment. Please reload it in a moment.',
    kept: 'What you wrote could not be saved at the moment. It is still here: please send it again in a moment.',
    files: 'Please choose files once more after that.',
    send: 'Send again',
  },
} as const;

const escaped = (text: string): string =>
  text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`).replace(/\r?\n|\r/g, '&#10;');

/** A submitted form, to be sent again. */
export interface UnsavedForm {
  action: string;
  data: FormData;
}

/**
 * A self-contained document. During client navigation the site's error page shows its body. It contains the values of a
 * submitted form, with a button that sends them again.
 */
export function unavailablePage(locale: Locale, form?: UnsavedForm): string {
  const { title, text, kept, files, send } = texts[locale];
  const given = [...(form?.data ?? [])];
  const hidden = given.flatMap(([name, value]) =>
    typeof value === 'string'
      ? [`<input type="hidden" name="${escaped(name)}" value="${escaped(value)}">`]
      : [],
  );
  const hasFiles = given.some(([, value]) => typeof value !== 'string' && value.size > 0);
  const body = form
    ? `<p>${kept}${hasFiles ? ` ${files}` : ''}</p><form method="post" enctype="multipart/form-data" action="${escaped(form.action)}">` +
      `${hidden.join('')}<button>${send}</button></form>`
    : `<p>${text}</p>`;
  return (
    `<!doctype html><html lang="${locale}"><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">` +
    `<meta name="robots" content="noindex"><title>${title}</title>` +
    '<style>body{font:1.25rem/1.4 sans-serif;margin:12vh 8vw;max-width:30em}button{font:inherit;padding:.5em 1em}</style>' +
    `<body class="error-html"><h1>${title}</h1>${body}</body></html>`
  );
}

/** Seconds for `Retry-After`, with jitter so that rejected clients do not return all at once. */
const retryAfter = () => String(3 + Math.floor(Math.random() * 8));

/** Answers 503 with a short text, such as {@link unavailablePage}. If a response has started, aborts it instead. */
export function sendUnavailable(
  response: ServerResponse,
  { type, text }: { type: string; text: string },
  headers: readonly (readonly [string, string])[],
): void {
  if (response.headersSent) {
    // Ending it normally would make it look complete.
    response.destroy();
    return;
  }
  const own = [
    ['Content-Type', type],
    ['Content-Length', String(Buffer.byteLength(text))],
    ['Retry-After', retryAfter()],
    ['Cache-Control', 'no-store'],
  ] as const;
  response.writeHead(503, [...headers, ...own].flat());
  response.end(text);
}
