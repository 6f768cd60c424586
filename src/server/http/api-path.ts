// Which addresses are calls.

const aCall = /^(?:\/(?:de|en))?\/(?:api|pageeditor-api)(?:\/|$)/;

/** Whether a path is one of the calls', known or not: they say themselves what is wrong with an address. */
export const isApiPath = (path: string): boolean => aCall.test(path);
