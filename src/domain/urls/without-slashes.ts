/** A path as it is stored and compared: without slashes at its ends. */
export const withoutSlashes = (path: string): string => path.replace(/^\/+|\/+$/g, '');
