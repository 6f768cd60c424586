/**
 * Validates a module's data by its schema, in the server before writing and in the edit dialog while typing.
 */

import type { EmbedKind } from '#domain/media/embed.ts';
import { isLinkableScreen } from '#domain/pages/linkable-screens.ts';
import { parseLink } from '#domain/urls/links.ts';
import { namedHosts } from '#domain/urls/named-hosts.ts';
import { maxInteger } from '#domain/urls/record-id.ts';
import * as site from '#site';
import type { Field, FieldIssue, FieldKind, ModuleSchema } from './module-fields.ts';
import type { ModuleData } from './modules.ts';
import { hasVisibleText } from './translation-state.ts';

/** Maximum characters by kind of field, unless the schema sets a limit. */
const maxCharacters = { line: 500, plain: 20_000, rich: 200_000, word: 500, anchor: 80 };

const anchorPattern = /^[\p{L}\p{N}]+(?:-[\p{L}\p{N}]+)*$/u;

/** Whether a value is a valid embed of a kind. */
export type EmbedCheck = (kind: EmbedKind, value: unknown) => boolean;

/** Accepts any provider and id: sufficient for data that was validated before. */
const looksLikeEmbed: EmbedCheck = (_, value) =>
  typeof value === 'object' && value !== null && 'provider' in value && 'id' in value;

/**
 * All issues in the order of the fields; empty for valid data. Missing fields count as empty.
 * @param isEmbed {@link EmbedCheck} for untrusted data. Injected, since `isEmbed` of `embed-data.ts` is too large for
 * every page.
 */
export function checkData(
  schema: ModuleSchema,
  data: ModuleData,
  isEmbed: EmbedCheck = looksLikeEmbed,
): FieldIssue[] {
  const issues: FieldIssue[] = [];
  for (const field of Object.keys(data)) {
    if (!Object.hasOwn(schema.fields, field)) issues.push({ field, rule: 'type' });
  }
  for (const [field, described] of Object.entries(schema.fields)) {
    const value = Object.hasOwn(data, field) ? data[field] : undefined;
    const found = checkField(described, value ?? null, isEmbed);
    if (found) issues.push({ field, ...found });
  }
  if (schema.needs_link && issues.length === 0 && !data.link && !data.link_url) {
    issues.push({ field: 'link', rule: 'required' });
  }
  return issues.length === 0 && schema.check ? schema.check(data as never) : issues;
}

type CheckResult = Omit<FieldIssue, 'field'> | null;

function checkField(field: Field, value: unknown, isEmbed: EmbedCheck): CheckResult {
  switch (field.kind) {
    case 'line':
    case 'plain':
    case 'rich':
      return checkTexts(field, value);
    case 'word':
    case 'anchor':
    case 'address':
      return checkWord(field, value ?? '');
    case 'flag':
      return value === null || typeof value === 'boolean' ? null : { rule: 'type' };
    case 'choice':
      return value === null || (field.values as readonly unknown[]).includes(value)
        ? null
        : { rule: 'choice', detail: field.values.join(', ') };
    case 'link':
      return value === null || isLinkTarget(value) ? null : { rule: 'link-target' };
    case 'image':
    case 'event':
      if (value === null) return field.required ? { rule: 'required' } : null;
      return isId(value) ? null : { rule: 'type' };
    case 'embed':
      if (value === null || value === '') return field.required ? { rule: 'required' } : null;
      return isEmbed(field.of, value)
        ? null
        : { rule: 'host', detail: namedHosts(site.embed_hosts[field.of]) };
  }
}

type TextField = Extract<Field, { kind: 'line' | 'plain' | 'rich' }>;
type SingleTextField = Extract<Field, { kind: 'word' | 'anchor' | 'address' }>;

/** Texts must have German if they have any text. */
function checkTexts(field: TextField, value: unknown): CheckResult {
  if (value === null) return field.required ? { rule: 'required' } : null;
  if (typeof value !== 'object' || Array.isArray(value)) return { rule: 'type' };
  const { de, en, ...rest } = value as { de?: unknown; en?: unknown };
  const isWrong = [de, en].some((text) => text !== undefined && text !== null && typeof text !== 'string');
  if (isWrong || Object.keys(rest).length > 0) return { rule: 'type' };
  const texts = [de, en].map((text) => (text ?? '') as string);
  const [hasGerman, hasEnglish] = texts.map((text) => hasText(field.kind, text));
  if (!hasGerman && hasEnglish) return { rule: 'required-de' };
  if (!hasGerman && field.required) return { rule: 'required' };
  return texts.map((text) => tooLong(field, text)).find((found) => found !== null) ?? null;
}

/** Formatted text that consists of tags only is empty. */
function hasText(kind: FieldKind, text: string): boolean {
  return kind === 'rich' ? hasVisibleText(text) : text.trim() !== '';
}

function checkWord(field: SingleTextField, value: unknown): CheckResult {
  if (typeof value !== 'string') return { rule: 'type' };
  if (value.trim() === '') return field.kind === 'word' && field.required ? { rule: 'required' } : null;
  if (field.kind === 'address') return parseLink(value) ? null : { rule: 'link' };
  if (field.kind === 'anchor' && !anchorPattern.test(value)) return { rule: 'anchor' };
  return tooLong(field, value);
}

/** Counts code points, not UTF-16 units. */
function tooLong(
  field: TextField | Exclude<SingleTextField, { kind: 'address' }>,
  text: string,
): CheckResult {
  const max = ('max' in field ? field.max : undefined) ?? maxCharacters[field.kind];
  return text.length > max && [...text].length > max ? { rule: 'too-long', detail: max } : null;
}

const isId = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value > 0 && value <= maxInteger;

const recordKinds = ['page', 'production', 'person', 'press', 'subscription', 'form'];

function isLinkTarget(value: unknown): boolean {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  const { kind, id, name, ...rest } = value as Record<string, unknown>;
  if (Object.keys(rest).length > 0) return false;
  if (kind === 'screen') return id === undefined && isLinkableScreen(name);
  return recordKinds.includes(kind as string) && name === undefined && isId(id);
}
