// How Foyer reaches its PostgreSQL: a private unix socket; on Windows loopback with a password.
import { createHash, randomBytes } from 'node:crypto';
import { chmodSync, existsSync, lstatSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { StartError } from '#server/start-error.ts';

export type EmbeddedConnection = {
  host: string;
  port: number;
  database: string;
  user: string;
  password?: string;
};

export type Transport = {
  connection: EmbeddedConnection;
  /** Options of `initdb` for authentication. */
  authentication: string[];
  /** Settings of the server for listening. */
  settings: Record<string, string>;
  /** The folder of the socket, which the server's user must own. */
  socketDirectory?: string;
};

/** Only part of the socket's name: nothing listens on TCP. */
const socketPort = 5432;
const socketName = `.s.PGSQL.${socketPort}`;

/** `sun_path` holds 108 bytes on Linux and 104 on macOS, the closing zero included. */
const maxSocketPath = process.platform === 'linux' ? 107 : 103;

const database = 'foyer';
const user = 'foyer';

/** Access is controlled by the socket's file permissions. */
export function openDatabaseTransport(directory: string): Transport | Promise<Transport> {
  if (process.platform === 'win32') return loopbackTransport(directory);
  const socketDirectory = chooseSocketDirectory(directory);
  return {
    connection: { host: socketDirectory, port: socketPort, database, user },
    authentication: ['--auth-local=trust', '--auth-host=reject'],
    settings: {
      listen_addresses: '',
      port: String(socketPort),
      unix_socket_directories: socketDirectory,
      unix_socket_permissions: '0700',
    },
    socketDirectory,
  };
}

/** The password is a file in the private directory, read by `initdb`. The port is any free one. */
export async function loopbackTransport(directory: string): Promise<Transport> {
  const file = path.join(directory, 'password');
  if (!existsSync(file)) writeFileSync(file, randomBytes(24).toString('base64url'), { mode: 0o600 });
  const port = await freePort();
  return {
    connection: { host: '127.0.0.1', port, database, user, password: readFileSync(file, 'utf8') },
    authentication: ['--auth=scram-sha-256', `--pwfile=${file}`],
    settings: { listen_addresses: '127.0.0.1', port: String(port), unix_socket_directories: '' },
  };
}

/**
 * Beside the data; if that path is too long for a socket, a private temporary folder whose name is derived from the
 * data directory, so that every start finds it.
 * @throws StartError if another account owns that folder
 */
function chooseSocketDirectory(directory: string): string {
  if (Buffer.byteLength(path.join(directory, socketName)) <= maxSocketPath) return directory;
  const mark = createHash('sha256').update(directory).digest('hex').slice(0, 16);
  const short = path.join(os.tmpdir(), `foyer-${mark}`);
  mkdirSync(short, { recursive: true, mode: 0o700 });
  const found = lstatSync(short);
  const uid = process.getuid?.();
  if (!found.isDirectory() || (uid !== 0 && found.uid !== uid)) {
    throw new StartError(
      `The path of the data directory is too long for a unix socket, and ${short}, which would take ` +
        'the socket instead, belongs to somebody else. Give Foyer a shorter DATA_DIR.',
    );
  }
  chmodSync(short, 0o700);
  return short;
}

/** The socket; PostgreSQL's lock file is beside it. */
export function socketFile({ connection }: Transport): string {
  return path.join(connection.host, socketName);
}

/** Whether a server answers on the socket, ours or not. */
export function acceptsConnections(transport: Transport): Promise<boolean> {
  if (!transport.socketDirectory) return Promise.resolve(false);
  return new Promise((resolve) => {
    const socket = net.connect(socketFile(transport));
    const answer = (value: boolean) => {
      socket.destroy();
      resolve(value);
    };
    socket.once('connect', () => answer(true));
    socket.once('error', () => answer(false));
  });
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = net.createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as net.AddressInfo;
      server.close(() => resolve(port));
    });
  });
}
