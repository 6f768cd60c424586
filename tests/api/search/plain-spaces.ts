/** Dates hold together by no-break spaces; expectations are written with plain ones. */
export const withPlainSpaces = (text: string): string => text.replaceAll('\u00a0', ' ');
