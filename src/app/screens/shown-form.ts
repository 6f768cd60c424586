/** What the form of a stored record shows, for its loader. */
import type { RecordFormData } from '#back-office/form/form-data.ts';
import { backOfficePath } from '#domain/back-office/addresses.ts';
import { bothLanguages, type Locale } from '#domain/languages/locales.ts';
import { hasForm } from '#domain/resources/form-groups.ts';
import { jsonOf } from '#domain/resources/json-of.ts';
import type { PublicAddress } from '#domain/resources/public-addresses.ts';
import type { ResourceName } from '#domain/resources/resource.ts';
import { matchPath } from '#domain/site/route-paths.ts';
import { recordFormTexts } from '#i18n/back-office/form-texts.ts';
import { resourceLabels } from '#i18n/back-office/resource-labels.ts';
import { screenTitle } from '#i18n/site/screen-titles.ts';
import type { RecordForm } from '#server/services/records/form/record-form.ts';

/** What does not depend on the record. */
export type SharedFormData = Pick<
  RecordFormData,
  'locale' | 'resource' | 'labels' | 'today' | 'texts' | 'may_write' | 'may_create' | 'list_url'
>;

export function shownForm(
  { record, names, parts, uses, log, draft, plans }: RecordForm,
  { locale, labels, may_create }: SharedFormData,
) {
  const linked = (resource: ResourceName) => (named: { id: number; name: string }) => ({
    ...named,
    url: addressOf(resource, named.id, locale),
  });
  return {
    record: { id: record.id, version: record.version, values: jsonOf(record.values) },
    held: jsonOf(record.held),
    draft: draft && { ...draft, changed_at: draft.changed_at.toISOString() },
    plans: plans.map((plan) => shownScheduledChange(plan, locale)),
    addresses: record.addresses.flatMap((address) => namedAddress(address, locale)),
    names: namesById(names),
    parts: Object.fromEntries(
      Object.entries(parts).map(([field, { of, parent, records }]) => [
        field,
        {
          results: records.map(linked(of)),
          create: resourceLabels(of, locale).create ?? '',
          create_url: may_create.includes(of)
            ? backOfficePath('record', locale, { resource: of, id: 'new' }, { [parent]: record.id })
            : '',
        },
      ]),
    ),
    uses: uses.map(({ resource, field, count, is_required, records }) => {
      const other = resourceLabels(resource, locale);
      const label = `${other.many}: ${other.fields[field]?.label ?? field}`;
      return { resource, label, count, is_required, records: records.map(linked(resource)) };
    }),
    log: log.map(({ id, at, who, action, before, after }) => ({
      id,
      at: at.toISOString(),
      who,
      action,
      fields: Object.keys(after ?? before ?? {}).flatMap((field) => labels.fields[field]?.label ?? []),
    })),
  };
}

const shownScheduledChange = ({ due_at, failure, ...plan }: RecordForm['plans'][number], locale: Locale) => ({
  ...plan,
  due_at: due_at.toISOString(),
  failure: failure && {
    reason: failure.reason,
    conflicts: failure.reason === 'conflict' ? failure.conflicts : [],
    issues:
      failure.reason === 'invalid'
        ? failure.issues.map(({ field, message }) => ({ field, message: message[locale] }))
        : [],
  },
});

/** Lists by their title, pages by their language. */
function namedAddress({ kind, ...paths }: PublicAddress, locale: Locale): RecordFormData['addresses'] {
  const match = kind === 'list' ? matchPath(paths[locale]) : null;
  if (match) return [{ url: paths[locale], name: screenTitle(match.name, locale) }];
  return bothLanguages.map((each) => ({ url: paths[each], name: recordFormTexts(locale).on_site_in[each] }));
}

export const namesById = (names: RecordForm['names']): RecordFormData['names'] =>
  Object.fromEntries(
    Object.entries(names).map(([resource, records]) => [
      resource,
      Object.fromEntries(records.map(({ id, ...shown }) => [id, shown])),
    ]),
  );

/** A record's address in the back office; empty without a form. */
const addressOf = (resource: ResourceName, id: number, locale: Locale) =>
  hasForm(resource) ? backOfficePath('record', locale, { resource, id }) : '';
