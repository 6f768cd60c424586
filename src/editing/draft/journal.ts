/** Where steps are kept until the server has them: in memory here, in a way that can outlive the page elsewhere. */
import type { ModuleData } from '#domain/modules.ts';
import type { Step } from './steps/step.ts';

export interface JournalEntry {
  /** Milliseconds. */
  at: number;
  steps: readonly Step[];
}

export interface Journal {
  write(entry: JournalEntry): void;
  /** The server has the module as it is given here. */
  acknowledge(id: number, data: ModuleData | null): void;
  /** What the server does not have yet, oldest first. */
  pending(): readonly JournalEntry[];
  /** Everything is saved. */
  clear(): void;
}

export function memoryJournal(): Journal {
  let entries: JournalEntry[] = [];
  return {
    write: (entry) => entries.push(entry),
    acknowledge(id, data) {
      // Only changes of words can be told apart by module; places are done with when all is saved.
      const isDone = (step: Step) =>
        step.kind === 'fields' &&
        step.id === id &&
        data !== null &&
        Object.entries(step.changes).every(([field, value]) => data[field] === value);
      entries = entries.filter(({ steps }) => !steps.every(isDone));
    },
    pending: () => entries,
    clear: () => {
      entries = [];
    },
  };
}
