/** What the TypeScript side of the project takes from `browser.mjs`. */
export function findBrowser(): Promise<string | undefined>;
export const browserArgs: string[];
