// All endpoints under /de/api, /en/api and /pageeditor-api, and their OpenAPI document.
import type { OpenAPIHono } from '@hono/zod-openapi';
import { Hono } from 'hono';
import { defaultLocale, type Locale, localeOfPath, locales } from '#domain/languages/locales.ts';
import { addAccountEndpoints } from '#server/api/accounts/accounts.ts';
import { addLinkEndpoints } from '#server/api/accounts/links.ts';
import { addLoginEndpoints } from '#server/api/accounts/login.ts';
import { addOwnAccountEndpoints } from '#server/api/accounts/own-account.ts';
import { addCheckEndpoints } from '#server/api/checks/checks.ts';
import { allowedMethods } from '#server/api/endpoint/api-methods.ts';
import { caching } from '#server/api/endpoint/caching.ts';
import { withEndpoints } from '#server/api/endpoint/editor-endpoint-guard.ts';
import {
  rejectCompressedContent,
  rejectLongAddress,
  rejectMalformedEncoding,
} from '#server/api/endpoint/encoding.ts';
import { type ApiContext, createEndpointApp } from '#server/api/endpoint/endpoint.ts';
import { errorResponse } from '#server/api/endpoint/failure.ts';
import { addCalendarEndpoints } from '#server/api/events/calendar.ts';
import { addCalendarFeeds } from '#server/api/events/calendar-feeds.ts';
import { addEventEndpoints } from '#server/api/events/events.ts';
import { addFormEntryEndpoints } from '#server/api/forms/form-entries.ts';
import { addFormEndpoints } from '#server/api/forms/forms.ts';
import { addTempFileEndpoints } from '#server/api/forms/temp-files.ts';
import { addHistoryEndpoints } from '#server/api/history/history.ts';
import { addHubEndpoints } from '#server/api/hub/hub.ts';
import { addMediaEndpoints } from '#server/api/media/media.ts';
import { addMenuEndpoint } from '#server/api/menus/menus.ts';
import { addModuleEndpoints } from '#server/api/modules/modules.ts';
import { addTranslationEndpoints } from '#server/api/modules/translations.ts';
import { addDocumentRoutes, documentPaths } from '#server/api/openapi/openapi-document.ts';
import { addContainerEndpoints } from '#server/api/pages/containers.ts';
import { addPageTreeEndpoints } from '#server/api/pages/page-tree.ts';
import { addPageEndpoints } from '#server/api/pages/pages.ts';
import { addPersonEndpoints } from '#server/api/people/persons.ts';
import { addPresenceEndpoints } from '#server/api/presence/presence.ts';
import { addDownloadEndpoints } from '#server/api/press/downloads.ts';
import { addCastEndpoint } from '#server/api/productions/cast-lines.ts';
import { addProductionEndpoints } from '#server/api/productions/productions.ts';
import { addPreviewEndpoint } from '#server/api/publishing/preview.ts';
import { addScheduleEndpoints } from '#server/api/publishing/schedule.ts';
import { addBatchEndpoint } from '#server/api/records/batch.ts';
import { addChangeSetEndpoints } from '#server/api/records/change-sets.ts';
import { addDraftEndpoints } from '#server/api/records/drafts.ts';
import { addImportEndpoint } from '#server/api/records/import.ts';
import { addInPlaceEndpoint } from '#server/api/records/in-place.ts';
import { addLeftOutDraftsEndpoint } from '#server/api/records/left-out-drafts.ts';
import { addOriginsEndpoint } from '#server/api/records/origins.ts';
import { addRecordListEndpoints } from '#server/api/records/record-lists.ts';
import { addRecordSearchEndpoint } from '#server/api/records/record-search.ts';
import { addRecordEndpoints } from '#server/api/records/records.ts';
import { addTableEndpoint } from '#server/api/records/tables.ts';
import { addPickerEndpoints } from '#server/api/search/pickers.ts';
import { addSearchEndpoints } from '#server/api/search/search.ts';
import { addSearchTipEndpoints } from '#server/api/search/search-tips.ts';
import { addBrowserErrorEndpoint } from '#server/api/site/browser-errors.ts';
import { addColorGroupEndpoints } from '#server/api/site/color-groups.ts';
import { addHomeEndpoints } from '#server/api/site/home.ts';
import { addNewsFeed } from '#server/api/site/news-feed.ts';
import { addSiteEndpoints } from '#server/api/site/site.ts';
import { addSubscriptionEndpoints } from '#server/api/subscriptions/subscriptions.ts';
import { addTonightEndpoints } from '#server/api/tonight/tonight.ts';
import { addVenueEndpoints } from '#server/api/venues/venues.ts';
import { problemResponse } from '#server/http/problem.ts';

