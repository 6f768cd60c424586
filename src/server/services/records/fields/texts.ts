// Schemas for texts of season files: plain and rich, in one language and in two, and the struck passage.
import { z } from 'zod';
import type { Localized } from '#domain/languages/localized.ts';
import type { StoredStruckText, StruckPiece } from '#domain/productions/production.ts';
import { strictObject } from '#server/services/records/fields/objects.ts';
import { slug } from '#server/services/records/fields/values.ts';
import { cleanLine, cleanPlain } from '#server/services/text/clean-text.ts';
import { cleanRichText } from '#server/services/text/rich-text.ts';
import { bilingual } from './bilingual.ts';

const text = (maxLength: number) =>
  z
    .string({ error: () => bilingual('Hier wird ein Text erwartet.', 'A text is expected.') })
    .max(
      maxLength,
      bilingual(
        `Der Text ist zu lang: höchstens ${maxLength} Zeichen.`,
        `The text is too long: ${maxLength} characters at most.`,
      ),
    );

/** Single-line text; line breaks become blanks. */
export const singleLine = text(500).transform((value) => cleanLine(value).replace(/\s+/g, ' ').trim());

export const requiredSingleLine = singleLine.refine((value) => value !== '', {
  error: () => bilingual('Dieses Feld darf nicht leer sein.', 'This field must not be empty.'),
});

/** Plain text of several lines. */
export const plain = text(20_000).transform((value) => cleanPlain(value).trim());

/** Rich text: allowed tags are kept, other formatting is dropped, executable content is rejected. */
export const rich = text(200_000).transform((value, context) => {
  const { html, hostile } = cleanRichText(cleanPlain(value));
  if (hostile.length === 0) return html;
  const found = hostile.slice(0, 3).join(', ');
  context.addIssue({
    code: 'custom',
    message: bilingual(
      `Das ist im Text nicht erlaubt: ${found}. Möglich sind <p> <strong> <em> <a> <ul> <ol> <li> <br> und Links mit https, mailto, tel oder einem Pfad.`,
      `This is not allowed in a text: ${found}. Possible are <p> <strong> <em> <a> <ul> <ol> <li> <br> and links with https, mailto, tel or a path.`,
    ),
  });
  return z.NEVER;
});

type OneText = z.ZodType<string, string>;

/** `{de, en}`; null if both are empty. */
export function localized(kind: OneText) {
  const pair = z.unknown().transform((value, context) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) {
      context.addIssue({ code: 'custom', message: (value ?? null) === null ? noText : notAPair });
      return z.NEVER;
    }
    return value;
  });
  return pair
    .pipe(strictObject({ de: kind.nullish(), en: kind.nullish() }))
    .transform(({ de, en }, context): Localized | null => {
      if (de) return en ? { de, en } : { de };
      if (!en) return null;
      context.addIssue({
        code: 'custom',
        path: ['de'],
        message: bilingual(
          'Der deutsche Text fehlt. Er ist der erste; der englische kommt dazu.',
          'The German text is missing. It comes first, and English is added to it.',
        ),
      });
      return z.NEVER;
    });
}

const notAPair = bilingual(
  'Hier wird ein Text je Sprache erwartet: { "de": "…", "en": "…" }.',
  'A text for each language is expected: { "de": "…", "en": "…" }.',
);

const noText = bilingual(
  'Hier fehlt der Text, wenigstens auf Deutsch.',
  'The text is missing, in German at least.',
);

/** `{de, en}` with at least German. */
export const requiredLocalized = (kind: OneText) =>
  localized(kind).transform((value, context): Localized => {
    if (value) return value;
    context.addIssue({ code: 'custom', message: noText });
    return z.NEVER;
  });

/** Slugs in both languages; a missing English one falls back to the German. */
export const slugs = strictObject({ de: slug, en: slug.nullish() }).transform(({ de, en }) => ({
  de,
  en: en ?? de,
}));

/** The pieces of `Habe nun, [[ach!]] Philosophie`: text in brackets is kept, the rest is struck. */
const struckPassage = text(5_000).transform((value, context): StruckPiece[] => {
  const parts = cleanPlain(value)
    .replace(/\s+/g, ' ')
    .trim()
    .split(/(\[\[.*?\]\])/);
  const pieces = parts
    .map((part) =>
      /^\[\[.*\]\]$/.test(part) ? { text: part.slice(2, -2), kept: true } : { text: part, kept: false },
    )
    .filter((piece) => piece.text !== '');
  if (pieces.some((piece) => /\[\[|\]\]/.test(piece.text)) || !pieces.some(({ kept }) => kept)) {
    context.addIssue({
      code: 'custom',
      message: bilingual(
        'Was stehen bleibt, wird mit [[ und ]] eingeschlossen, wenigstens eine Stelle und ohne Verschachtelung.',
        'What remains stands between [[ and ]], at least one place of it and never one inside another.',
      ),
    });
    return z.NEVER;
  }
  return pieces;
});

export const struckText = strictObject({
  de: struckPassage,
  en: struckPassage.nullish(),
  source: requiredLocalized(singleLine),
}).transform(({ de, en, source }): StoredStruckText => (en ? { de, en, source } : { de, source }));
