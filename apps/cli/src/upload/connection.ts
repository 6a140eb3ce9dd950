import { chmod, mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { type Machine, UsageError } from '../command.ts';

/** Which server, and the token that opens it. */
export interface Connection {
  /** Without a slash at its end. */
  server: string;
  token: string;
}

/** Flags that say where files go. */
export const CONNECTION_OPTIONS = {
  server: { type: 'string', short: 's' },
  token: { type: 'string', short: 't' },
} as const;

interface ConnectionFlags {
  server?: string | undefined;
  token?: string | undefined;
}

/** Folder of what the command keeps: the login and the list of what has been sent. */
export function ownFolder({ env, home, platform }: Machine): string {
  if (env.DATACOACH_HOME) return env.DATACOACH_HOME;
  if (platform === 'win32') return join(env.APPDATA || join(home, 'AppData', 'Roaming'), 'DataCoach');
  if (platform === 'darwin') return join(home, 'Library', 'Application Support', 'DataCoach');
  return join(env.XDG_CONFIG_HOME || join(home, '.config'), 'datacoach');
}

function loginFile(machine: Machine): string {
  return join(ownFolder(machine), 'login.json');
}

/** From flags, else environment, else the saved login. Throws UsageError when something is missing. */
export async function findConnection(flags: ConnectionFlags, machine: Machine): Promise<Connection> {
  const saved = await readLogin(machine);
  const server = flags.server ?? machine.env.DATACOACH_SERVER ?? saved?.server;
  if (!server) {
    throw new UsageError('which server? Use --server, DATACOACH_SERVER or "datacoach login".');
  }
  const address = checkServer(server);
  // A saved token is for its own server alone.
  const savedToken = saved?.server === address ? saved.token : undefined;
  const token = flags.token ?? machine.env.DATACOACH_TOKEN ?? savedToken;
  if (!token) {
    throw new UsageError(
      `no token for ${address}. Create one in your profile, then use --token, DATACOACH_TOKEN or "datacoach login".`,
    );
  }
  return { server: address, token: token.trim() };
}

/** The address without what follows the host. Throws UsageError. */
export function checkServer(text: string): string {
  const url = URL.parse(text);
  if (url && /^https?:$/.test(url.protocol)) return url.origin;
  throw new UsageError(`"${text}" is not a server address. Use one like https://datacoach.example.org.`);
}

async function readLogin(machine: Machine): Promise<Connection | null> {
  try {
    const { server, token } = JSON.parse(await readFile(loginFile(machine), 'utf8')) as Partial<Connection>;
    return typeof server === 'string' && typeof token === 'string' ? { server, token } : null;
  } catch {
    return null;
  }
}

/** Keeps a login for later, readable by its owner only. Answers where. */
export async function saveLogin(connection: Connection, machine: Machine): Promise<string> {
  const file = loginFile(machine);
  await mkdir(dirname(file), { recursive: true, mode: 0o700 });
  await writeFile(file, `${JSON.stringify(connection, null, 2)}\n`, { mode: 0o600 });
  // A file that was there before keeps its mode.
  await chmod(file, 0o600);
  return file;
}
