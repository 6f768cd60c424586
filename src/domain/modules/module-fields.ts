/**
 * Schema types of modules: the server validates by them, the edit dialog builds its form from them, views
 * derive their content types from them.
 */

import type { CompactEvent } from '#domain/events/compact-event.ts';
import type { Localized } from '#domain/languages/localized.ts';
import type { Embed, EmbedKind } from '#domain/media/embed.ts';
import type { Picture } from '#domain/media/picture.ts';
import type { LinkTarget, ShownLink } from './modules.ts';

interface Described {
  required?: boolean;
}

/** A single line in each language, unformatted. `max`: characters; `best`: those that are still shown elsewhere. */
interface LineField extends Described {
  kind: 'line';
  max?: number;
  best?: number;
}
/** Several lines in each language, unformatted. `max`: characters. */
interface PlainField extends Described {
  kind: 'plain';
  max?: number;
  best?: number;
}
/** Formatted text in each language: paragraphs, lists, bold, italics, links. */
interface RichField extends Described {
  kind: 'rich';
}
/** A single line that is the same in both languages. */
interface WordField extends Described {
  kind: 'word';
  max?: number;
}
/** A named anchor within the page: letters, digits, hyphens. */
interface AnchorField {
  kind: 'anchor';
}
interface FlagField {
  kind: 'flag';
}
interface ChoiceField<V extends string | number = string | number> {
  kind: 'choice';
  values: readonly V[];
  /** Value in a new module. */
  initial: V;
}
/** Id of a picture in the media library. */
interface ImageField extends Described {
  kind: 'image';
}
/** A reference to a page or record, beside a field of kind `address`; one of them is enough. */
interface LinkField {
  kind: 'link';
}
/** An address as typed: web, e-mail, telephone or path. */
interface AddressField {
  kind: 'address';
}
/** An embed, stored as provider and id. */
interface EmbedField extends Described {
  kind: 'embed';
  of: EmbedKind;
}
/** Id of an event. */
interface EventField extends Described {
  kind: 'event';
}

export type Field =
  | LineField
  | PlainField
  | RichField
  | WordField
  | AnchorField
  | FlagField
  | ChoiceField
  | ImageField
  | LinkField
  | AddressField
  | EmbedField
  | EventField;

export type FieldKind = Field['kind'];
export type Fields = Readonly<Record<string, Field>>;

/** Whether the field has a text in each language. */
export function isTextKind(kind: FieldKind): kind is 'line' | 'plain' | 'rich' {
  return kind === 'line' || kind === 'plain' || kind === 'rich';
}

/** A violated rule. `i18n/modules/module-messages.ts` has the messages. */
export interface FieldIssue {
  field: string;
  rule:
    | 'required'
    | 'required-de'
    | 'too-long'
    | 'choice'
    | 'link'
    | 'link-target'
    | 'host'
    | 'anchor'
    | 'hostile'
    | 'type'
    | 'alt';
  /** The limit, the allowed hosts, or the value found. */
  detail?: string | number;
}

export interface ModuleSchema<F extends Fields = Fields> {
  fields: F;
  /** One of `link` and `link_url` is required. */
  needs_link?: boolean;
  /** Rules across fields, for data whose fields are valid. */
  check?: (data: DataOf<F>) => FieldIssue[];
}

/** Keeps the literal types of a schema. */
export function moduleSchema<const F extends Fields>(schema: ModuleSchema<F>): ModuleSchema<F> {
  return schema;
}

type Stored<K extends Field> = K extends LineField | PlainField | RichField
  ? Localized | null
  : K extends WordField | AnchorField | AddressField
    ? string
    : K extends FlagField
      ? boolean
      : K extends ChoiceField<infer V>
        ? V
        : K extends ImageField | EventField
          ? number | null
          : K extends LinkField
            ? LinkTarget | null
            : K extends EmbedField
              ? Embed | null
              : never;

type Shown<K extends Field> = K extends
  | LineField
  | PlainField
  | RichField
  | WordField
  | AnchorField
  | AddressField
  ? string
  : K extends FlagField
    ? boolean
    : K extends ChoiceField<infer V>
      ? V
      : K extends ImageField
        ? Picture | null
        : K extends EventField
          ? CompactEvent | null
          : K extends LinkField
            ? ShownLink | null
            : K extends EmbedField
              ? Embed | null
              : never;

/** `data` of a module, as stored and edited. */
type DataOf<F extends Fields> = { -readonly [K in keyof F]: Stored<F[K]> };
/** Content of a module, as its view receives it. */
export type ContentOf<F extends Fields> = { -readonly [K in keyof F]: Shown<F[K]> };

/** Data of a new module: empty, with the default of each choice. */
export function emptyData({ fields }: ModuleSchema): Record<string, unknown> {
  return Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, emptyValue(field)]));
}

/** The initial value of a field; null for bilingual texts and references. */
export function emptyValue(field: Field): unknown {
  if (field.kind === 'choice') return field.initial;
  if (field.kind === 'flag') return false;
  return field.kind === 'word' || field.kind === 'anchor' || field.kind === 'address' ? '' : null;
}