/** The endpoints of one language. */
function createEndpoints(appContext: ApiContext, locale: Locale): OpenAPIHono {
  const app = createEndpointApp(locale);
  const endpoints = { app, appContext, locale };
  app.use(withEndpoints(endpoints));
  addEventEndpoints(endpoints);
  addCalendarFeeds(endpoints);
  addProductionEndpoints(endpoints);
  addCastEndpoint(endpoints);
  addHomeEndpoints(endpoints);
  addNewsFeed(endpoints);
  addPersonEndpoints(endpoints);
  addSubscriptionEndpoints(endpoints);
  addVenueEndpoints(endpoints);
  addDownloadEndpoints(endpoints);
  addCalendarEndpoints(endpoints);
  addColorGroupEndpoints(endpoints);
  addBrowserErrorEndpoint(endpoints);
  addSearchEndpoints(endpoints);
  addSearchTipEndpoints(endpoints);
  addSiteEndpoints(endpoints);
  addPageEndpoints(endpoints);
  addLoginEndpoints(endpoints);
  addAccountEndpoints(endpoints);
  addOwnAccountEndpoints(endpoints);
  addLinkEndpoints(endpoints);
  addHubEndpoints(endpoints);
  addBatchEndpoint(endpoints);
  addChangeSetEndpoints(endpoints);
  // Before records, whose paths would match these.
  addTonightEndpoints(endpoints);
  addMenuEndpoint(endpoints);
  addImportEndpoint(endpoints);
  addOriginsEndpoint(endpoints);
  addInPlaceEndpoint(endpoints);
  addLeftOutDraftsEndpoint(endpoints);
  addRecordSearchEndpoint(endpoints);
  addRecordListEndpoints(endpoints);
  addTableEndpoint(endpoints);
  addDraftEndpoints(endpoints);
  addRecordEndpoints(endpoints);
  addModuleEndpoints(endpoints);
  addContainerEndpoints(endpoints);
  addCheckEndpoints(endpoints);
  addTranslationEndpoints(endpoints);
  addScheduleEndpoints(endpoints);
  addPreviewEndpoint(endpoints);
  addHistoryEndpoints(endpoints);
  addPageTreeEndpoints(endpoints);
  addMediaEndpoints(endpoints);
  addPickerEndpoints(endpoints);
  addFormEndpoints(endpoints);
  addFormEntryEndpoints(endpoints);
  addTempFileEndpoints(endpoints);
  addPresenceEndpoints(endpoints);
  return app;
}

/** Answers other methods at known addresses with 405 and `Allow`. */
function rejectOtherMethods(app: Hono, locale: Locale, routes: { method: string; path: string }[]): void {
  for (const [path, allowed] of allowedMethods(routes)) {
    app.on('OPTIONS', path, () => new Response(null, { status: 204, headers: { Allow: allowed } }));
    app.all(path, () => problemResponse(405, locale, { headers: { Allow: allowed } }));
  }
}

/**
 * Answers `/de/api/...`, `/en/api/...`, `/{language}/pageeditor-api/...`, `/api/...` and `/pageeditor-api/...`, all
 * with and without a trailing slash; unknown addresses among these are a problem document with status 404. Everything
 * else is passed on. To be mounted at the root, before any rule about slashes.
 */
export function createApi(appContext: ApiContext): Hono {
  const app = new Hono({ strict: false });
  app.use(caching, rejectLongAddress, rejectMalformedEncoding, rejectCompressedContent);
  for (const { code } of locales) {
    const endpoints = createEndpoints(appContext, code);
    app.route(`/${code}`, endpoints);
    const routes = endpoints.routes.map(({ method, path }) => ({ method, path: `/${code}${path}` }));
    rejectOtherMethods(app, code, routes);
    if (code === defaultLocale) addDocumentRoutes(app, endpoints, appContext);
  }
  const documents = ['', ...locales.map(({ code }) => `/${code}`)].flatMap((prefix) =>
    documentPaths.map((path) => ({ method: 'GET', path: prefix + path })),
  );
  rejectOtherMethods(app, defaultLocale, documents);
  app.notFound((context) => problemResponse(404, localeOfPath(context.req.path)));
  app.onError((error, context) =>
    errorResponse(error, localeOfPath(context.req.path), context.req.path, appContext.log),
  );

  // A nested app, so that its rule for trailing slashes applies wherever it is mounted.
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
