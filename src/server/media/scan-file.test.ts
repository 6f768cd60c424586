import { once } from 'node:events';
import net from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { scanFile } from './scan-file.ts';

/** Answers like clamd, once the whole file has arrived; null: never. */
async function clamd(answer: string | null): Promise<{ address: string; received: () => string }> {
  let received = '';
  const server = net.createServer((socket) => {
    socket.setEncoding('latin1').on('data', (text) => {
      received += text;
      if (answer !== null && received.endsWith('\0\0\0\0')) socket.end(answer);
    });
    socket.on('error', () => undefined);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  return { address: `127.0.0.1:${(server.address() as net.AddressInfo).port}`, received: () => received };
}

const content = new Blob(['programme']);

it('sends the file in one part, and accepts it', async () => {
  const { address, received } = await clamd('stream: OK\0');
  await scanFile(address, content);
  expect(received()).toBe('zINSTREAM\0\0\0\0\x09programme\0\0\0\0');
});

it('rejects a file with malware', async () => {
  const { address } = await clamd('stream: Eicar-Test FOUND\0');
  await expect(scanFile(address, content)).rejects.toMatchObject({
    reason: { de: expect.stringContaining('Schadprogramm'), en: expect.stringContaining('malware') },
  });
});

it.each([
  ['that cannot scan', 'INSTREAM size limit exceeded. ERROR\0', /size limit exceeded/],
  ['that ends without an answer', '', /no answer/],
  ['that hangs', null, /no answer/],
])('a scanner %s lets no file pass', async (_, answer, message) => {
  const { address } = await clamd(answer);
  const failure = { kind: 'unscanned', message: expect.stringMatching(message) };
  await expect(scanFile(address, content, 100)).rejects.toMatchObject(failure);
});

it.each(['127.0.0.1:9', '/nowhere/clamd.sock'])('nor does one that is away: %s', async (address) => {
  await expect(scanFile(address, content)).rejects.toMatchObject({ kind: 'unscanned' });
});
