/** The chosen rows of a list; they stay chosen on its other pages and under other filters. */
import { useEffect, useRef, useState } from 'react';
import type { ListPage, ShownRow } from '#domain/back-office/list-page.ts';
import { useIsHydrated } from '../shell/use-is-hydrated.ts';

/** The data of a selected record that a batch needs. */
export type ChosenRecord = Pick<ShownRow, 'id' | 'version' | 'name' | 'values'>;

export interface Selection {
  /** Whether the page has its scripts. */
  isReady: boolean;
  /** Whether a row has been chosen since the list was opened. */
  isOpened: boolean;
  chosen: readonly ChosenRecord[];
  isChosen(id: number): boolean;
  /** With Shift, all rows between this one and the row that was clicked last. */
  choose(id: number, isOn: boolean, withShift: boolean): void;
  choosePage(isOn: boolean): void;
  chooseAll(records: readonly ChosenRecord[]): void;
  clear(): void;
}

export function useSelection({ rows }: ListPage): Selection {
  const isReady = useIsHydrated();
  const [chosen, setChosen] = useState<ReadonlyMap<number, ChosenRecord>>(new Map());
  const [isOpened, setOpened] = useState(false);
  const last = useRef<number | null>(null);
  // Rows that were read again replace those that were chosen, so that their versions are the stored ones.
  useEffect(() => {
    setChosen((before) =>
      rows.some(({ id }) => before.has(id))
        ? new Map([...before].map(([id, record]) => [id, rows.find((row) => row.id === id) ?? record]))
        : before,
    );
  }, [rows]);
  const set = (records: readonly ChosenRecord[], isOn: boolean) => {
    setOpened(true);
    setChosen((before) => {
      const after = new Map(before);
      for (const record of records) {
        if (isOn) after.set(record.id, record);
        else after.delete(record.id);
      }
      return after;
    });
  };
  return {
    isReady,
    isOpened,
    chosen: [...chosen.values()],
    isChosen: (id) => chosen.has(id),
    choose(id, isOn, withShift) {
      const at = rows.findIndex((row) => row.id === id);
      const from = withShift ? rows.findIndex((row) => row.id === last.current) : -1;
      const [first, end] = from < 0 ? [at, at] : [Math.min(at, from), Math.max(at, from)];
      set(rows.slice(first, end + 1), isOn);
      last.current = id;
    },
    choosePage: (isOn) => set(rows, isOn),
    chooseAll: (records) => set(records, true),
    clear: () => setChosen(new Map()),
  };
}
