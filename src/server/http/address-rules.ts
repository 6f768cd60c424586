// Rules for addresses that apply before any page: the root, trailing slashes, the version parameter (`?v=`).
import type { MiddlewareHandler } from 'hono';
import {
  canonicalRedirect,
  languageCookie,
  languageCookieName,
  rootLanguage,
} from '#domain/urls/canonical-path.ts';
import type { Config } from '#server/config.ts';

const rememberedLanguage = new RegExp(`(?:^|;\\s*)${languageCookieName}=([^;]*)`);

/** Redirects addresses that are not canonical, and passes on all others. */
export function addressRules(
  { PUBLIC_URL }: Pick<Config, 'PUBLIC_URL'>,
  isLoggedIn: (cookies: string) => boolean,
): MiddlewareHandler {
  const isSecure = PUBLIC_URL.startsWith('https:');
  return async (context, next) => {
    if (context.req.method !== 'GET' && context.req.method !== 'HEAD') return next();
    const target = targetOf(context.req.url);
    const cookies = context.req.header('Cookie') ?? '';
    if (target === '/' || target.startsWith('/?')) {
      const language = rootLanguage(rememberedLanguage.exec(cookies)?.[1]);
      context.header('Set-Cookie', languageCookie(language, isSecure));
      context.header('Cache-Control', 'no-store');
      return context.redirect(`/${language}${target.slice(1)}`, 302);
    }
    const canonical = canonicalRedirect(target, isLoggedIn(cookies));
    if (canonical === null) return next();
    // After a login, the browser must not reuse the cached redirect.
    context.header('Cache-Control', 'no-store');
    return context.redirect(canonical, 301);
  };
}

/** Path and query as sent, not decoded or resolved. */
function targetOf(url: string): string {
  return url.replace(/^https?:\/\/[^/]*/, '') || '/';
}

/** Whether none of the rules applies. */
export function isCanonical(target: string, isLoggedIn: boolean): boolean {
  return target !== '/' && !target.startsWith('/?') && canonicalRedirect(target, isLoggedIn) === null;
}
