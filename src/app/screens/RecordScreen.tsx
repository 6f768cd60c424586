/** The form of a record, or of a new one, with its public addresses and its last change. */

import { lazy, Suspense, useDeferredValue, useState } from 'react';
import {
  data as answer,
  isRouteErrorResponse,
  redirect,
  useLocation,
  useNavigate,
  useRouteError,
} from 'react-router';
import styles from '#back-office/form/form.module.css';
import type { RecordFormData } from '#back-office/form/form-data.ts';
import { GroupList } from '#back-office/form/GroupList.tsx';
import { RecordAside } from '#back-office/form/RecordAside.tsx';
import type { RemovedRecordData } from '#back-office/form/RemovedRecordScreen.tsx';
import { ScreenBar } from '#back-office/shell/ScreenBar.tsx';
import { useIsHydrated } from '#back-office/shell/use-is-hydrated.ts';
import { backOfficePath, listPath } from '#domain/back-office/addresses.ts';
import { berlinDay } from '#domain/dates/dates.ts';
import { groupsOf, hasForm } from '#domain/resources/form-groups.ts';
import { resourceNames } from '#domain/resources/resource.ts';
import { fieldTexts } from '#i18n/back-office/field-texts.ts';
import { recordFormTexts } from '#i18n/back-office/form-texts.ts';
import { resourceLabels } from '#i18n/back-office/resource-labels.ts';
import { backOfficeRequest } from '#server/back-office-access.ts';
import { notFound } from '#server/not-found.ts';
import { mayDo, mayWriteRecord } from '#server/services/accounts/permissions.ts';
import { getNeighbouringDates } from '#server/services/events/neighbouring-dates.ts';
import { valuesOfNewDate } from '#server/services/events/values-of-new-date.ts';
import { countEntries } from '#server/services/forms/entries/list-entries.ts';
import { formIdOf } from '#server/services/forms/form-labels.ts';
import { getRunOf } from '#server/services/plan/get-run-of.ts';
import { getFreeNumbers } from '#server/services/records/form/free-numbers.ts';
import { getRemoved } from '#server/services/records/form/get-removed.ts';
import {
  getRecordForm,
  initialRecordValues,
  nameReferences,
} from '#server/services/records/form/record-form.ts';
import { loadOnDemand } from '#state/script-loading.ts';
import { backOfficeMeta } from '../back-office-meta.ts';
import type { Route } from './+types/RecordScreen';
import { initialValuesFromQuery } from './initial-values-from-query.ts';
import { nextStepsOfRecord } from './next-steps-of-record.ts';
import { namesById, type SharedFormData, shownForm } from './shown-form.ts';

type BackOfficeRequest = ReturnType<typeof backOfficeRequest>;

export async function loader({ url, params, context }: Route.LoaderArgs): Promise<RecordFormData> {
  const request = backOfficeRequest({ url, context }, 'back-office');
  const { user, locale } = request;
  const resource = resourceNames.find((name) => name === params.resource);
  if (!resource || !hasForm(resource)) throw notFound();
  const shared: SharedFormData = {
    locale,
    resource,
    labels: resourceLabels(resource, locale),
    today: berlinDay(request.now()),
    texts: { ...recordFormTexts(locale), ...fieldTexts(locale) },
    may_write: mayWriteRecord(user.role, resource),
    may_create: resourceNames.filter((name) => mayWriteRecord(user.role, name)),
    list_url: listPath(resource, locale),
  };
  return params.id === 'new'
    ? newRecordData(request, shared, url.searchParams)
    : storedRecordData(request, shared, params.id);
}

async function newRecordData(
  { database }: BackOfficeRequest,
  shared: SharedFormData,
  query: URLSearchParams,
): Promise<RecordFormData> {
  const { locale, resource, labels, may_write } = shared;
  if (!labels.create) throw notFound();
  if (!may_write) throw answer(null, { status: 403 });
  const given = initialValuesFromQuery(resource, query);
  const initial = {
    ...initialRecordValues(resource),
    ...(resource === 'events' && (await valuesOfNewDate(database, given))),
    ...given,
  };
  const numbers = await getFreeNumbers(database.db, resource, locale);
  return {
    ...shared,
    labels: numbers ? { ...labels, fields: { ...labels.fields, id: numbers } } : labels,
    title: labels.create,
    initial,
    names: namesById(await nameReferences(database.db, resource, [initial], locale)),
    record: null,
    draft: null,
    plans: [],
    parts: {},
    uses: [],
    log: [],
    addresses: [],
    next: [],
    held: [],
    entries: null,
    run: null,
    log_url: '',
  };
}

