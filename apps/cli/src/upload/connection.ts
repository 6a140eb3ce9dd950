import { chmod, mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { type Machine, UsageError } from '../command.ts';

export interface Connection {
  /** Without a trailing slash. */
  server: string;
  token: string;
}

/** Flags that say where files are sent. */
export const CONNECTION_OPTIONS = {
  server: { type: 'string', short: 's' },
  token: { type: 'string', short: 't' },
} as const;

interface ConnectionFlags {
  server?: string | undefined;
  token?: string | undefined;
}

/** Returns the folder with the command's own files: the login and the list of sent files. */
export function getConfigFolder({ env, home, platform }: Machine): string {
  if (env.DATACOACH_HOME) return env.DATACOACH_HOME;
  if (platform === 'win32') return join(env.APPDATA || join(home, 'AppData', 'Roaming'), 'DataCoach');
  if (platform === 'darwin') return join(home, 'Library', 'Application Support', 'DataCoach');
  return join(env.XDG_CONFIG_HOME || join(home, '.config'), 'datacoach');
}

function getLoginFile(machine: Machine): string {
  return join(getConfigFolder(machine), 'login.json');
}

/**
 * Takes the connection from the flags, else the environment, else the saved login. Throws UsageError if something is
 * missing.
 */
export async function findConnection(flags: ConnectionFlags, machine: Machine): Promise<Connection> {
  const saved = await readLogin(machine);
  const server = flags.server ?? machine.env.DATACOACH_SERVER ?? saved?.server;
  if (!server) {
    throw new UsageError('no server set. Use --server, DATACOACH_SERVER or "datacoach login".');
  }
  const address = checkServer(server);
  // A saved token is only for its own server.
  const savedToken = saved?.server === address ? saved.token : undefined;
  const token = flags.token ?? machine.env.DATACOACH_TOKEN ?? savedToken;
  if (!token) {
    throw new UsageError(
      `no token for ${address}. Create one in your profile, then use --token, DATACOACH_TOKEN or "datacoach login".`,
    );
  }
  return { server: address, token: token.trim() };
}

/** Returns the address up to the host. Throws UsageError. */
export function checkServer(text: string): string {
  const url = URL.parse(text);
  if (url && /^https?:$/.test(url.protocol)) return url.origin;
  throw new UsageError(`"${text}" is not a server address. Use one like https://datacoach.example.org.`);
}

async function readLogin(machine: Machine): Promise<Connection | null> {
  try {
    const { server, token } = JSON.parse(
      await readFile(getLoginFile(machine), 'utf8'),
    ) as Partial<Connection>;
    return typeof server === 'string' && typeof token === 'string' ? { server, token } : null;
  } catch {
    return null;
  }
}

/** Saves a login, readable only by its owner. Returns the file. */
export async function saveLogin(connection: Connection, machine: Machine): Promise<string> {
  const file = getLoginFile(machine);
  await mkdir(dirname(file), { recursive: true, mode: 0o700 });
  await writeFile(file, `${JSON.stringify(connection, null, 2)}\n`, { mode: 0o600 });
  // An existing file would keep its mode.
  await chmod(file, 0o600);
  return file;
}
