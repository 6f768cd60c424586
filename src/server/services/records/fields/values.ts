// Schemas for numbers, days, times, links, colours and keys of season files: from the written to the stored form.
import { z } from 'zod';
import { isDay, parseBerlinLocal } from '#domain/dates/dates.ts';
import { screenSlotNames } from '#domain/pages/screen-slots.ts';
import { parseColour } from '#domain/site/colours.ts';
import { parseLink } from '#domain/urls/links.ts';
import { maxInteger } from '#domain/urls/record-id.ts';
import { isStage } from '#domain/venues/venues.ts';
import { resourceIssueMessage } from '#i18n/resources/resource-messages.ts';
import * as site from '#site';
import { bilingual } from './bilingual.ts';
import { enumOf } from './objects.ts';

const someString = (de: string, en: string) => z.string({ error: () => bilingual(de, en) });

const addressPart = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** A record's lasting name. */
export const key = someString(
  'Jeder Datensatz braucht einen Schlüssel, zum Beispiel "der-zerbrochne-krug".',
  'Every record needs a key, such as "der-zerbrochne-krug".',
)
  .max(100, bilingual('Ein Schlüssel hat höchstens 100 Zeichen.', 'A key has 100 characters at most.'))
  .regex(
    addressPart,
    bilingual(
      'Ein Schlüssel besteht aus kleinen Buchstaben ohne Umlaute, Ziffern und einzelnen Bindestrichen.',
      'A key is made of lower-case letters a to z, digits and single hyphens.',
    ),
  );

/** A record's name in addresses. */
export const slug = someString(
  'Hier wird der Name in der Adresse erwartet, etwa "der-zerbrochne-krug".',
  'The name in the address is expected, such as "der-zerbrochne-krug".',
)
  .max(
    100,
    bilingual(
      'In der Adresse sind höchstens 100 Zeichen möglich.',
      'The address takes 100 characters at most.',
    ),
  )
  .regex(
    addressPart,
    bilingual(
      'In der Adresse stehen nur kleine Buchstaben ohne Umlaute, Ziffern und einzelne Bindestriche.',
      'The address has only lower-case letters a to z, digits and single hyphens.',
    ),
  );

/** A whole number from `min` to `max`. */
export function integer(min: number, max: number = maxInteger) {
  const message = bilingual(
    `Hier wird eine ganze Zahl von ${min} bis ${max} erwartet.`,
    `A whole number from ${min} to ${max} is expected.`,
  );
  return z
    .int({ error: () => message })
    .min(min, message)
    .max(max, message);
}

export const order = integer(-maxInteger);
export const id = integer(1);

export const flag = z.boolean({
  error: () => bilingual('Hier wird true oder false erwartet.', 'It must be true or false.'),
});

const wrongFraction = bilingual(
  'Hier wird eine Zahl von 0 bis 1 erwartet.',
  'A number from 0 to 1 is expected.',
);

/** A fraction of width or height, from the left or the top. */
export const fraction = z
  .number({ error: () => wrongFraction })
  .min(0, wrongFraction)
  .max(1, wrongFraction);

/** Euro, stored as "38.00". Commas and JSON numbers are accepted. */
export const amount = z
  .union([z.string(), z.number()], { error: () => wrongAmount })
  .transform((value) => String(value).trim().replace(',', '.'))
  .refine((text) => /^\d{1,6}(?:\.\d{1,2})?$/.test(text), { error: () => wrongAmount })
  .transform((text) => Number(text).toFixed(2));
const wrongAmount = bilingual(
  'Hier wird ein Betrag in Euro erwartet, etwa "38.00".',
  'An amount in euro is expected, such as "38.00".',
);

