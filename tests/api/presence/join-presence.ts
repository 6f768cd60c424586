// Opens the event stream of a tab.
import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import type { TestLogin } from '../../setup/login.ts';
import type { TestApi } from '../endpoint/test-api.ts';

interface Said {
  event: string;
  data: {
    people?: { tab: string; name: string; module: number | null; field: string | null }[];
    container?: number;
    version?: number;
  };
}

export interface Stream {
  tab: string;
  events: Said[];
  isOver(): boolean;
  leave(): Promise<void>;
  /** The latest list of people. */
  people(): (readonly [name: string, module: number | null])[];
}

/** @param room containers, or a record such as `productions/12` */
export async function joinPresence(
  ask: TestApi['ask'],
  login: TestLogin,
  room: readonly number[] | string,
): Promise<Stream> {
  const tab = `tab-${randomUUID()}`;
  const query = `tab=${tab}&${typeof room === 'string' ? `record=${room}` : `containers=${room.join(',')}`}`;
  const response = await ask(`/de/pageeditor-api/presence?${query}`, { headers: { cookie: login.cookie } });
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe('text/event-stream');
  const reader = (response.body as ReadableStream<Uint8Array>).getReader();
  const events: Said[] = [];
  let isOver = false;
  const read = async () => {
    let text = '';
    for (;;) {
      const { value, done } = await reader.read();
      if (done) break;
      text += new TextDecoder().decode(value);
      const parts = text.split('\n\n');
      text = parts.pop() ?? '';
      for (const part of parts) {
        const [, event = ''] = /^event: (.*)$/m.exec(part) ?? [];
        const [, data = '{}'] = /^data: (.*)$/m.exec(part) ?? [];
        events.push({ event, data: JSON.parse(data) });
      }
    }
    isOver = true;
  };
  const reading = read().catch(() => undefined);
  return {
    tab,
    events,
    isOver: () => isOver,
    async leave() {
      await reader.cancel().catch(() => undefined);
      await reading;
    },
    people() {
      const last = events.findLast(({ event }) => event === 'people');
      return (last?.data.people ?? []).map(({ name, module }) => [name, module] as const);
    },
  };
}
