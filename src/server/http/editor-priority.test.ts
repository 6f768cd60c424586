import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createEditorPriority } from './editor-priority.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** An editor's request that the test ends. */
function request(editors: ReturnType<typeof createEditorPriority>) {
  const { promise, resolve } = Promise.withResolvers<void>();
  const ended = editors.run(() => promise);
  return () => {
    resolve();
    return ended;
  };
}

it('visitors’ tasks do not start with an editor’s request, and then one at a time', async () => {
  const onHigherLimit = vi.fn();
  const editors = createEditorPriority(onHigherLimit);
  const lastStart = performance.now();
  const limit = () => editors.visitorsLimit(7, lastStart);
  expect(limit()).toBe(7);
  const end = request(editors);
  await vi.advanceTimersByTimeAsync(299);
  expect(limit()).toBe(0);
  expect(onHigherLimit).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(limit()).toBe(1);
  expect(onHigherLimit).toHaveBeenCalledTimes(1);
  await end();
  expect(limit()).toBe(7);
  expect(onHigherLimit).toHaveBeenCalledTimes(2);
});

it('a short request of an editor delays visitors only while it runs', async () => {
  const editors = createEditorPriority(() => undefined);
  const lastStart = performance.now();
  await request(editors)();
  expect(editors.visitorsLimit(7, lastStart)).toBe(7);
  await vi.advanceTimersByTimeAsync(1000);
  expect(editors.visitorsLimit(7, lastStart)).toBe(7);
});

it('of editors who save without a pause, visitors’ tasks start every 300 ms', async () => {
  const editors = createEditorPriority(() => undefined);
  const lastStart = performance.now();
  request(editors);
  await vi.advanceTimersByTimeAsync(200);
  request(editors);
  expect(editors.visitorsLimit(7, lastStart)).toBe(0);
  await vi.advanceTimersByTimeAsync(100);
  expect(editors.visitorsLimit(7, lastStart)).toBe(1);
  expect(editors.visitorsLimit(7, performance.now())).toBe(0);
});

it('running tasks proceed one step at a time, so that new requests are accepted in between', async () => {
  vi.useRealTimers();
  const editors = createEditorPriority(() => undefined);
  const passed: string[] = [];
  for (const name of ['1', '2', '3']) void editors.pass().then(() => passed.push(name));
  setImmediate(() => passed.push('arrives'));
  await expect.poll(() => passed.length).toBe(4);
  expect(passed).toEqual(['1', 'arrives', '2', '3']);
});

it('steps wait until an editor’s request has ended', async () => {
  const editors = createEditorPriority(() => undefined);
  const passed: string[] = [];
  const end = request(editors);
  for (const name of ['1', '2']) void editors.pass().then(() => passed.push(name));
  await vi.advanceTimersByTimeAsync(50);
  expect(passed).toEqual([]);
  await end();
  await vi.advanceTimersByTimeAsync(6);
  expect(passed).toEqual(['1', '2']);
});

it('steps wait at most 150 ms for an editor’s request, and not for one that takes long', async () => {
  const editors = createEditorPriority(() => undefined);
  const passed: string[] = [];
  request(editors);
  void editors.pass().then(() => passed.push('1'));
  await vi.advanceTimersByTimeAsync(149);
  expect(passed).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(passed).toEqual(['1']);
  await vi.advanceTimersByTimeAsync(150);
  void editors.pass().then(() => passed.push('2'));
  await vi.advanceTimersByTimeAsync(0);
  expect(passed).toEqual(['1', '2']);
});