/** A calendar day that exists. */
export const day = someString(
  'Hier wird ein Tag erwartet, etwa "2026-11-20".',
  'A day is expected, such as "2026-11-20".',
).refine(isUsualDay, {
  error: ({ input }) =>
    isDay(input)
      ? strangeYear
      : bilingual(
          'Diesen Tag gibt es nicht. Erwartet wird ein Tag wie "2026-11-20" oder "day:+3".',
          'This day does not exist. Expected is a day such as "2026-11-20" or "day:+3".',
        ),
});

/** A day of a year in which something can be that a theatre writes down. */
function isUsualDay(text: string): boolean {
  return isDay(text) && text < '2100';
}

const strangeYear = bilingual(
  'Das Jahr kann nicht stimmen. Möglich sind 1900 bis 2099.',
  'The year cannot be right. Possible are 1900 to 2099.',
);

/** Date and time, in the theatre's local time or with an offset. */
export const instant = someString(
  'Hier werden Tag und Uhrzeit erwartet, etwa "2026-11-20T19:30".',
  'A day and a time are expected, such as "2026-11-20T19:30".',
).transform((text, context) => {
  const read = readInstant(text);
  if (read instanceof Date) return read;
  context.addIssue({ code: 'custom', message: read });
  return z.NEVER;
});

/** The moment, or the error message. */
function readInstant(text: string): Date | string {
  const trimmed = text.trim();
  const day = trimmed.slice(0, 10);
  if (isDay(day) && !isUsualDay(day)) return strangeYear;
  if (/^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d{1,3})?)?(?:Z|[+-]\d\d:\d\d)$/.test(trimmed)) {
    const moment = new Date(trimmed);
    const isReal = isDay(day) && !Number.isNaN(moment.getTime());
    return isReal ? moment : wrongInstant;
  }
  const local = parseBerlinLocal(trimmed);
  if (local.ok) return local.instant;
  return local.reason === 'gap' ? skippedTime : wrongInstant;
}

const wrongInstant = bilingual(
  'Das ist kein Zeitpunkt. Erwartet wird etwa "2026-11-20T19:30" (Ortszeit des Hauses).',
  'This is not a date and time. Expected is one such as "2026-11-20T19:30" (local time of the theatre).',
);
const skippedTime = bilingual(
  'Diese Uhrzeit fällt in der Nacht der Sommerzeit aus. Bitte eine Stunde später angeben.',
  'The clock skips this time in the night when summer time begins. Give it one hour later.',
);

/** Whether a local time occurs twice, in the night when summer time ends; the first one is used. */
export function isAmbiguousTime(text: string): boolean {
  const local = parseBerlinLocal(text);
  return local.ok && local.isDoubled;
}

/** A URL, an e-mail address, a telephone number or a path of this site; empty for none. */
export const link = someString('Hier wird ein Link erwartet.', 'A link is expected.').transform(
  (text, context) => {
    if (text.trim() === '') return '';
    const found = parseLink(text);
    if (found) return found.href;
    context.addIssue({
      code: 'custom',
      message: bilingual(
        'Dieser Link geht nicht. Möglich sind https://…, mailto:…, tel:… und Pfade dieser Seite wie /de/abo.',
        'This link cannot be used. Possible are https://…, mailto:…, tel:… and paths of this site such as /de/abo.',
      ),
    });
    return z.NEVER;
  },
);

