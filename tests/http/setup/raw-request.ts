// Raw requests: nothing is resolved, decoded, redirected or decompressed.
import http from 'node:http';
import net from 'node:net';

export interface Answer {
  status: number;
  headers: http.IncomingHttpHeaders;
  body: Buffer;
  text: string;
}

export interface AskOptions {
  method?: string;
  headers?: Record<string, string>;
  body?: string;
}

export function ask(port: number, target: string, { method = 'GET', headers = {}, body }: AskOptions = {}) {
  return new Promise<Answer>((resolve, reject) => {
    const request = http.request({ host: '127.0.0.1', port, path: target, method, headers, agent: false });
    request.on('error', reject);
    request.on('response', (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('error', reject);
      response.on('end', () => {
        const whole = Buffer.concat(parts);
        const status = response.statusCode ?? 0;
        resolve({ status, headers: response.headers, body: whole, text: whole.toString() });
      });
    });
    request.end(body);
  });
}

/** For request targets that HTTP clients reject: writes the request line byte by byte. */
export function askRaw(
  port: number,
  head: string,
  { host = 'house.test' }: { host?: string | null } = {},
): Promise<{ status: number; location: string | null; text: string }> {
  return new Promise((resolve, reject) => {
    const socket = net.connect(port, '127.0.0.1');
    let text = '';
    socket.setEncoding('latin1');
    socket.on('data', (part) => {
      text += part;
    });
    socket.on('error', reject);
    socket.on('close', () => {
      const status = Number(/^HTTP\/1\.1 (\d{3})/.exec(text)?.[1] ?? 0);
      resolve({ status, location: /^location: (.*?)\r?$/im.exec(text)?.[1] ?? null, text });
    });
    const lines = [head, ...(host === null ? [] : [`Host: ${host}`]), 'Connection: close', '', ''];
    socket.write(Buffer.from(lines.join('\r\n'), 'latin1'));
  });
}
