/** The import of season files, with a preview of its changes. */
import { lazy, Suspense } from 'react';
import { useRevalidator } from 'react-router';
import styles from '#back-office/import/import.module.css';
import { ScreenBar } from '#back-office/shell/ScreenBar.tsx';
import { useIsHydrated } from '#back-office/shell/use-is-hydrated.ts';
import { formatDateTime } from '#domain/dates/date-format.ts';
import type { Locale } from '#domain/languages/locales.ts';
import { resourceNames } from '#domain/resources/resource.ts';
import { type ImportTexts, importTexts } from '#i18n/back-office/import-texts.ts';
import { resourceLabels } from '#i18n/back-office/resource-labels.ts';
import { backOfficeRequest } from '#server/back-office-access.ts';
import { listImportRuns } from '#server/import/list-import-runs.ts';
import { loadOnDemand } from '#state/script-loading.ts';
import { backOfficeMeta } from '../back-office-meta.ts';
import type { Route } from './+types/ImportScreen';

const SeasonImport = lazy(() => loadOnDemand(() => import('#back-office/import/SeasonImport.tsx')));

export async function loader({ url, context }: Route.LoaderArgs) {
  const { database, locale } = backOfficeRequest({ url, context }, 'import-season');
  return {
    locale,
    runs: await listImportRuns(database),
    labels: labelsOf(locale),
    texts: importTexts(locale),
  };
}

/** Labels of the resources and fields in season files. */
function labelsOf(locale: Locale): Record<string, { many: string; fields: Record<string, string> }> {
  return Object.fromEntries(
    resourceNames.map((name) => {
      const { many, fields } = resourceLabels(name, locale);
      const labels = Object.entries(fields).map(([field, { label }]): [string, string] => [field, label]);
      return [name, { many, fields: Object.fromEntries(labels) }];
    }),
  );
}

export const meta = backOfficeMeta<typeof loader>(({ texts }) => texts.title);

export default function ImportScreen({ loaderData }: Route.ComponentProps) {
  const { locale, texts, runs, labels } = loaderData;
  const { revalidate } = useRevalidator();
  const isHydrated = useIsHydrated();
  return (
    <>
      <ScreenBar title={texts.title} />
      <div className={styles.screen}>
        <p className={styles.intro}>{texts.intro}</p>
        {isHydrated && (
          <Suspense>
            <SeasonImport locale={locale} texts={texts} labels={labels} onWritten={() => void revalidate()} />
          </Suspense>
        )}
        <section aria-labelledby="runs" className={styles.runs}>
          <h2 id="runs">{texts.runs}</h2>
          {runs.length === 0 && <p>{texts.no_runs}</p>}
          <ol>
            {runs.map(({ id, files, at, created, updated }) => (
              <li key={id}>
                <time dateTime={at}>{formatDateTime(new Date(at))}</time>{' '}
                {texts.run
                  .replace('{files}', filesOf(files, texts))
                  .replace('{created}', String(created))
                  .replace('{updated}', String(updated))}
              </li>
            ))}
          </ol>
        </section>
      </div>
    </>
  );
}

/** The first of many. */
function filesOf(names: readonly string[], { more_files }: ImportTexts): string {
  const [first = ''] = names;
  if (names.length < 4) return names.join(', ');
  return more_files.replace('{first}', first).replace('{count}', String(names.length - 1));
}