/** @param param the id; of a form also the slug, by which older addresses name it */
async function storedRecordData(
  { database, now, user }: BackOfficeRequest,
  shared: SharedFormData,
  param: string,
): Promise<RecordFormData> {
  const { locale, resource, labels, today, may_write } = shared;
  if (resource === 'forms' && !/^\d+$/.test(param)) {
    const id = await formIdOf(database, param);
    if (id === null) throw notFound();
    throw redirect(backOfficePath('record', locale, { resource, id }), 301);
  }
  if (!/^\d{1,9}$/.test(param)) throw notFound();
  const id = Number(param);
  const form = await getRecordForm(database, resource, id, locale);
  if (!form) {
    const removed = await getRemoved(database, resource, id, locale);
    if (!removed) throw notFound();
    throw answer({ removed: { ...shared, ...removed } satisfies RemovedRecordData }, { status: 404 });
  }
  const { record, name } = form;
  const [run, dates, entries] = await Promise.all([
    getRunOf(database, resource, record, { locale, now: now() }),
    resource === 'events' ? getNeighbouringDates(database, record) : null,
    resource === 'forms' && mayDo(user.role, 'read-form-entries') ? countEntries(database, id) : null,
  ]);
  return {
    ...shared,
    ...shownForm(form, shared),
    title: name || labels.one,
    initial: {},
    log_url: mayDo(user.role, 'read-log')
      ? backOfficePath('log', locale, {}, { subject: resource, record: `${resource}-${id}` })
      : '',
    next: may_write ? nextStepsOfRecord(resource, { ...form, run, dates }, locale, today) : [],
    run,
    entries: entries === null ? null : { url: backOfficePath('entries', locale, { id }), count: entries },
  };
}

export const meta = backOfficeMeta<typeof loader>(({ title }) => title);

const RecordForm = lazy(() => loadOnDemand(() => import('#back-office/form/RecordForm.tsx')));
const RemovedRecordScreen = lazy(() =>
  loadOnDemand(() => import('#back-office/form/RemovedRecordScreen.tsx')),
);
const RunForm = lazy(() => loadOnDemand(() => import('#back-office/runs/RunForm.tsx')));

/** A removed record can be restored at its address; other errors are shown by the layout. */
export function ErrorBoundary() {
  const error = useRouteError();
  const removed: RemovedRecordData | undefined = isRouteErrorResponse(error)
    ? error.data?.removed
    : undefined;
  const isReady = useIsHydrated();
  if (!removed) throw error;
  return (
    <>
      <ScreenBar title={removed.title} />
      <Suspense fallback={<p>{removed.message}</p>}>
        {isReady ? <RemovedRecordScreen data={removed} /> : <p>{removed.message}</p>}
      </Suspense>
    </>
  );
}

export default function RecordScreen({ loaderData }: Route.ComponentProps) {
  // Reloaded after saving; shown until the screen's own data are reloaded.
  const [read, setRead] = useState<{ after: object; data: RecordFormData } | null>(null);
  const data: RecordFormData = read?.after === loaderData ? read.data : loaderData;
  const { resource, record, texts, title, labels } = data;
  const Form = resource === 'runs' ? RunForm : RecordForm;
  const goTo = useNavigate();
  const { state } = useLocation();
  // Fields are rendered after hydration only: text that is typed before it would be lost. Deferred, so that the links stay
  // as the server rendered them until the form's script has arrived: pressing one that is replaced opens nothing.
  const isReady = useDeferredValue(useIsHydrated(), false);
  const aside = <RecordAside data={data} />;
  const waiting = (
    <>
      <GroupList groups={groupsOf(resource)} texts={texts} />
      <div className={styles.fields}>
        <p role="status">{texts.loading}</p>
        <noscript>
          <p>{texts.needs_script}</p>
        </noscript>
      </div>
      <div className={styles.side}>{aside}</div>
    </>
  );
  return (
    <>
      <ScreenBar title={title}>
        <a href={data.list_url}>{labels.many}</a>
        {data.log_url && <a href={data.log_url}>{texts.log}</a>}
      </ScreenBar>
      <div className={styles.form}>
        <Suspense fallback={waiting}>
          {isReady ? (
            <Form
              // A new key for each record resets the form.
              key={`${resource}/${record?.id ?? 'new'}`}
              data={data}
              aside={aside}
              arrival={state === 'created' || state === 'restored' ? state : null}
              onRead={(again) => setRead({ after: loaderData, data: again })}
              navigate={(to, next) => void goTo(to, { replace: true, preventScrollReset: true, state: next })}
            />
          ) : (
            waiting
          )}
        </Suspense>
      </div>
    </>
  );
}
