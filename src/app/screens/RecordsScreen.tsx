/** Hub: the records of one kind, a single record as it is stored, or the entries of a form. */
import { ScreenBar } from '#back-office/shell/ScreenBar.tsx';
import { backOfficeLocale } from '#domain/back-office/language.ts';
import { isRecordKind, recordAddress } from '#domain/hub/records.ts';
import { recordTexts } from '#i18n/hub/record-texts.ts';
import { appContextKey } from '#server/app-context.ts';
import { requireAction } from '#server/back-office-access.ts';
import { getEntry, listEntries } from '#server/services/forms/list-entries.ts';
import { getRecord } from '#server/services/hub/records/get-record.ts';
import { listRecords } from '#server/services/hub/records/list-records.ts';
import { notFound } from '../not-found.ts';
import { pageMeta } from '../page-meta.ts';
import { pageNumber } from '../page-number.ts';
import type { Route } from './+types/RecordsScreen';
import { EntryCard, EntryList } from './hub/FormEntries.tsx';
import styles from './hub/hub.module.css';
import { RecordFields } from './hub/RecordFields.tsx';
import { RecordList } from './hub/RecordList.tsx';

export async function loader({ url, params, context }: Route.LoaderArgs) {
  const { database, config, now } = context.get(appContextKey);
  const isOfEntries = params.kind === 'forms' && params.id !== undefined;
  requireAction(context, isOfEntries ? 'read-form-entries' : 'back-office');
  const locale = backOfficeLocale(url.searchParams);
  const { kind, id, entry } = params;
  if (!isRecordKind(kind)) throw notFound();
  const texts = recordTexts(locale);
  const shared = { locale, kind, texts, publicUrl: config.PUBLIC_URL };
  const request = { page: pageNumber(url.searchParams), page_size: 50 };
  if (id === undefined) {
    const list = await listRecords(database, kind, request, locale);
    if (list.results.length === 0 && list.page > 1) throw notFound();
    return { ...shared, title: texts.kinds[kind], list };
  }
  const record = await getRecord(database, kind, id, { locale, now: now() });
  if (!record) throw notFound();
  if (entry !== undefined) {
    const isNumber = kind === 'forms' && /^\d{1,10}$/.test(entry);
    const card = isNumber ? await getEntry(database, record.id, Number(entry), locale) : null;
    if (!card) throw notFound();
    return { ...shared, title: `${record.name}: ${texts.entry.replace('{id}', entry)}`, record, card };
  }
  const entries = kind === 'forms' ? await listEntries(database, record.id, request) : null;
  return { ...shared, title: record.name, record, entries };
}

export function meta({ loaderData, location }: Route.MetaArgs) {
  const { title = '', publicUrl = '' } = loaderData ?? {};
  return pageMeta({ title, pathname: location.pathname, publicUrl, isHidden: true });
}

export default function RecordsScreen({ loaderData }: Route.ComponentProps) {
  const { locale, kind, texts, title } = loaderData;
  const record = 'record' in loaderData ? loaderData.record : undefined;
  return (
    <>
      <ScreenBar title={title}>
        {record && <a href={recordAddress(kind, locale)}>{texts.kinds[kind]}</a>}
        {'card' in loaderData && record && <a href={recordAddress(kind, locale, record.id)}>{record.name}</a>}
      </ScreenBar>
      <div className={styles.screen}>
        {'list' in loaderData && <RecordList {...{ locale, kind, texts }} list={loaderData.list} />}
        {'card' in loaderData && <EntryCard {...{ texts, locale }} card={loaderData.card} />}
        {'entries' in loaderData && loaderData.entries && record && (
          <EntryList {...{ texts, locale }} form={record.id} list={loaderData.entries} />
        )}
        {record && !('card' in loaderData) && <RecordFields {...{ texts, locale, kind, record }} />}
      </div>
    </>
  );
}
