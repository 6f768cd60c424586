/** A fake server whose responses and event streams are set by a test. */
import type { StreamListeners, Transport, TransportRequest, TransportResponse } from './ports.ts';

export interface ReceivedRequest {
  method: TransportRequest['method'];
  /** The path below `/{language}/pageeditor-api/`, with its query. */
  path: string;
  body: Record<string, unknown> | undefined;
  headers: Readonly<Record<string, string>>;
}

interface OpenStream {
  query: URLSearchParams;
  listeners: StreamListeners;
  isClosed: boolean;
}

type FakeResponse = TransportResponse | Error | undefined;

/** @param respond an error is thrown; undefined is an empty response */
export function createFakeServer(
  respond: (request: ReceivedRequest) => FakeResponse | Promise<FakeResponse> = () => undefined,
) {
  const requests: ReceivedRequest[] = [];
  const streams: OpenStream[] = [];
  const transport: Transport = {
    async send({ method, address, headers, body }) {
      const path = address.replace(/^\/\w\w\/pageeditor-api\//, '');
      const request = { method, path, headers, body: body && JSON.parse(body as string) };
      requests.push(request);
      const result = (await respond(request)) ?? { status: 200, body: {} };
      if (result instanceof Error) throw result;
      return structuredClone(result);
    },
    listen(address, listeners) {
      const stream = { query: new URL(address, 'http://x').searchParams, listeners, isClosed: false };
      streams.push(stream);
      return () => {
        stream.isClosed = true;
      };
    },
  };
  return {
    transport,
    requests,
    streams,
    /** The requests so far, such as `PUT schedule/3`. */
    requestLines: () => requests.map(({ method, path }) => `${method} ${path}`),
    /** The stream opened last. */
    stream: () => streams.at(-1) as OpenStream,
  };
}
