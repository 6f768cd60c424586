// Prepares the values of a season file: expands `{shop}` and relative days, rejects characters that cannot be stored.
import { addDays, type Day } from '#domain/dates/dates.ts';
import type { Path } from '#server/import/problem.ts';
import type { Message } from '#server/services/records/fields/bilingual.ts';

export interface ExpansionContext {
  /** The day of the import, in the theatre's time zone. */
  today: Day;
  /** Replaces `{shop}` in links and texts: `https://shop.example`; null if the theatre has no shop. */
  shopOrigin: string | null;
}

/** Levels of nesting; no valid record has more. */
const maxDepth = 12;

/**
 * Copies a JSON value, replacing `{shop}` by the shop's origin and `day:+3` by the third day from today (`day:+3T19:30`
 * keeps its time).
 * @param report is called for each value that cannot be stored
 */
export function expandValues(
  value: unknown,
  context: ExpansionContext,
  report: (path: Path, message: Message) => void,
  path: Path = [],
): unknown {
  if (typeof value === 'string') {
    const rejected = unstorable(value) ?? withoutShop(value, context);
    if (rejected) report(path, rejected);
    return expandText(value, context);
  }
  if (typeof value !== 'object' || value === null) return value;
  if (path.length >= maxDepth) {
    report(path, {
      de: 'Das ist zu tief verschachtelt. Ein Datensatz hat höchstens zwölf Ebenen.',
      en: 'This is nested too deeply. A record has twelve levels at most.',
    });
    return null;
  }
  const inside = (part: string | number, inner: unknown) =>
    expandValues(inner, context, report, [...path, part]);
  if (Array.isArray(value)) return value.map((inner, at) => inside(at, inner));
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, inside(name, inner)]));
}

function expandText(text: string, { today, shopOrigin }: ExpansionContext): string {
  const relative = /^day:([+-]\d{1,4})(T\d\d:\d\d(?::\d\d)?)?$/.exec(text.trim());
  if (relative) return `${addDays(today, Number(relative[1]))}${relative[2] ?? ''}`;
  // Without a shop the value is rejected already; any valid address avoids a second error.
  return text.replaceAll('{shop}', shopOrigin ?? 'https://shop.invalid');
}

function withoutShop(text: string, { shopOrigin }: ExpansionContext): Message | null {
  if (shopOrigin !== null || !text.includes('{shop}')) return null;
  return {
    de: '„{shop}“ hat hier keine Adresse: Das Theater hat keinen Ticketshop (SHOP_ORIGIN=none). Bitte leer lassen, oder eine vollständige Adresse angeben.',
    en: '"{shop}" has no address here: the theatre has no ticket shop (SHOP_ORIGIN=none). Leave it empty, or give a full address.',
  };
}

function unstorable(text: string): Message | null {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is looked for
  const control = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/.exec(text)?.[0];
  if (control !== undefined) {
    const code = `U+${(control.codePointAt(0) as number).toString(16).toUpperCase().padStart(4, '0')}`;
    return {
      de: `Der Text enthält das unsichtbare Steuerzeichen ${code}. Bitte löschen und neu tippen.`,
      en: `The text contains the invisible control character ${code}. Delete it and type the place again.`,
    };
  }
  if (text.isWellFormed()) return null;
  return {
    de: 'Der Text enthält ein halbes Zeichen (ein einzelnes Surrogat). Bitte die Stelle neu tippen.',
    en: 'The text contains half a character (a lone surrogate). Type the place again.',
  };
}
