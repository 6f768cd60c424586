// One page of the log, as sentences need it.

import { asc, sql } from 'drizzle-orm';
import type { SessionRole } from '#domain/accounts/account.ts';
import { type AccountEvent, accountEvents } from '#domain/accounts/account-events.ts';
import { backOfficePath } from '#domain/back-office/addresses.ts';
import type { Locale } from '#domain/languages/locales.ts';
import { textOf } from '#domain/languages/localized.ts';
import type { LogFilter, LogLine, LogPage } from '#domain/log/log.ts';
import { hasForm } from '#domain/resources/form-groups.ts';
import { type ResourceName, resourceNames } from '#domain/resources/resource.ts';
import { type LogTexts, logTexts } from '#i18n/back-office/log-texts.ts';
import { resourceLabels } from '#i18n/back-office/resource-labels.ts';
import type { Database } from '#server/db/client.server.ts';
import { users } from '#server/db/schema/users.ts';
import { mayDo } from '#server/services/accounts/permissions.ts';
import type { LoggedEntries } from '#server/services/forms/entries/remove-entries.ts';
import { containerOwnerLink } from '#server/services/hub/container-owner.ts';
import { describeChanges, recordsReferredTo } from './describe-changes.ts';
import { type LogRow, pageSize, readLogRows, subjectOf } from './log-rows.ts';
import { readTitles } from './log-titles.ts';

/** Newest first. Three queries, however long the log is. */
export async function listLog(
  database: Pick<Database, 'db'>,
  filter: LogFilter,
  locale: Locale,
  role: SessionRole,
): Promise<LogPage> {
  const [rows, people] = await Promise.all([
    readLogRows(database, filter),
    database.db
      .select({ id: users.id, name: sql<string>`coalesce(nullif(${users.name}, ''), ${users.email})` })
      .from(users)
      .orderBy(asc(sql`lower(coalesce(nullif(${users.name}, ''), ${users.email}))`)),
  ]);
  return {
    page: filter.page,
    has_next: rows.length > pageSize,
    lines: await linesOf(database, rows.slice(0, pageSize), locale, role),
    people,
  };
}

/** The newest lines only. Two queries. */
export async function listLatest(
  database: Pick<Database, 'db'>,
  filter: LogFilter,
  locale: Locale,
  { count, role }: { count: number; role: SessionRole },
): Promise<LogLine[]> {
  return linesOf(database, (await readLogRows(database, filter)).slice(0, count), locale, role);
}

/** One query for the names of all records and referenced records. Accounts are linked for administrators only. */
async function linesOf(
  database: Pick<Database, 'db'>,
  rows: readonly LogRow[],
  locale: Locale,
  role: SessionRole,
): Promise<LogLine[]> {
  const records = rows.flatMap((row) => {
    const resource = resourceOf(row);
    return resource ? [{ resource, id: row.record_id }, ...recordsReferredTo(resource, row)] : [];
  });
  const titleOf = await readTitles(database, records, locale);
  const texts = logTexts(locale);
  return rows
    .map((row) => lineOf(row, titleOf, locale, texts))
    .map((line) =>
      line.subject === 'accounts' && !mayDo(role, 'manage-users') ? { ...line, url: '' } : line,
    );
}

function resourceOf({ record_table }: LogRow): ResourceName | null {
  const subject = subjectOf(record_table);
  return resourceNames.find((name) => name === subject) ?? null;
}

function lineOf(
  row: LogRow,
  titleOf: Awaited<ReturnType<typeof readTitles>>,
  locale: Locale,
  texts: LogTexts,
): LogLine {
  const resource = resourceOf(row);
  const named = resource ? namedRecord(row, resource, titleOf, locale) : nameOf(row, locale);
  return {
    key: row.key,
    at: new Date(row.at).toISOString(),
    who: row.who ?? (row.actor === 'import' || row.actor === 'system' ? row.actor : ''),
    action: row.action,
    subject: subjectOf(row.record_table) ?? 'settings',
    kind: resource ? resourceLabels(resource, locale).one : '',
    ...named,
    title: named.title || (resource ? `#${row.record_id}` : ''),
    changes: resource
      ? describeChanges(resource, row, { locale, texts, nameOf: titleOf })
      : accountChanges(row, texts),
    event: eventOf(row),
    count: row.count,
  };
}

/** A record links to its form, a page to itself; removed ones have no link. */
function namedRecord(
  row: LogRow,
  resource: ResourceName,
  titleOf: Awaited<ReturnType<typeof readTitles>>,
  locale: Locale,
): { title: string; url: string } {
  const id = row.record_id;
  const title = titleOf({ resource, id });
  if (resource === 'pages') return { title, url: containerOwnerLink(row, locale).url };
  const isThere = title !== '' && hasForm(resource);
  return { title, url: isThere ? backOfficePath('record', locale, { resource, id }) : '' };
}

/** The name of a subject that is not a record: an account, the modules of a page or slot, an import. */
function nameOf(row: LogRow, locale: Locale): { title: string; url: string } {
  switch (subjectOf(row.record_table)) {
    case 'accounts': {
      const email = row.after?.email ?? row.before?.email;
      const url = row.account_name === null ? '' : backOfficePath('account', locale, { id: row.record_id });
      return { title: row.account_name ?? (typeof email === 'string' ? email : ''), url };
    }
    case 'entries': {
      const { title } = row.before as LoggedEntries;
      return { title: textOf(title, locale), url: backOfficePath('entries', locale, { id: row.record_id }) };
    }
    case 'imports':
      return { title: row.record_id, url: '' };
    default:
      return containerOwnerLink(row, locale);
  }
}

const eventOf = ({ after }: LogRow): AccountEvent | null =>
  accountEvents.find((event) => event === after?.event) ?? null;

function accountChanges({ record_table, before, after }: LogRow, texts: LogTexts) {
  if (record_table !== 'users') return [];
  const fields = Object.keys(texts.account_fields) as (keyof LogTexts['account_fields'])[];
  return fields.flatMap((field) => {
    const shown = (value: unknown) => {
      if (typeof value !== 'string') return '';
      return field === 'role' ? (texts.roles[value as keyof LogTexts['roles']] ?? value) : value;
    };
    const change = {
      field: texts.account_fields[field],
      before: shown(before?.[field]),
      after: shown(after?.[field]),
    };
    return change.before === change.after ? [] : [change];
  });
}
