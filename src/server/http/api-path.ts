// Tells paths of the API and of files from paths of pages.

const aCall = /^(?:\/(?:de|en))?\/(?:api|pageeditor-api)(?:\/|$)/;

/** Whether a path belongs to the API, even if no endpoint has it: the API answers unknown paths itself. */
export const isApiPath = (path: string): boolean => aCall.test(path);

const aFile =
  /^\/(?:assets|media|fonts|healthz|readyz|metrics)(?:\/|$)|^\/\.well-known\/|^\/(?:apple-touch-icon|favicon|robots|icon|sitemap)[^/]*$/;

/** Whether a path is neither a page's nor an endpoint's. */
export const isFilePath = (path: string): boolean => aFile.test(path);
