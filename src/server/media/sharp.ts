// The image library, limited to one core and without a cache in memory.
import type sharp from 'sharp';

let loaded: Promise<typeof sharp> | undefined;

/** Loads the library lazily, so that the start does not wait for it. */
export function loadSharp(): Promise<typeof sharp> {
  loaded ??= import('sharp').then((library) => {
    library.default.concurrency(1);
    library.default.cache(false);
    return library.default;
  });
  return loaded;
}
