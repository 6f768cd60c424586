// Which addresses belong to the API.

const aCall = /^(?:\/(?:de|en))?\/(?:api|pageeditor-api)(?:\/|$)/;

/** Whether a path belongs to the API, known or not: the API answers unknown paths itself. */
export const isApiPath = (path: string): boolean => aCall.test(path);
