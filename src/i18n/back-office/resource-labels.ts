/** Labels of resources, their fields and choices; sent by loaders, for one resource each. */
import type { Locale } from '#domain/languages/locales.ts';
import type { ResourceName } from '#domain/resources/resource.ts';
import { resources } from '#domain/resources/resources.ts';
import { eventLabels } from './labels/event-labels.ts';
import type { LabelsOf } from './labels/label-types.ts';
import { offerLabels } from './labels/offer-labels.ts';
import { pageLabels } from './labels/page-labels.ts';
import { peopleLabels } from './labels/people-labels.ts';
import { pressLabels } from './labels/press-labels.ts';
import { productionLabels } from './labels/production-labels.ts';
import { sharedFieldLabels } from './labels/shared-field-labels.ts';
import { siteLabels } from './labels/site-labels.ts';

export interface FieldLabel {
  label: string;
  /** How it is written; below its German input. */
  hint?: string;
  /** Of the values of a choice. */
  values?: Readonly<Record<string, string>>;
  /** Of the fields of an object or of rows. */
  fields?: FieldLabels;
}

export type FieldLabels = Readonly<Record<string, FieldLabel>>;

export interface ResourceLabels {
  /** One of them, as inside a sentence: "Termin", "date". */
  one: string;
  /** The title of their list. */
  many: string;
  /** The label of the button for a new record; undefined if editors cannot create any. */
  create?: string;
  fields: FieldLabels;
}

type Written =
  | string
  | { label: string; hint?: string; values?: Record<string, string>; fields?: Record<string, Written> };

const tables = (locale: Locale): LabelsOf<ResourceName> => ({
  ...eventLabels(locale),
  ...productionLabels(locale),
  ...peopleLabels(locale),
  ...pressLabels(locale),
  ...siteLabels(locale),
  ...offerLabels(locale),
  ...pageLabels(locale),
});

/** The names of a resource and of all that it consists of, the reference to its parent included. */
export function resourceLabels(resource: ResourceName, locale: Locale): ResourceLabels {
  const { fields: own, ...names } = tables(locale)[resource];
  const { fields, parent } = resources[resource];
  const shared = Object.entries(sharedFieldLabels(locale)).filter(
    ([name]) => name in fields || name === parent?.field,
  );
  return {
    ...names,
    fields: labelled({ ...Object.fromEntries(shared), ...(own as Record<string, Written>) }),
  };
}

function labelled(fields: Record<string, Written>): FieldLabels {
  return Object.fromEntries(
    Object.entries(fields).map(([name, written]): [string, FieldLabel] => {
      if (typeof written === 'string') return [name, { label: written }];
      const { fields: inner, ...label } = written;
      return [name, inner ? { ...label, fields: labelled(inner) } : label];
    }),
  );
}
