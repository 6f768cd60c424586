// A server in a process of its own, on one core, so that its CPU time is its own and the load runs on the other.
import { type ChildProcess, fork } from 'node:child_process';
import { existsSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { ServerMessage, ServerTask } from './server.ts';

export interface ServerProcess {
  port: number;
  /** CPU time that the server uses while something is done to it; microseconds. */
  cpuOf(work: () => Promise<void>): Promise<number>;
  stop(): Promise<void>;
}

/** On Linux only, and only with a second core for the load. */
const pin = existsSync('/usr/bin/taskset') && os.availableParallelism() > 1;

export async function startServer(order: ServerTask): Promise<ServerProcess> {
  const program = path.join(import.meta.dirname, 'server.ts');
  const pinned = { execPath: '/usr/bin/taskset', execArgv: ['-c', '0', process.execPath] };
  const child = fork(program, [], pin ? pinned : { execArgv: [] });
  const started = await ask(child, order);
  if (!('port' in started)) throw new Error('The server did not start.');
  return {
    port: started.port,
    async cpuOf(work) {
      const before = await ask(child, 'cpu');
      await work();
      const after = await ask(child, 'cpu');
      return 'cpu' in before && 'cpu' in after ? after.cpu - before.cpu : Number.NaN;
    },
    stop: () =>
      new Promise((resolve) => {
        child.once('exit', () => resolve());
        child.disconnect();
      }),
  };
}

function ask(child: ChildProcess, message: ServerTask | 'cpu'): Promise<ServerMessage> {
  return new Promise((resolve, reject) => {
    const ended = (code: number | null) => reject(new Error(`The server ended with code ${code}.`));
    child.once('exit', ended);
    child.once('message', (answer) => {
      child.off('exit', ended);
      resolve(answer as ServerMessage);
    });
    child.send(message);
  });
}
