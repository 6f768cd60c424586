/**
 * Descriptions of a module's fields: the server validates by them, the edit dialog builds its form from them, and the
 * types of views are derived from them.
 */

import type { CompactEvent } from '#domain/events/compact-event.ts';
import type { Localized } from '#domain/languages/localized.ts';
import type { Embed, EmbedKind } from '#domain/media/embed.ts';
import type { Picture } from '#domain/media/picture.ts';
import type { LinkTarget, ShownLink } from './modules.ts';

interface Described {
  required?: boolean;
}

/** One line in each language, without formatting. `max`: characters. */
interface LineField extends Described {
  kind: 'line';
  max?: number;
}
/** Several lines in each language, without formatting. `max`: characters. */
interface PlainField extends Described {
  kind: 'plain';
  max?: number;
}
/** Paragraphs, lists, bold, italic, links in each language. */
interface RichField extends Described {
  kind: 'rich';
}
/** One line that is the same in both languages. */
interface WordField extends Described {
  kind: 'word';
  max?: number;
}
/** The name by which an address leads to this place of a page: letters, digits, hyphens. */
interface AnchorField {
  kind: 'anchor';
}
interface FlagField {
  kind: 'flag';
}
interface ChoiceField<V extends string | number = string | number> {
  kind: 'choice';
  values: readonly V[];
  /** What a new module has. */
  initial: V;
}
/** The id of a picture of the media library. */
interface ImageField extends Described {
  kind: 'image';
}
/** A place of the house's own, by what it is. Stands beside a field of kind `address`; one of the two is enough. */
interface LinkField {
  kind: 'link';
}
/** An address as typed: web, mail, telephone, path. */
interface AddressField {
  kind: 'address';
}
/** Something of another host: stored as provider and id. */
interface EmbedField extends Described {
  kind: 'embed';
  of: EmbedKind;
}
/** The id of an event. */
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

/** Whether a field of this kind holds a text in each language. */
export function isTextKind(kind: FieldKind): kind is 'line' | 'plain' | 'rich' {
  return kind === 'line' || kind === 'plain' || kind === 'rich';
}

/** What is wrong with a field: which rule, and its figure or words. Said in words by `i18n/module-messages.ts`. */
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
  /** The most characters; the hosts that are possible; what was found. */
  detail?: string | number;
}

export interface ModuleSchema<F extends Fields = Fields> {
  fields: F;
  /** Of these one must lead somewhere: `link` or `link_url`. */
  needs_link?: boolean;
  /** Rules that concern several fields. Gets data whose fields are each right in themselves. */
  check?: (data: DataOf<F>) => FieldIssue[];
}

/** Keeps the literal types of a description. */
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

/** A module's `data` as it is stored and edited. */
export type DataOf<F extends Fields> = { -readonly [K in keyof F]: Stored<F[K]> };
/** A module's content as its view gets it. */
export type ContentOf<F extends Fields> = { -readonly [K in keyof F]: Shown<F[K]> };

/** What a new module holds: nothing yet, and of every choice the usual one. */
export function emptyData({ fields }: ModuleSchema): Record<string, unknown> {
  return Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, emptyValue(field)]));
}

/** What a field holds before somebody has filled it. */
export function emptyValue(field: Field): unknown {
  if (field.kind === 'choice') return field.initial;
  if (field.kind === 'flag') return false;
  return field.kind === 'word' || field.kind === 'anchor' || field.kind === 'address' ? '' : null;
}
