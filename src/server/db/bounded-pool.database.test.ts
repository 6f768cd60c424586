import { expect, test, vi } from 'vitest';
import { createTestDatabase } from '../../../tests/setup/test-database.ts';
import { BoundedPool } from './bounded-pool.ts';

/** Blocks the event loop, as long work of this process does, without CPU time. */
function block(milliseconds: number): void {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, milliseconds);
}

test('a process that is busy itself does not take its database for unavailable', {
  timeout: 30_000,
}, async () => {
  const database = await createTestDatabase('busy', 'fixture');
  const log = { warn: vi.fn() };
  const pool = new BoundedPool({ connectionString: database.url, max: 2 }, { log, maxSilence: 200 });
  const slow = pool.query('select pg_sleep(4)').then(() => 'answered');
  slow.catch(() => undefined);
  // Each turn of the loop is longer than the time of the probe, and too short in between for its answer.
  for (let turn = 0; turn < 3; turn++) {
    await new Promise((resolve) => setTimeout(resolve, turn === 0 ? 150 : 1));
    block(2_100);
  }
  expect(await slow).toBe('answered');
  expect(log.warn).not.toHaveBeenCalled();
  await pool.end();
  await database.close();
});
