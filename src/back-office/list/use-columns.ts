/** Which columns of a list are shown: those that were chosen in this browser, else the usual ones. */
import { useEffect, useState } from 'react';
import type { ListPage, ShownColumn } from '#domain/back-office/list-page.ts';

const keyOf = (resource: string) => `foyer-list-columns:${resource}`;

export interface ColumnChoice {
  shown: readonly ShownColumn[];
  isShown(name: string): boolean;
  toggle(name: string): void;
}

export function useColumns({ resource, columns }: ListPage): ColumnChoice {
  const usual = columns.filter(({ isOptional }) => !isOptional).map(({ name }) => name);
  const [names, setNames] = useState<readonly string[]>(usual);
  useEffect(() => {
    const stored = readStored(resource);
    if (stored) setNames(stored);
  }, [resource]);
  const isShown = (name: string) => names.includes(name);
  return {
    shown: columns.filter(({ name }) => isShown(name)),
    isShown,
    toggle(name) {
      const next = isShown(name) ? names.filter((other) => other !== name) : [...names, name];
      // A list of nothing would leave no way to its records.
      if (next.length === 0) return;
      setNames(next);
      try {
        localStorage.setItem(keyOf(resource), JSON.stringify(next));
      } catch {
        // Without storage the choice is kept for this visit.
      }
    },
  };
}

function readStored(resource: string): string[] | null {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(keyOf(resource)) ?? 'null');
    return Array.isArray(stored) && stored.every((name) => typeof name === 'string') ? stored : null;
  } catch {
    return null;
  }
}
