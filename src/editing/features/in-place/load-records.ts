/** Brings the record of a page into the edited document: the texts of it that are written where they stand. */
import type { Fields } from '#domain/modules/module-fields.ts';
import { recordOfSlot, textsHere } from '#domain/resources/in-place.ts';
import { fieldsOf, resources } from '#domain/resources/resources.ts';
import { resourceLabels } from '#i18n/back-office/resource-labels.ts';
import { textAt } from '../../core/localized-text.ts';
import { putRecord, readRecord, writtenOf } from '../../sync/load-record.ts';
import type { EditingSession } from '../../sync/session.ts';

/**
 * What of a record is written in place, with its draft. Nothing happens for slots of pages, and where the server does not
 * answer: then the record's words lead to its form.
 */
export async function loadRecords(session: EditingSession, slug: string, container: number): Promise<void> {
  const target = recordOfSlot(slug);
  if (!target) return;
  const { resource, id } = target;
  const { locale } = session;
  try {
    const { values, draft } = await readRecord(session, target);
    const names = textsHere(resource);
    const labels = resourceLabels(resource, locale);
    const titles = resources[resource].title.map((name) => wordsOf(values[name], locale));
    putRecord(
      session,
      container,
      {
        ...{
          resource,
          id,
          title: titles.filter(Boolean).join(' ') || labels.one,
          published: writtenOf(names, values),
        },
        fields: Object.fromEntries(names.map((name) => [name, fieldsOf(resource)[name]])) as Fields,
        labels: Object.fromEntries(names.map((name) => [name, labels.fields[name]?.label ?? name])),
      },
      draft && { ...draft, data: writtenOf(names, draft.data) },
    );
  } catch {
    // Without a connection modules can still be written.
  }
}

const wordsOf = (value: unknown, locale: EditingSession['locale']) =>
  typeof value === 'string' ? value : textAt(value, locale) || textAt(value, 'de');