/** A path of this site; stored without a trailing slash. */
export const path = someString(
  'Hier wird ein Pfad erwartet, etwa "/de/faust".',
  'A path is expected, such as "/de/faust".',
)
  .refine((text) => parseLink(text)?.kind === 'path', {
    error: () =>
      bilingual(
        'Hier wird ein Pfad dieser Seite erwartet, mit einem Schrägstrich am Anfang: "/de/faust".',
        'A path of this site is expected, with one slash at its beginning: "/de/faust".',
      ),
  })
  .transform((text) => (parseLink(text)?.href ?? text).replace(/(?<=.)\/+(?=$|[?#])/, ''));

export const colour = someString(
  'Hier wird eine Farbe erwartet, etwa "#ff5a1f".',
  'A colour is expected, such as "#ff5a1f".',
)
  .refine((text) => parseColour(text) !== null, {
    error: () =>
      bilingual(
        'Eine Farbe wird als # mit sechs Ziffern geschrieben, etwa "#ff5a1f".',
        'A colour is written as # and six digits, such as "#ff5a1f".',
      ),
  })
  .transform((text) => text.toLowerCase());

const wrongLength = bilingual('Die Länge wird als "1:42" geschrieben.', 'The length is written as "1:42".');

/** Minutes and seconds. */
export const length = z.string({ error: () => wrongLength }).regex(/^\d{1,3}:[0-5]\d$/, wrongLength);

const wrongEmail = bilingual('Das ist keine E-Mail-Adresse.', 'This is not an e-mail address.');

/** Empty for none. Of a union that one kind of text fails, zod reports the failure of that kind. */
export const email = z.union([z.literal(''), z.email({ error: () => wrongEmail })], {
  error: () => wrongEmail,
});

/** A stage of `site.config.ts`. */
export const stageName = someString(
  'Hier wird eine Spielstätte erwartet.',
  'The name of a stage is expected.',
)
  .trim()
  .refine(isStage, {
    error: ({ input }) => {
      const issue = { path: [], rule: 'unknown-stage' as const, detail: String(input) };
      return bilingual(resourceIssueMessage(issue, 'de'), resourceIssueMessage(issue, 'en'));
    },
  });

const wrongAddress = bilingual(
  'Hier wird die Adresse ohne Sprache erwartet, etwa "besuch/anfahrt": kleine Buchstaben, Ziffern, Bindestriche.',
  'The address without its language is expected, such as "visit/getting-here": lower-case letters, digits, hyphens.',
);

/** The address of a page below its language: names with hyphens, with slashes between them. */
export const pagePath = z
  .string({ error: () => wrongAddress })
  .max(400, { error: () => wrongAddress })
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*(?:\/[a-z0-9]+(?:-[a-z0-9]+)*)*$/, { error: () => wrongAddress });

/** The name of a form's field. */
export const formFieldName = someString('Jedes Feld braucht einen Namen.', 'Every field needs a name.')
  .regex(
    /^[a-z][a-z0-9]*(?:[-_][a-z0-9]+)*$/,
    bilingual(
      'Der Name eines Feldes besteht aus kleinen Buchstaben, Ziffern, - und _.',
      'The name of a field is made of lower-case letters, digits, - and _.',
    ),
  )
  .max(100, bilingual('Der Name hat höchstens 100 Zeichen.', 'The name has 100 characters at most.'))
  .refine((text) => text !== 'email2', {
    error: () =>
      bilingual(
        'Der Name email2 ist vergeben: An diesem Feld werden Roboter erkannt.',
        'The name email2 is taken: robots are told by that field.',
      ),
  });

const venueIds: readonly number[] = site.venues.map((venue) => venue.id);

export const venueId = id.refine((value) => venueIds.includes(value), {
  error: () =>
    bilingual(
      `Diese Nummer steht nicht in site.config.ts. Dort stehen: ${venueIds.join(', ')}.`,
      `This number is not in site.config.ts. There are: ${venueIds.join(', ')}.`,
    ),
});

/** A slot of a screen. */
export const screenSlot = enumOf(screenSlotNames);

const wrongSettingName = bilingual(
  'So kann eine Einstellung nicht heißen.',
  'A setting cannot have this name.',
);

export const settingName = z
  .string({ error: () => wrongSettingName })
  .regex(/^[A-Za-z][\w.-]{0,99}$/, wrongSettingName);

const wrongSettingValue = bilingual(
  'Hier wird ein Text bis 10.000 Zeichen, eine Zahl, true oder false erwartet.',
  'A text of up to 10,000 characters, a number, true or false is expected.',
);

export const settingValue = z.union([z.string().max(10_000, wrongSettingValue), z.number(), z.boolean()], {
  error: () => wrongSettingValue,
});
