/** The start page of the editors' hub: open issues, schedule, recent changes, all pages, manuals. */
import { hubAddress, hubLocale } from '#domain/hub/hub.ts';
import { recordAddress, recordKinds } from '#domain/hub/records.ts';
import { pathFor } from '#domain/site/route-paths.ts';
import { hubTexts } from '#i18n/hub/hub-texts.ts';
import { recordTexts } from '#i18n/hub/record-texts.ts';
import { appContextKey } from '#server/app-context.ts';
import { sessionContext } from '#server/request-contexts.ts';
import { mayDo } from '#server/services/accounts/permissions.ts';
import { getHub } from '#server/services/hub/get-hub.ts';
import styles from '../layouts/hub.module.css';
import { pageMeta } from '../page-meta.ts';
import type { Route } from './+types/HubScreen';
import { HubActivity } from './hub/HubActivity.tsx';
import { HubContrast } from './hub/HubContrast.tsx';
import { HubIssues } from './hub/HubIssues.tsx';
import { LoginRequired } from './hub/LoginRequired.tsx';

export async function loader({ url, context }: Route.LoaderArgs) {
  const { database, now, config } = context.get(appContextKey);
  const session = context.get(sessionContext);
  const locale = hubLocale(url.searchParams);
  const isAllowed = session !== null && mayDo(session.user.role, 'edit-pages');
  return {
    locale,
    texts: hubTexts(locale),
    kinds: recordTexts(locale).kinds,
    name: session?.user.name ?? null,
    hub: isAllowed ? await getHub(database, { locale, now: now() }) : null,
    publicUrl: config.PUBLIC_URL,
  };
}

export function meta({ loaderData, location }: Route.MetaArgs) {
  const { texts, publicUrl = '' } = loaderData ?? {};
  const title = texts?.title ?? '';
  return pageMeta({ title, pathname: location.pathname, publicUrl, isHidden: true });
}

export default function HubScreen({ loaderData }: Route.ComponentProps) {
  const { locale, texts, kinds, name, hub } = loaderData;
  const other = locale === 'de' ? 'en' : 'de';
  if (name === null) return <LoginRequired texts={texts} locale={locale} />;
  return (
    <div lang={locale} className={styles.screen}>
      <header className={styles.head}>
        <h1>{texts.title}</h1>
        <nav aria-label={texts.title}>
          <a href={pathFor('index', locale)}>{texts.to_site}</a>
          <a href={hubAddress(other)} lang={other} hrefLang={other}>
            {texts.other_language}
          </a>
          <HubContrast label={texts.contrast} />
        </nav>
        {hub && (
          <nav aria-label={texts.records} className={styles.kinds}>
            {recordKinds.map((kind) => (
              <a key={kind} href={recordAddress(kind, locale)}>
                {kinds[kind]}
              </a>
            ))}
          </nav>
        )}
        <p>{texts.logged_in.replace('{name}', name)}</p>
      </header>
      {hub ? (
        <div className={styles.columns}>
          <HubIssues care={hub.care} pages={hub.pages} texts={texts} />
          <HubActivity scheduled={hub.scheduled} changes={hub.changes} texts={texts} locale={locale} />
        </div>
      ) : (
        <p>{texts.not_allowed}</p>
      )}
    </div>
  );
}
