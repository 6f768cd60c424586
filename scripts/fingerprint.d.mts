/** What the TypeScript side of the project takes from `fingerprint.mjs`. */
export function fingerprint(sources: readonly string[]): string;
