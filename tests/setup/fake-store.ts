// A fake object store whose responses are set by a test.
import http from 'node:http';
import type { AddressInfo } from 'node:net';

export interface FakeStore {
  /** The site's settings for it. */
  settings: Record<
    'S3_ENDPOINT' | 'S3_REGION' | 'S3_ACCESS_KEY_ID' | 'S3_SECRET_ACCESS_KEY' | 'MEDIA_STORE',
    string
  >;
  close(): void;
}

/** @param answer to every request except the check that the bucket exists, which succeeds */
export async function openFakeStore(
  answer: http.RequestListener,
  isThere: http.RequestListener = (_, response) => response.end('<ListBucketResult></ListBucketResult>'),
): Promise<FakeStore> {
  const server = http.createServer((request, response) =>
    (request.url?.includes('list-type') ? isThere : answer)(request, response),
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    settings: {
      MEDIA_STORE: 's3://house/media',
      S3_ENDPOINT: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
      S3_REGION: 'us-east-1',
      S3_ACCESS_KEY_ID: 'house',
      S3_SECRET_ACCESS_KEY: 'secret',
    },
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** Responds as object stores do. */
export const refusing =
  (status: number, code: string): http.RequestListener =>
  (_, response) => {
    response.writeHead(status, { 'Content-Type': 'application/xml' });
    response.end(`<Error><Code>${code}</Code><Message>Said so.</Message></Error>`);
  };

export const cut: http.RequestListener = (request) => void request.destroy();
