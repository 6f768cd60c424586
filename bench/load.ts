// Sends requests over a few connections that stay open, without a pause; costs nothing to start, so rounds may be short.
import http from 'node:http';

export interface Load {
  /** Sends this number of requests and resolves with the last response. */
  send(amount: number): Promise<void>;
  close(): void;
}

/** @throws from `send` if an answer is not 200 */
export function openLoad(
  port: number,
  path: string,
  headers: Record<string, string>,
  connections = 10,
): Load {
  const agent = new http.Agent({ keepAlive: true, maxSockets: connections });
  const once = () =>
    new Promise<void>((resolve, reject) => {
      const request = http.get({ host: '127.0.0.1', port, path, headers, agent }, (response) => {
        response.resume();
        response.once('end', () => {
          if (response.statusCode === 200) resolve();
          else reject(new Error(`${path} answered ${response.statusCode}`));
        });
      });
      request.once('error', reject);
    });
  return {
    async send(amount) {
      let left = amount;
      const one = async () => {
        while (left > 0) {
          left -= 1;
          await once();
        }
      };
      await Promise.all(Array.from({ length: connections }, one));
    },
    close: () => agent.destroy(),
  };
}
