// Which addresses belong to the API, and which are those of files.

const aCall = /^(?:\/(?:de|en))?\/(?:api|pageeditor-api)(?:\/|$)/;

/** Whether a path belongs to the API, known or not: the API answers unknown paths itself. */
export const isApiPath = (path: string): boolean => aCall.test(path);

const aFile =
  /^\/(?:assets|media|fonts|healthz|readyz|metrics)(?:\/|$)|^\/(?:favicon|robots|icon|sitemap)[^/]*$/;

/** Whether a path is neither a page's nor an endpoint's. */
export const isFilePath = (path: string): boolean => aFile.test(path);
