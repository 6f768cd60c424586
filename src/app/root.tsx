/** The HTML document: language, colours, fonts, and the data that all pages share. */
import { type ReactNode, useContext } from 'react';
import {
  Links,
  Meta,
  Outlet,
  redirect,
  Scripts,
  type ShouldRevalidateFunctionArgs,
  useLocation,
} from 'react-router';
import { documentLocale } from '#domain/back-office/language.ts';
import { isoOf, type Locale, localeOfPath } from '#domain/languages/locales.ts';
import { isConsentNeeded } from '#domain/site/consent.ts';
import { shownNavigation } from '#domain/site/navigation.ts';
import { pack } from '#domain/site/packed-text.ts';
import { matchPath } from '#domain/site/route-paths.ts';
import { LocaleProvider } from '#i18n/MessagesContext.tsx';
import { appContextKey } from '#server/app-context.ts';
import { requireSecondFactor } from '#server/back-office-access.ts';
import { degradableParts } from '#server/page-parts.ts';
import { coloursContext, memoryContext, redirectContext, sessionContext } from '#server/request-contexts.ts';
import { withFallback } from '#server/services/fallback.ts';
import { listColourGroups } from '#server/services/site/colour-groups.ts';
import { getNavigation } from '#server/services/site/navigation.ts';
import { getSettings } from '#server/services/site/settings.ts';
import { shopOrigin } from '#server/shop-origin.ts';
import * as site from '#site';
import { getEditing } from '#state/editing.ts';
import type { Route } from './+types/root';
import piazzolla from './fonts/piazzolla.woff2?url';
import specialGothic from './fonts/special-gothic.woff2?url';
import { useClientNavigation } from './shell/client-navigation.ts';
import { ColoursContext } from './shell/colours-context.ts';
import { firstPaintScript } from './shell/first-paint.ts';
import { useRootData } from './shell/root-data.ts';
import { schemeStyles } from './shell/scheme-styles.ts';
import { ScriptSecretContext } from './shell/script-secret.ts';

export { RootErrorScreen as ErrorBoundary } from './screens/RootErrorScreen.tsx';

/** For documents and for the router's data requests. The first redirects old addresses. */
export const middleware: Route.MiddlewareFunction[] = [
  ({ context }) => {
    const moved = context.get(redirectContext);
    if (moved !== null) throw redirect(moved, 301);
  },
  requireSecondFactor,
];

export async function loader({ request, context }: Route.LoaderArgs) {
  const appContext = context.get(appContextKey);
  const { database, config } = appContext;
  const locale = localeOfPath(new URL(request.url).pathname);
  const { remember } = context.get(memoryContext);
  const parts = degradableParts(context);
  const optional = <T,>(part: string, read: () => Promise<T>, key = part) =>
    withFallback(parts, part, remember(key, read), null);
  const [navigation, groups, settings] = await Promise.all([
    optional('menus', () => getNavigation(database, { locale }), `menus ${locale}`),
    optional('colours', () => listColourGroups(database)),
    optional('settings', () => getSettings(database)),
  ]);
  context.set(coloursContext, groups ?? []);
  const shop = shopOrigin(config);
  const isAsked = isConsentNeeded(site, { site: config.PUBLIC_URL, shop });
  return pack({
    navigation: shownNavigation(navigation ?? { menu: [], footer: [] }),
    version: String(settings?.VERSION_SELECT ?? ''),
    shop,
    ...(isAsked ? {} : { asksNothing: true as const }),
    publicUrl: config.PUBLIC_URL,
    login: loginOf(context.get(sessionContext)),
  });
}

/** Only the name: everything else about the session is requested by the editing layer. */
function loginOf(session: { user: { name: string } } | null): { username: string } | null {
  return session && { username: session.user.name };
}

/** Only editors read a page again. */
export const clientMiddleware: Route.ClientMiddlewareFunction[] = [
  (args, next) => getEditing().keepShown?.(args, next),
];

/** Not within a visit, except for editors. A language switch loads a new document. */
export function shouldRevalidate({ nextUrl }: ShouldRevalidateFunctionArgs) {
  return import.meta.env.DEV || nextUrl.searchParams.has('edit');
}

/** Screens that have no prose at their beginning, and rows of the search preload its font themselves. */
const withoutProse = /^(ensemble|events|led-|search)/;

/**
 * Reads a style or script that the server rendered into the head, so that its text is not built again for
 * hydration.
 */
function fromHead(name: 'style' | 'script'): string {
  return document.head.querySelector(name)?.textContent ?? '';
}

export function Layout({ children }: { children: ReactNode }) {
  const { pathname, search } = useLocation();
  const locale: Locale = localeOfPath(pathname);
  const groups = useContext(ColoursContext);
  const scriptSecret = useContext(ScriptSecretContext);
  const { login } = useRootData();
  const hasToolbar = login !== null && !new URLSearchParams(search).has('noToolbar');
  const screen = matchPath(pathname)?.name;
  const isDark = screen === 'productions-slug-id-booklet';
  return (
    <html
      // Scripts do not change it after the server has rendered it.
      lang={import.meta.env.SSR ? documentLocale(pathname, new URLSearchParams(search)) : locale}
      data-logged={hasToolbar ? '' : undefined}
      data-theme={isDark ? 'dark' : undefined}
      suppressHydrationWarning
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, maximum-scale=5" />
        <link rel="preload" href={specialGothic} as="font" type="font/woff2" crossOrigin="anonymous" />
        {import.meta.env.SSR && screen && !withoutProse.test(screen) && (
          <link rel="preload" href={piazzolla} as="font" type="font/woff2" crossOrigin="anonymous" />
        )}
        <Meta />
        <Links />
        <style>{import.meta.env.SSR ? schemeStyles(groups) : fromHead('style')}</style>
        <script nonce={scriptSecret} suppressHydrationWarning>
          {import.meta.env.SSR ? firstPaintScript(groups) : fromHead('script')}
        </script>
        <link rel="icon" href="/icon.svg" />
        <meta property="og:locale" content={isoOf(locale).replace('-', '_')} />
      </head>
      <body>
        <LocaleProvider locale={locale}>{children}</LocaleProvider>
        <Scripts nonce={scriptSecret} />
      </body>
    </html>
  );
}

export default function Root() {
  useClientNavigation();
  return <Outlet />;
}
