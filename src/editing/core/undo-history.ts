/** The way back and forth, one stack per container. */
import { useSyncExternalStore } from 'react';
import { journal } from '../sync/drafts/current-draft-writer.ts';
import { merged } from './coalesce-commands.ts';
import type { Step } from './commands/command.ts';
import { draftStore } from './edited-document.ts';
import { type Carried, runSteps } from './execute-commands.ts';
import { isSame } from './is-same.ts';

export interface Taken {
  steps: readonly Step[];
  group: string | undefined;
  /** Milliseconds; a pause ends a group. */
  at: number;
  /** Counts over all containers, so that the last of the page is known. */
  turn: number;
}

interface Stack {
  undo: Taken[];
  redo: Taken[];
}

/** Who pauses longer starts a new step back. */
const pause = 1500;
const mostSteps = 2000;

const stacks = new Map<number, Stack>();
const listeners = new Set<() => void>();
let turns = 0;

function stackOf(container: number): Stack {
  const stack = stacks.get(container) ?? { undo: [], redo: [] };
  stacks.set(container, stack);
  return stack;
}

function tell(): void {
  possible = { undo: lastContainer('undo') !== null, redo: lastContainer('redo') !== null };
  for (const listener of listeners) listener();
}

/** Whether taking it back would change nothing: a letter was typed and deleted again. */
function isNothing(step: Step): boolean {
  const data = step.kind === 'fields' ? draftStore.part(step.id)?.module.data : undefined;
  if (step.kind !== 'fields' || !data) return false;
  return Object.entries(step.changes).every(([field, value]) => isSame(value, data[field]));
}

/** Notes what takes a change back. */
export function record(container: number, steps: readonly Step[], group?: string): void {
  const stack = stackOf(container);
  const top = stack.undo.at(-1);
  const at = Date.now();
  stack.redo = [];
  if (top && group !== undefined && top.group === group && at - top.at < pause) {
    const both = merged(top.steps, steps);
    if (both.every(isNothing)) stack.undo.pop();
    else stack.undo[stack.undo.length - 1] = { ...top, steps: both, at };
  } else stack.undo.push({ steps, group, at, turn: ++turns });
  if (stack.undo.length > mostSteps) stack.undo.shift();
  tell();
}

/** Takes the last step of a container back. @returns what has changed; null if there was nothing to take back */
export function undo(container: number): Carried | null {
  return shift(container, 'undo', 'redo');
}

/** The last step that was taken back; null where there is none, or while one is under way. */
export function redo(container: number): Carried | null {
  return shift(container, 'redo', 'undo');
}

/** Whether the server is carrying out a step: until it has, no other one follows. */
let isUnderWay = false;
export const isStepUnderWay = (): boolean => isUnderWay;

/** A step whose module is gone by now is passed over. */
function shift(container: number, from: keyof Stack, to: keyof Stack): Carried | null {
  const stack = stackOf(container);
  if (isUnderWay) return null;
  const last = stack[from].at(-1);
  if (last?.steps.some(({ kind }) => kind === 'deed')) {
    void shiftDeeds(container, last, from, to);
    return null;
  }
  for (let top = stack[from].pop(); top; top = stack[from].pop()) {
    const carried = runSteps(top.steps);
    if (!carried) continue;
    stack[to].push({ steps: carried.inverses, group: undefined, at: 0, turn: ++turns });
    tell();
    return carried;
  }
  tell();
  return null;
}

const fetchDeeds = () => import('../sync/remote-commands/execute.ts');

/** Where the server cannot be reached, the step stays to be taken. */
async function shiftDeeds(
  container: number,
  taken: Taken,
  from: keyof Stack,
  to: keyof Stack,
): Promise<void> {
  isUnderWay = true;
  try {
    const { carryOutDeeds } = await fetchDeeds();
    const done = await carryOutDeeds(taken.steps.flatMap((step) => (step.kind === 'deed' ? step.deed : [])));
    if (!done) return;
    const stack = stackOf(container);
    stack[from] = stack[from].filter(({ turn }) => turn !== taken.turn);
    const steps = done.inverses.map((deed) => ({ kind: 'deed' as const, deed }));
    if (steps.length > 0) stack[to].push({ steps, group: undefined, at: 0, turn: ++turns });
    tell();
    await journal.keeper?.flush();
    await done.leave();
  } finally {
    isUnderWay = false;
  }
}

/** The container whose step was the last of the page, or was taken back last. */
export function lastContainer(kind: keyof Stack): number | null {
  const tops = [...stacks].flatMap(([container, stack]) => {
    const turn = stack[kind].at(-1)?.turn;
    return turn === undefined ? [] : [{ container, turn }];
  });
  return tops.sort((a, b) => b.turn - a.turn)[0]?.container ?? null;
}

/**
 * Makes the ways back and forth fit what somebody else has written: what she changed is not taken back with what one
 * did before. `adapt`: null for a step that is not to be done any more.
 */
export function adaptSteps(container: number, adapt: (step: Step) => Step | null): void {
  const { undo: back, redo: forth } = stackOf(container);
  for (const stack of [back, forth])
    stack.forEach((taken, at) => {
      const steps = taken.steps.flatMap((step) => adapt(step) ?? []);
      // What is the same stays the same thing: the journal writes only what is another.
      const isSameStill =
        steps.length === taken.steps.length && steps.every((step, i) => step === taken.steps[i]);
      if (!isSameStill) stack[at] = { ...taken, steps };
    });
}

/** All steps of a container, those back and those forth. */
export function stepsOf(container: number): { way: keyof Stack; taken: Taken }[] {
  const { undo, redo } = stackOf(container);
  const those = (way: keyof Stack, all: readonly Taken[]) => all.map((taken) => ({ way, taken }));
  return [...those('undo', undo), ...those('redo', redo)];
}

/** The way back and forth of an earlier page, in its order. */
export function putSteps(container: number, steps: readonly { way: keyof Stack; taken: Taken }[]): void {
  const of = (way: keyof Stack) =>
    steps.flatMap(({ way: each, taken }) => (each === way ? [{ ...taken, turn: ++turns }] : []));
  stacks.set(container, { undo: of('undo'), redo: of('redo') });
  tell();
}

/** Forgets the way back of a container whose modules were replaced. */
export function forgetSteps(container: number): void {
  stacks.delete(container);
  tell();
}

let possible = { undo: false, redo: false };

/** Whether there is a step back or forth anywhere on the page. */
export function usePossibleSteps(): { undo: boolean; redo: boolean } {
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  return useSyncExternalStore(
    subscribe,
    () => possible,
    () => possible,
  );
}
