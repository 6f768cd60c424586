// Modules in which every text is hostile, generated from the field descriptions, so that new fields and modules are included.
// Fields of one kind are validated, stored and rendered by the same code, so each gets a share of the texts, and fields of
// one kind together get every text in each language. Where a kind has few fields, as rich text, each gets all.
// FOYER_CHAOS=long puts every text into every field.
import type { EmbedKind } from '#domain/media/embed.ts';
import type { Field } from '#domain/modules/module-fields.ts';
import {
  itemNameOf,
  itemNames,
  type ModuleData,
  type ModuleName,
  moduleNames,
} from '#domain/modules/modules.ts';
import { schemaOf } from '#modules/schemas.ts';
import { grouped, hostileEmbeds, hostileLinks, hostileTexts } from './texts.ts';

/** Records that modules refer to. */
export interface LinkableRecords {
  /** Pictures with hostile alternative texts, captions and credits; at least one. */
  images: readonly number[];
  /** An event of the demo season. */
  event: number;
}

/** Cycles through the pictures. */
export const imageAt = ({ images }: LinkableRecords, at: number): number =>
  images[at % images.length] as number;

const embeds: Record<EmbedKind, string> = {
  video: 'https://www.youtube.com/watch?v=Foyer-Faust',
  video_list: 'https://youtu.be/Foyer-Faust',
  audio: 'https://soundcloud.com/thalia-demo/tischprobe',
  viewer: 'https://issuu.com/thalia-demo/docs/heft_25.26',
  social: 'https://www.instagram.com/p/StrichProbe1/',
  starmate: 'https://forms.starmate.example.org/f/thalia-kontakt',
};

/** A full teaser with a picture allows fewer characters than its field description. */
const maxInPlain = (name: ModuleName, max = 4000) => Math.min(max, name === 'full-teaser' ? 256 : 4000);

/** The texts for a field, each in a module of its own; none if it is not a text field. */
function textsFor(name: ModuleName, field: Field): string[] {
  if (field.kind === 'line' || field.kind === 'word') return grouped(hostileTexts, field.max ?? 500);
  if (field.kind === 'plain') return grouped(hostileTexts, maxInPlain(name, field.max));
  if (field.kind !== 'rich') return [];
  // In HTML one payload may hide the next: `rich-text.test.ts` tests each alone.
  return grouped(hostileTexts, 300).map((text) => `<p>a</p>${text}`);
}

const allFields = [...moduleNames, ...itemNames].flatMap((name) => Object.values(schemaOf(name).fields));

/** The number of fields that share the texts; 1 for kinds with few fields. */
function sharesOf({ kind }: Field): number {
  const isShared = process.env.FOYER_CHAOS !== 'long' && (kind === 'line' || kind === 'plain');
  return isShared ? 4 : 1;
}

/** Assigns shares to the fields of a kind in turn. */
const turnOf = (field: Field) =>
  allFields.filter(({ kind }) => kind === field.kind).indexOf(field) % sharesOf(field);

/** The text of a field, cycling through its share. */
function textAt(name: ModuleName, field: Field, at: number): string {
  const texts = textsFor(name, field);
  return texts[(at * sharesOf(field) + turnOf(field)) % texts.length] as string;
}

const fieldsOf = (name: ModuleName) => Object.entries(schemaOf(name).fields);

function valueFor(name: ModuleName, field: Field, at: number, known: LinkableRecords): unknown {
  switch (field.kind) {
    case 'line':
    case 'plain':
    case 'rich':
      // Both languages cycle through the share, and never have the same text.
      return {
        de: textAt(name, field, at),
        en: textAt(name, field, at + (turnsOf(name, field, known) >> 1)),
      };
    case 'word':
      return textAt(name, field, at);
    case 'choice':
      return field.values[at % field.values.length];
    case 'flag':
      return at % 2 === 1;
    case 'anchor':
      return `${name}-${at}`;
    case 'address':
      return '/de/termine';
    case 'link':
      return null;
    case 'image':
      return imageAt(known, at);
    case 'event':
      return known.event;
    case 'embed':
      return embeds[field.of];
  }
}

export interface HostileModule {
  name: ModuleName;
  /** The list that contains it, or null if it is directly on the page. */
  list: ModuleName | null;
  data: ModuleData;
}

/** Where a module is allowed: on the page, in a list, or both. Lists are created with their first item. */
function placesOf(name: ModuleName): (ModuleName | null)[] {
  const lists = moduleNames.filter((list) => itemNameOf(list) === name);
  const isOfPages = (moduleNames as readonly string[]).includes(name) && itemNameOf(name) === null;
  return isOfPages ? [null, ...lists] : lists;
}

export function dataOf(name: ModuleName, at: number, known: LinkableRecords): ModuleData {
  return Object.fromEntries(
    fieldsOf(name).map(([field, described]) => [field, valueFor(name, described, at, known)]),
  );
}

/** Image modules cycle through all pictures. */
const turnsOf = (name: ModuleName, field: Field, { images }: LinkableRecords): number =>
  field.kind === 'image' && name === 'image'
    ? images.length
    : Math.ceil(textsFor(name, field).length / sharesOf(field));

/** As many modules of each kind as every field needs for its share. */
export function hostileModules(known: LinkableRecords): HostileModule[] {
  return [...moduleNames, ...itemNames].flatMap((name) => {
    const max = Math.max(1, ...fieldsOf(name).map(([, field]) => turnsOf(name, field, known)));
    return placesOf(name).flatMap((list) =>
      Array.from({ length: max }, (_, at) => ({ name, list, data: dataOf(name, at, known) })),
    );
  });
}

/** Payloads for validated fields. Each field gets a share, and together they get all. */
export function rejectedModules(known: LinkableRecords): HostileModule[] {
  const fields = [...moduleNames, ...itemNames].flatMap((name) =>
    fieldsOf(name).map(([field, described]) => ({ name, field, values: rejectedValues(described) })),
  );
  return fields.flatMap(({ name, field, values }, turn) =>
    values
      .filter((_, at) => at % rejectedShares === turn % rejectedShares)
      .map((value) => ({
        name,
        list: placesOf(name)[0] ?? null,
        data: { ...dataOf(name, 0, known), [field]: value },
      })),
  );
}

const rejectedShares = 3;

function rejectedValues(field: Field): readonly unknown[] {
  switch (field.kind) {
    case 'address':
      return hostileLinks;
    case 'embed':
      return [...hostileEmbeds, { provider: 'youtube', id: '"><script>hit()</script>' }];
    case 'link':
      return hostileTexts.slice(0, rejectedShares).map((name) => ({ kind: 'screen', name }));
    case 'anchor':
    case 'choice':
    case 'image':
    case 'event':
    case 'flag':
      return hostileTexts.slice(0, rejectedShares);
    default:
      return hostileTexts.slice(0, rejectedShares).map((text) => ({ de: text, xx: text }));
  }
}
