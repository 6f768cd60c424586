import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createBrowserPorts } from '../browser/browser-ports.ts';
import { RequestProblem } from '../request-problem.ts';
import type { SaveRequest } from './next-request.ts';
import { createSaveQueue } from './save-queue.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const update = (id: number, text: string): SaveRequest => ({
  kind: 'update',
  id,
  data: { content: text },
});

/** A queue over planned requests, with a server whose responses are set by the test. */
function queueOver(
  planned: SaveRequest[],
  answers: (RequestProblem | null)[] = [],
  prepare?: () => Promise<void> | null,
) {
  const sent: { call: SaveRequest; operation_id: string }[] = [];
  const states: string[] = [];
  const rejected: number[] = [];
  let ids = 0;
  const queue = createSaveQueue(
    {
      ...(prepare ? { prepare } : {}),
      next: () => planned[0] ?? null,
      async send(call, operation_id) {
        sent.push({ call, operation_id });
        const problem = answers.shift();
        if (problem) throw problem;
      },
      saved: () => void planned.shift(),
      rejected: (call) => {
        rejected.push(call.id);
        planned.shift();
      },
      state: (state) => void states.push(state),
      newId: () => `operation-${++ids}`,
      delay: () => 1000,
    },
    createBrowserPorts().clock,
  );
  return { queue, sent, states, rejected };
}

describe('saving', () => {
  test('starts after the configured debounce', async () => {
    const { queue, sent } = queueOver([update(1, 'a')]);
    queue.touch();
    await vi.advanceTimersByTimeAsync(900);
    queue.touch();
    await vi.advanceTimersByTimeAsync(900);
    expect(sent).toHaveLength(0);
    await vi.advanceTimersByTimeAsync(200);
    expect(sent).toHaveLength(1);
  });

  test('sends requests one by one, each with its own operation id', async () => {
    const { queue, sent, states } = queueOver([update(1, 'a'), update(2, 'b')]);
    expect(await queue.flush()).toBe(true);
    expect(sent.map(({ operation_id }) => operation_id)).toEqual(['operation-1', 'operation-2']);
    expect(states.at(-1)).toBe('idle');
  });

  test('repeats the same request after a lost response, despite later changes', async () => {
    const planned = [update(1, 'first')];
    const { queue, sent } = queueOver(planned, [new RequestProblem(0)]);
    expect(await queue.flush()).toBe(false);
    planned[0] = update(1, 'second');
    await vi.advanceTimersByTimeAsync(2000);
    expect(sent[1]).toEqual(sent[0]);
  });

  test.each([0, 500, 503, 504])('retries after %i with increasing delays', async (status) => {
    const problems = Array.from({ length: 20 }, () => new RequestProblem(status));
    const { queue, sent, states } = queueOver([update(1, 'a')], problems);
    queue.touch();
    await vi.advanceTimersByTimeAsync(1000 + 2000 + 4000 + 8000);
    expect(sent).toHaveLength(4);
    expect(states).toContain('offline');
    await vi.advanceTimersByTimeAsync(600_000);
    expect(sent.length).toBe(20 + 1);
    expect(queue.isBusy()).toBe(false);
  });

  test.each([403, 409, 422])('does not retry after %i and saves the next module', async (status) => {
    const { queue, sent, rejected } = queueOver(
      [update(1, 'a'), update(2, 'b')],
      [new RequestProblem(status)],
    );
    await queue.flush();
    expect(rejected).toEqual([1]);
    expect(sent.map(({ call }) => call.id)).toEqual([1, 2]);
  });

  test('backs off after twenty rejections in a row and continues later', async () => {
    const planned = Array.from({ length: 25 }, (_, id) => update(id, 'a'));
    const { queue, sent, states, rejected } = queueOver(
      planned,
      planned.map(() => new RequestProblem(409)),
    );
    expect(await queue.flush()).toBe(false);
    expect(rejected).toHaveLength(20);
    expect(states.at(-1)).toBe('offline');
    await vi.advanceTimersByTimeAsync(2000);
    expect(sent).toHaveLength(25);
    expect(states.at(-1)).toBe('idle');
  });

  test('waits for the user after a dismissed login', async () => {
    const { queue, sent } = queueOver([update(1, 'a')], [new RequestProblem(401)]);
    expect(await queue.flush()).toBe(false);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(sent).toHaveLength(1);
    expect(await queue.flush()).toBe(true);
    expect(sent[1]).toEqual(sent[0]);
  });

  test('restarts the debounce while typing', async () => {
    const planned = [update(1, 'a'), update(1, 'ab')];
    const { queue, sent } = queueOver(planned);
    queue.touch();
    vi.advanceTimersByTime(1000);
    queue.touch();
    await vi.advanceTimersByTimeAsync(500);
    expect(sent).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(600);
    expect(sent).toHaveLength(2);
  });

  test('fetches changes reported during a fetch before it sends', async () => {
    const rest = ['first', 'second'];
    const { queue, sent } = queueOver([update(1, 'a')], [], () =>
      rest.shift() ? Promise.resolve().then(() => expect(sent).toHaveLength(0)) : null,
    );
    expect(await queue.flush()).toBe(true);
    expect(rest).toEqual([]);
    expect(sent).toHaveLength(1);
  });

  test('fetches at once without local changes', async () => {
    const rest = ['first'];
    const { queue, states } = queueOver([], [], () => (rest.shift() ? Promise.resolve() : null));
    queue.refresh();
    await vi.advanceTimersByTimeAsync(0);
    expect(rest).toEqual([]);
    expect(states).toEqual(['idle']);
  });
});
