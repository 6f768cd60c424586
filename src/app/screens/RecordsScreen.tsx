/** Hub: the records of one kind, a single record as it is stored, or the entries of a form. */
import { hubAddress, hubLocale } from '#domain/hub/hub.ts';
import { isRecordKind, recordAddress } from '#domain/hub/records.ts';
import { hubTexts } from '#i18n/hub/hub-texts.ts';
import { recordTexts } from '#i18n/hub/record-texts.ts';
import { appContextKey } from '#server/app-context.ts';
import { sessionContext } from '#server/request-contexts.ts';
import { mayDo } from '#server/services/accounts/permissions.ts';
import { getEntry, listEntries } from '#server/services/forms/list-entries.ts';
import { getRecord } from '#server/services/hub/records/get-record.ts';
import { listRecords } from '#server/services/hub/records/list-records.ts';
import styles from '../layouts/hub.module.css';
import { notFound } from '../not-found.ts';
import { pageMeta } from '../page-meta.ts';
import { pageNumber } from '../page-number.ts';
import type { Route } from './+types/RecordsScreen';
import { EntryCard, EntryList } from './hub/FormEntries.tsx';
import { HubContrast } from './hub/HubContrast.tsx';
import { LoginRequired } from './hub/LoginRequired.tsx';
import { RecordFields } from './hub/RecordFields.tsx';
import { RecordList } from './hub/RecordList.tsx';

export async function loader({ url, params, context }: Route.LoaderArgs) {
  const { database, config, now } = context.get(appContextKey);
  const session = context.get(sessionContext);
  const locale = hubLocale(url.searchParams);
  const { kind, id, entry } = params;
  if (!isRecordKind(kind)) throw notFound();
  const texts = recordTexts(locale);
  const { not_allowed, ...words } = hubTexts(locale);
  const shared = { locale, kind, texts, publicUrl: config.PUBLIC_URL };
  if (session === null) {
    const { log_in_title, log_in_text, log_in, to_site, other_language, contrast } = words;
    const door = { log_in_title, log_in_text, log_in, to_site, other_language, contrast };
    return { ...shared, title: log_in_title, door };
  }
  const { role } = session.user;
  const isForPerson = id === undefined || kind !== 'forms' || mayDo(role, 'read-form-entries');
  if (!mayDo(role, 'back-office') || !isForPerson)
    return { ...shared, title: texts.kinds[kind], rejection: not_allowed };
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
  if ('door' in loaderData) return <LoginRequired texts={loaderData.door} locale={locale} />;
  const record = 'record' in loaderData ? loaderData.record : undefined;
  return (
    <div lang={locale} className={styles.screen}>
      <header className={styles.head}>
        <h1>{title}</h1>
        <nav aria-label={texts.back}>
          <a href={hubAddress(locale)}>{texts.back}</a>
          {record && <a href={recordAddress(kind, locale)}>{texts.kinds[kind]}</a>}
          {'card' in loaderData && record && (
            <a href={recordAddress(kind, locale, record.id)}>{record.name}</a>
          )}
          <HubContrast label={texts.contrast} />
        </nav>
      </header>
      {'rejection' in loaderData && <p>{loaderData.rejection}</p>}
      {'list' in loaderData && <RecordList {...{ locale, kind, texts }} list={loaderData.list} />}
      {'card' in loaderData && <EntryCard {...{ texts, locale }} card={loaderData.card} />}
      {'entries' in loaderData && loaderData.entries && record && (
        <EntryList {...{ texts, locale }} form={record.id} list={loaderData.entries} />
      )}
      {record && !('card' in loaderData) && <RecordFields {...{ texts, locale, kind, record }} />}
    </div>
  );
}
