// Validates and normalises a module's data before it is stored.

import { isEmbed, validateEmbed } from '#domain/media/embed-data.ts';
import { checkData } from '#domain/modules/module-check.ts';
import { emptyValue, type Field, type FieldIssue } from '#domain/modules/module-fields.ts';
import type { ModuleData, ModuleName } from '#domain/modules/modules.ts';
import { parseLink } from '#domain/urls/links.ts';
import { schemaOf } from '#modules/schemas.ts';
import { cleanLine, cleanPlain } from '#server/services/text/clean-text.ts';
import { cleanRichText } from '#server/services/text/rich-text.ts';

export type ParsedModuleData = { data: ModuleData } | { issues: FieldIssue[] };

/** Characters of rich text with its tags; longer text is rejected before it is cleaned. */
const maxRichLength = 400_000;

/**
 * Validates and normalises untrusted data: rich text is sanitised, links are normalised, embeds become provider and id.
 * Missing fields are empty; unknown fields and values of the wrong type are issues. References are not looked up here.
 */
export function parseModuleData(name: ModuleName, raw: unknown): ParsedModuleData {
  if (typeof raw !== 'object' || raw === null || Array.isArray(raw)) {
    return { issues: [{ field: 'data', rule: 'type' }] };
  }
  const schema = schemaOf(name);
  const unknown = Object.keys(raw).filter((field) => !Object.hasOwn(schema.fields, field));
  const issues = unknown.map(
    (field): FieldIssue => ({ field: cleanLine(field).slice(0, 100), rule: 'type' }),
  );
  const data: ModuleData = {};
  for (const [field, described] of Object.entries(schema.fields)) {
    const given = Object.hasOwn(raw, field) ? (raw as ModuleData)[field] : undefined;
    const parsed = takeValue(described, given);
    if (parsed.rule) issues.push({ ...parsed, field });
    else data[field] = parsed.value;
  }
  if (issues.length > 0) return { issues };
  const found = checkData(schema, data, isEmbed);
  return found.length > 0 ? { issues: found } : { data };
}

type ValidatedValue = { value: unknown; rule?: undefined } | Omit<FieldIssue, 'field'>;

const wrong: ValidatedValue = { rule: 'type' };

/** One value in its stored form; rules of the field are checked later. */
function takeValue(field: Field, given: unknown): ValidatedValue {
  if (given === undefined || given === null) return { value: emptyValue(field) };
  switch (field.kind) {
    case 'line':
      return parseTexts(given, cleanLine);
    case 'plain':
      return parseTexts(given, cleanPlain);
    case 'rich':
      return parseTexts(given, cleanRich);
    case 'word':
    case 'anchor':
      return typeof given === 'string' ? { value: cleanLine(given) } : wrong;
    case 'address':
      return typeof given === 'string' ? { value: parseAddress(given) } : wrong;
    case 'flag':
      return typeof given === 'boolean' ? { value: given } : wrong;
    case 'embed':
      return { value: given === '' ? null : (validateEmbed(field.of, given) ?? given) };
    case 'choice':
    case 'image':
    case 'event':
    case 'link':
      return { value: given };
  }
}

/** The normalised link; an invalid one is left unchanged and fails the validation later. */
function parseAddress(given: string): string {
  return parseLink(given)?.href ?? (given.trim() === '' ? '' : given);
}

/** `{de, en}` without empty languages; null if both are empty. */
function parseTexts(given: unknown, clean: (text: string) => string): ValidatedValue {
  if (typeof given !== 'object' || given === null || Array.isArray(given)) return wrong;
  const texts: Record<string, string> = {};
  for (const [language, text] of Object.entries(given)) {
    if (language !== 'de' && language !== 'en') return wrong;
    if (text === null || text === undefined) continue;
    if (typeof text !== 'string') return wrong;
    if (text.length > maxRichLength) return { rule: 'too-long', detail: maxRichLength };
    const cleaned = clean(text);
    if (cleaned !== '') texts[language] = cleaned;
  }
  if (texts.de === undefined && texts.en === undefined) return { value: null };
  return { value: { de: texts.de ?? '', ...(texts.en === undefined ? {} : { en: texts.en }) } };
}

/** Rich text without any characters is empty. */
function cleanRich(text: string): string {
  const { html } = cleanRichText(cleanPlain(text));
  return html.replace(/<[^>]*>/g, '').replace(/&nbsp;|\s/g, '') === '' ? '' : html;
}
