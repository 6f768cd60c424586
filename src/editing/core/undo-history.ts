/** Undo and redo, with one stack of each per container. */
import { createStore, type Store } from '#state/store.ts';
import { coalesceCommands } from './coalesce-commands.ts';
import type { Command } from './commands/command.ts';
import type { RemoteCommand } from './commands/remote-command.ts';
import type { EditedDocument, ExecutedCommands } from './edited-document.ts';
import { executeCommands } from './execute-commands.ts';
import { isDeepEqual } from './is-deep-equal.ts';

export type UndoDirection = 'undo' | 'redo';

/** Commands that are undone or redone together. */
export interface UndoEntry {
  commands: readonly Command[];
  group: string | undefined;
  /** Milliseconds; a pause ends a group. */
  at: number;
  /** Counts over all containers, to find the latest entry of the page. */
  turn: number;
}

export interface StackedEntry {
  direction: UndoDirection;
  entry: UndoEntry;
}

type Stacks = Record<UndoDirection, UndoEntry[]>;

/** The result of remote commands. */
export interface RemoteOutcome {
  /** The inverses of the executed commands, in order of execution. */
  inverses: readonly RemoteCommand[];
  /** Call it once the stacks are persisted, e.g. to follow a changed path. */
  leave: () => Promise<void>;
}

interface Ports {
  /** Milliseconds. */
  now(): number;
  /** Null if they could not be executed but may be retried. */
  executeRemote(commands: readonly RemoteCommand[]): Promise<RemoteOutcome | null>;
  /** @returns once the current stacks are persisted */
  persist(): Promise<void>;
}

export interface UndoHistory {
  /**
   * Executes commands as one entry.
   * @returns whether anything has changed
   */
  apply(container: number, commands: Command | readonly Command[], group?: string): boolean;
  /** Records the inverse of a change that is done already. */
  record(container: number, inverses: readonly Command[], group?: string): void;
  /** The next change follows the latest one without a pause. */
  prolong(): void;
  /**
   * Undoes the last change of a container.
   * @returns the result; null if there was nothing to undo
   */
  undo(container: number): ExecutedCommands | null;
  /** Redoes the last undone change. */
  redo(container: number): ExecutedCommands | null;
  /** Whether a remote command is in flight: nothing else is undone or redone until it is done. */
  isUnderWay(): boolean;
  /** The container with the latest change of the page, or the latest undone one. */
  lastContainer(direction: UndoDirection): number | null;
  /** Adapts the stacks to remote changes. `adapt` returns null to drop a command. */
  adapt(container: number, adapt: (command: Command) => Command | null): void;
  entriesOf(container: number): StackedEntry[];
  /** Restores the stacks of an earlier page, in order. */
  restore(container: number, entries: readonly StackedEntry[]): void;
  /** Drops the stacks of a container whose modules were replaced. */
  forget(container: number): void;
  /** Whether the page has anything to undo or redo. */
  possible: Pick<Store<Record<UndoDirection, boolean>>, 'get' | 'subscribe'>;
}

/** Milliseconds of a pause after which a new entry starts. */
const pause = 1500;
const maxEntries = 2000;

