// The calls under /de/api, /en/api and their page-editor-api neighbours, and the document that describes them.
import type { OpenAPIHono } from '@hono/zod-openapi';
import { Hono } from 'hono';
import { defaultLocale, type Locale, localeOfPath, locales } from '#domain/locales.ts';
import { allowedMethods } from '#server/api/api-methods.ts';
import { caching } from '#server/api/caching.ts';
import { addCalendarCalls } from '#server/api/calendar.ts';
import { type ApiHouse, createCallApp } from '#server/api/call.ts';
import { addCheckCalls } from '#server/api/checks.ts';
import { addColorGroupCalls } from '#server/api/color-groups.ts';
import { addContainerCalls } from '#server/api/containers.ts';
import { addDocumentRoutes, documentPaths } from '#server/api/document.ts';
import { addDownloadCalls } from '#server/api/downloads.ts';
import { withCalls } from '#server/api/editor-call-guard.ts';
import { notTooLong, wellEncoded } from '#server/api/encoding.ts';
import { addEventCalendarFile } from '#server/api/event-calendar-file.ts';
import { addEventCalls } from '#server/api/events.ts';
import { failure } from '#server/api/failure.ts';
import { addFormEntryCalls } from '#server/api/form-entries.ts';
import { addFormCalls } from '#server/api/forms.ts';
import { addHistoryCalls } from '#server/api/history.ts';
import { addHomeCalls } from '#server/api/home.ts';
import { addHubCalls } from '#server/api/hub.ts';
import { addLoginCalls } from '#server/api/login.ts';
import { addMediaCalls } from '#server/api/media.ts';
import { addModuleCalls } from '#server/api/modules.ts';
import { addPageEditorCalls } from '#server/api/page-editor.ts';
import { addPageTreeCalls } from '#server/api/page-tree.ts';
import { addPageCalls } from '#server/api/pages.ts';
import { addPersonCalls } from '#server/api/persons.ts';
import { addPickerCalls } from '#server/api/pickers.ts';
import { addPresenceCalls } from '#server/api/presence.ts';
import { addProductionCalls } from '#server/api/productions.ts';
import { addScheduleCalls } from '#server/api/schedule.ts';
import { addSearchCalls } from '#server/api/search.ts';
import { addSearchTipCalls } from '#server/api/search-tips.ts';
import { addSubscriptionCalls } from '#server/api/subscriptions.ts';
import { addTempFileCalls } from '#server/api/temp-files.ts';
import { addTranslationCalls } from '#server/api/translations.ts';
import { addVenueCalls } from '#server/api/venues.ts';
import { problemResponse } from '#server/http/problem.ts';

/** The calls of one language. */
function createCalls(house: ApiHouse, locale: Locale): OpenAPIHono {
  const app = createCallApp(locale);
  const calls = { app, house, locale };
  app.use(withCalls(calls));
  addEventCalls(calls);
  addEventCalendarFile(calls);
  addProductionCalls(calls);
  addHomeCalls(calls);
  addPersonCalls(calls);
  addSubscriptionCalls(calls);
  addVenueCalls(calls);
  addDownloadCalls(calls);
  addCalendarCalls(calls);
  addColorGroupCalls(calls);
  addSearchCalls(calls);
  addSearchTipCalls(calls);
  addPageEditorCalls(calls);
  addPageCalls(calls);
  addLoginCalls(calls);
  addHubCalls(calls);
  addModuleCalls(calls);
  addContainerCalls(calls);
  addCheckCalls(calls);
  addTranslationCalls(calls);
  addScheduleCalls(calls);
  addHistoryCalls(calls);
  addPageTreeCalls(calls);
  addMediaCalls(calls);
  addPickerCalls(calls);
  addFormCalls(calls);
  addFormEntryCalls(calls);
  addTempFileCalls(calls);
  addPresenceCalls(calls);
  return app;
}

/** Every address that answers something refuses other methods, and says which it knows. */
function refuseOtherMethods(app: Hono, locale: Locale, routes: { method: string; path: string }[]): void {
  for (const [path, allowed] of allowedMethods(routes)) {
    app.on('OPTIONS', path, () => new Response(null, { status: 204, headers: { Allow: allowed } }));
    app.all(path, () => problemResponse(405, locale, { headers: { Allow: allowed } }));
  }
}

/**
 * Answers `/de/api/...`, `/en/api/...`, `/{language}/pageeditor-api/...`, `/api/...` and `/pageeditor-api/...`, all with
 * and without a slash at the end; what is unknown among these is a problem document with status 404. Everything else
 * is left to whoever comes next. To be mounted at the root, before any rule about slashes.
 */
export function createApi(house: ApiHouse): Hono {
  const app = new Hono({ strict: false });
  app.use(caching, notTooLong, wellEncoded);
  for (const { code } of locales) {
    const calls = createCalls(house, code);
    app.route(`/${code}`, calls);
    const routes = calls.routes.map(({ method, path }) => ({ method, path: `/${code}${path}` }));
    refuseOtherMethods(app, code, routes);
    if (code === defaultLocale) addDocumentRoutes(app, calls, house);
  }
  const documents = ['', ...locales.map(({ code }) => `/${code}`)].flatMap((prefix) =>
    documentPaths.map((path) => ({ method: 'GET', path: prefix + path })),
  );
  refuseOtherMethods(app, defaultLocale, documents);
  app.notFound((context) => problemResponse(404, localeOfPath(context.req.path)));
  app.onError((error, context) =>
    failure(error, localeOfPath(context.req.path), context.req.path, house.log),
  );

  // An app of its own inside, so that its slash rule holds wherever it is mounted.
  const outer = new Hono();
  for (const pattern of [
    '/:locale{de|en}/api/*',
    '/:locale{de|en}/pageeditor-api/*',
    '/api/*',
    '/pageeditor-api/*',
  ]) {
    outer.all(pattern, (context) => app.fetch(context.req.raw, context.env));
  }
  return outer;
}
