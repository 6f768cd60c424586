/** The form of a record, or of a new one, with its public addresses and its last change. */
import { lazy, Suspense, useState } from 'react';
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
import { bothLanguages, type Locale } from '#domain/languages/locales.ts';
import { groupsOf, hasForm } from '#domain/resources/form-groups.ts';
import { jsonOf } from '#domain/resources/json-of.ts';
import type { PublicAddress } from '#domain/resources/public-addresses.ts';
import { type ResourceName, resourceNames } from '#domain/resources/resource.ts';
import { matchPath } from '#domain/site/route-paths.ts';
import { fieldTexts } from '#i18n/back-office/field-texts.ts';
import { formTexts } from '#i18n/back-office/form-texts.ts';
import { type ResourceLabels, resourceLabels } from '#i18n/back-office/resource-labels.ts';
import { screenTitle } from '#i18n/site/screen-titles.ts';
import { backOfficeRequest } from '#server/back-office-access.ts';
import type { Role } from '#server/db/schema/users.ts';
import { mayDo, mayWriteRecord } from '#server/services/accounts/permissions.ts';
import { getNeighbouringDates } from '#server/services/events/neighbouring-dates.ts';
import { valuesOfNewDate } from '#server/services/events/values-of-new-date.ts';
import { countEntries } from '#server/services/forms/entries/list-entries.ts';
import { formIdOf } from '#server/services/forms/form-labels.ts';
import { getRunOf } from '#server/services/plan/get-run-of.ts';
import { getFreeNumbers } from '#server/services/records/form/free-numbers.ts';
import { getRemoved } from '#server/services/records/form/get-removed.ts';
import {
  type RecordForm as Form,
  getRecordForm,
  initialValues,
  nameReferences,
} from '#server/services/records/form/record-form.ts';
import { loadOnDemand } from '#state/script-loading.ts';
import { backOfficeMeta } from '../back-office-meta.ts';
import { notFound } from '../not-found.ts';
import type { Route } from './+types/RecordScreen';
import { initialValuesFromQuery } from './initial-values-from-query.ts';
import { nextStepsOfRecord } from './next-steps-of-record.ts';

export async function loader({ url, params, context }: Route.LoaderArgs) {
  const { database, now, user, locale } = backOfficeRequest({ url, context }, 'back-office');
  const resource = resourceNames.find((name) => name === params.resource);
  if (!resource || !hasForm(resource)) throw notFound();
  const labels = resourceLabels(resource, locale);
  const shared = {
    locale,
    resource,
    labels,
    today: berlinDay(now()),
    texts: { ...formTexts(locale), ...fieldTexts(locale) },
    may_write: mayWriteRecord(user.role, resource),
    may_create: resourceNames.filter((name) => mayWriteRecord(user.role, name)),
    list_url: listPath(resource, locale),
  };
  if (params.id === 'new') {
    if (!labels.create) throw notFound();
    if (!shared.may_write) throw answer(null, { status: 403 });
    const given = initialValuesFromQuery(resource, url.searchParams);
    const initial = {
      ...initialValues(resource),
      ...(resource === 'events' && (await valuesOfNewDate(database, given))),
      ...given,
    };
    const numbers = await getFreeNumbers(database.db, resource, locale);
    const fields = numbers ? { ...labels.fields, id: numbers } : labels.fields;
    const names = namesById(await nameReferences(database.db, resource, [initial], locale));
    const none = {
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
    const shown = { ...labels, fields };
    return { ...shared, ...none, labels: shown, initial, names, title: labels.create };
  }
  if (resource === 'forms' && !/^\d+$/.test(params.id)) {
    const id = await formIdOf(database, params.id);
    if (id === null) throw notFound();
    throw redirect(backOfficePath('record', locale, { resource, id }), 301);
  }
  const id = /^\d{1,9}$/.test(params.id) ? Number(params.id) : null;
  const form = id === null ? null : await getRecordForm(database, resource, id, locale);
  if (!form) {
    const removed = id === null ? null : await getRemoved(database, resource, id, locale);
    if (!removed) throw notFound();
    throw answer({ removed: { ...shared, ...removed } satisfies RemovedRecordData }, { status: 404 });
  }
  const { record, name } = form;
  const [run, dates] = await Promise.all([
    getRunOf(database, resource, record, { locale, now: now() }),
    resource === 'events' ? getNeighbouringDates(database, record) : null,
  ]);
  const stored = { id: record.id, version: record.version, values: jsonOf(record.values) };
  return {
    ...shared,
    ...shownForm(form, locale, labels, user.role),
    record: stored,
    initial: {},
    held: jsonOf(record.held),
    log_url: mayDo(user.role, 'read-log')
      ? backOfficePath('log', locale, {}, { subject: resource, record: `${resource}-${record.id}` })
      : '',
    draft: form.draft && { ...form.draft, changed_at: form.draft.changed_at.toISOString() },
    plans: form.plans.map((plan) => shownScheduledChange(plan, locale)),
    title: name || labels.one,
    addresses: record.addresses.flatMap((address) => namedAddress(address, locale)),
    next: shared.may_write ? nextStepsOfRecord(resource, { ...form, run, dates }, locale, shared.today) : [],
    run,
    entries:
      resource === 'forms' && mayDo(user.role, 'read-form-entries')
        ? {
            url: backOfficePath('entries', locale, { id: record.id }),
            count: await countEntries(database, record.id),
          }
        : null,
  };
}

const shownScheduledChange = ({ due_at, failure, ...plan }: Form['plans'][number], locale: Locale) => ({
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
  return bothLanguages.map((each) => ({ url: paths[each], name: formTexts(locale).on_site_in[each] }));
}

const namesById = (names: Form['names']): RecordFormData['names'] =>
  Object.fromEntries(
    Object.entries(names).map(([resource, records]) => [
      resource,
      Object.fromEntries(records.map(({ id, ...shown }) => [id, shown])),
    ]),
  );

/** A record's address in the back office; empty without a form. */
const addressOf = (resource: ResourceName, id: number, locale: Locale) =>
  hasForm(resource) ? backOfficePath('record', locale, { resource, id }) : '';

function shownForm(
  { record: { id }, names, parts, uses, log }: Form,
  locale: Locale,
  labels: ResourceLabels,
  role: Role,
) {
  const linked = (resource: ResourceName) => (named: { id: number; name: string }) => ({
    ...named,
    url: addressOf(resource, named.id, locale),
  });
  return {
    names: namesById(names),
    parts: Object.fromEntries(
      Object.entries(parts).map(([field, { of, parent, records }]) => [
        field,
        {
          results: records.map(linked(of)),
          create: resourceLabels(of, locale).create ?? '',
          create_url: mayWriteRecord(role, of)
            ? backOfficePath('record', locale, { resource: of, id: 'new' }, { [parent]: id })
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
  // Fields are rendered after hydration only: text that is typed before it would be lost.
  const isReady = useIsHydrated();
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
        {isReady ? (
          <Suspense fallback={waiting}>
            <Form
              // A new key for each record resets the form.
              key={`${resource}/${record?.id ?? 'new'}`}
              data={data}
              aside={aside}
              isCreated={state === 'created'}
              onRead={(again) => setRead({ after: loaderData, data: again })}
              navigate={(to, next) => void goTo(to, { replace: true, preventScrollReset: true, state: next })}
            />
          </Suspense>
        ) : (
          waiting
        )}
      </div>
    </>
  );
}