/** Changes of one group form one entry if less than 1.5 s apart. */
export function createUndoHistory(document: EditedDocument, ports: Ports): UndoHistory {
  const stacks = new Map<number, Stacks>();
  const possible = createStore<Record<UndoDirection, boolean>>({ undo: false, redo: false });
  let turns = 0;
  let isUnderWay = false;

  function stacksOf(container: number): Stacks {
    const stacksOfContainer = stacks.get(container) ?? { undo: [], redo: [] };
    stacks.set(container, stacksOfContainer);
    return stacksOfContainer;
  }

  const notify = () =>
    possible.set({ undo: lastContainer('undo') !== null, redo: lastContainer('redo') !== null });

  /** Whether executing it would change nothing, e.g. after a letter was typed and deleted. */
  function isNothing(command: Command): boolean {
    const data = command.kind === 'fields' ? document.part(command.id)?.module.data : undefined;
    if (command.kind !== 'fields' || !data) return false;
    return Object.entries(command.changes).every(([field, value]) => isDeepEqual(value, data[field]));
  }

  /** Removes steps that would change nothing from the top of a stack. */
  function dropNothing(entries: UndoEntry[]): void {
    while (entries.at(-1)?.commands.every(isNothing)) entries.pop();
  }

  function record(container: number, inverses: readonly Command[], group?: string): void {
    const stack = stacksOf(container);
    const top = stack.undo.at(-1);
    const at = ports.now();
    stack.redo = [];
    if (top && group !== undefined && top.group === group && at - top.at < pause) {
      stack.undo[stack.undo.length - 1] = { ...top, commands: coalesceCommands(top.commands, inverses), at };
      dropNothing(stack.undo);
    } else stack.undo.push({ commands: inverses, group, at, turn: ++turns });
    if (stack.undo.length > maxEntries) stack.undo.shift();
    notify();
  }

  const pushed = (commands: readonly Command[]): UndoEntry => ({
    commands,
    group: undefined,
    at: 0,
    turn: ++turns,
  });

  /** Skips commands whose module is removed. */
  function shift(container: number, from: UndoDirection, to: UndoDirection): ExecutedCommands | null {
    const stack = stacksOf(container);
    if (isUnderWay) return null;
    const last = stack[from].at(-1);
    if (last?.commands.some(({ kind }) => kind === 'remote')) {
      void shiftRemote(container, last, from, to);
      return null;
    }
    for (let top = stack[from].pop(); top; top = stack[from].pop()) {
      const executed = executeCommands(document, top.commands);
      if (!executed) continue;
      stack[to].push(pushed(executed.inverses));
      notify();
      return executed;
    }
    notify();
    return null;
  }

  /** The entry stays on its stack if the server is not available. */
  async function shiftRemote(
    container: number,
    entry: UndoEntry,
    from: UndoDirection,
    to: UndoDirection,
  ): Promise<void> {
    isUnderWay = true;
    try {
      const remote = entry.commands.flatMap((each) => (each.kind === 'remote' ? each.command : []));
      const done = await ports.executeRemote(remote);
      if (!done) return;
      const stack = stacksOf(container);
      stack[from] = stack[from].filter(({ turn }) => turn !== entry.turn);
      const commands = done.inverses.map((command) => ({ kind: 'remote' as const, command }));
      if (commands.length > 0) stack[to].push(pushed(commands));
      notify();
      await ports.persist();
      await done.leave();
    } finally {
      isUnderWay = false;
    }
  }

  function lastContainer(direction: UndoDirection): number | null {
    const tops = [...stacks].flatMap(([container, stack]) => {
      const turn = stack[direction].at(-1)?.turn;
      return turn === undefined ? [] : [{ container, turn }];
    });
    return tops.sort((a, b) => b.turn - a.turn)[0]?.container ?? null;
  }

  return {
    possible,
    record,
    lastContainer,
    isUnderWay: () => isUnderWay,
    undo: (container) => shift(container, 'undo', 'redo'),
    redo: (container) => shift(container, 'redo', 'undo'),

    prolong() {
      const container = lastContainer('undo');
      const top = container === null ? undefined : stacksOf(container).undo.at(-1);
      if (top) top.at = ports.now();
    },

    apply(container, commands, group) {
      const executed = executeCommands(document, 'kind' in commands ? [commands] : commands);
      if (executed) record(container, executed.inverses, group);
      return executed !== null;
    },

    adapt(container, adapt) {
      for (const stack of Object.values(stacksOf(container))) {
        stack.forEach((entry, at) => {
          const commands = entry.commands.flatMap((command) => adapt(command) ?? []);
          // Unchanged entries keep their identity, since the draft writer writes only what differs.
          if (entry.commands.some((command, index) => command !== commands[index]))
            stack[at] = { ...entry, commands };
        });
        dropNothing(stack);
      }
      notify();
    },

    entriesOf(container) {
      const { undo, redo } = stacksOf(container);
      const stacked = (direction: UndoDirection, entries: readonly UndoEntry[]) =>
        entries.map((entry) => ({ direction, entry }));
      return [...stacked('undo', undo), ...stacked('redo', redo)];
    },

    restore(container, entries) {
      const entriesIn = (direction: UndoDirection) =>
        entries.flatMap((each) => (each.direction === direction ? [{ ...each.entry, turn: ++turns }] : []));
      stacks.set(container, { undo: entriesIn('undo'), redo: entriesIn('redo') });
      notify();
    },

    forget(container) {
      stacks.delete(container);
      notify();
    },
  };
}
