/**
 * Marks of the page's root for styles that depend on what is shown somewhere. Asked of the root by `:has()`, every change
 * of the page would have all of its styles recomputed.
 */
import { useLayoutEffect } from 'react';

/**
 * As data attributes: `check-list`: the list beside the page; `languages`: the other language beside a module; `bar`:
 * the handles of a module at the foot of a narrow window; `strip`: an empty slot without height.
 */
type RootMark = 'checkList' | 'languages' | 'bar' | 'strip';

/** @returns what takes the mark away, unless somebody else has set it as well: its value is their number */
export function markRoot(name: RootMark): () => void {
  const { dataset } = document.documentElement;
  dataset[name] = `${Number(dataset[name] ?? 0) + 1}`;
  return () => {
    const left = Number(dataset[name] ?? 1) - 1;
    if (left > 0) dataset[name] = `${left}`;
    else delete dataset[name];
  };
}

/** While the component is shown. */
export function useRootMark(name: RootMark | null): void {
  useLayoutEffect(() => (name ? markRoot(name) : undefined), [name]);
}
