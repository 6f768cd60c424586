// A mail server that accepts every mail and stores its lines.
import net, { type AddressInfo } from 'node:net';

export interface TestMailServer {
  url: string;
  received: string[][];
  close(): void;
}

export async function openMailServer(): Promise<TestMailServer> {
  const received: string[][] = [];
  const server = net.createServer((socket) => {
    let lines: string[] = [];
    let isData = false;
    socket.on('error', () => undefined);
    socket.write('220 mail.example\r\n');
    socket.on('data', (data) => {
      for (const line of data.toString().split('\r\n').slice(0, -1)) {
        lines.push(line);
        if (isData && line !== '.') continue;
        if (isData) received.push(lines);
        isData = line === 'DATA';
        if (line === 'QUIT') return socket.end('221 bye\r\n');
        socket.write(isData ? '354 go on\r\n' : '250 ok\r\n');
        if (line === '.') lines = [];
      }
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { url: `smtp://127.0.0.1:${port}`, received, close: () => server.close() };
}
