import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { join } from 'node:path';
import { START_FLAGS } from '../../../../tooling/start-flags.ts';
import { ROOT } from './built-app.ts';
import { copyTemplate } from './data-folder-templates.ts';

/** The first administrator of every test server. */
export const ADMINISTRATOR = {
  userName: 'Administrator',
  email: 'admin@example.org',
  password: 'a long enough password',
} as const;

export interface RunningServer {
  readonly url: string;
  /** Its data folder, including the mail outbox. */
  readonly dataDir: string;
  /** Stops it and restarts it with the same folder and port, and a clock this far ahead of the machine's. */
  restartAhead(ms: number): Promise<void>;
  stop(): Promise<void>;
}

const READY_LIMIT_MS = 200_000;
const CLOCK_AHEAD = new URL('clock-ahead.ts', import.meta.url).href;

/**
 * Starts the real server in its own process on a free port; `settings` are environment variables. Its data folder is
 * new unless they name a filled one; either is removed at the end.
 */
export async function startServer(settings: Readonly<Record<string, string>> = {}): Promise<RunningServer> {
  const dataDir = settings.DATA_DIR ?? (await createDataFolder());
  const first = await launch({ ...settings, DATA_DIR: dataDir }, []);
  const { url } = first;
  let running = first;
  return {
    url,
    dataDir,
    async restartAhead(ms) {
      await running.end();
      const { port } = new URL(url);
      running = await launch({ ...settings, DATA_DIR: dataDir, PORT: port }, [
        '--import',
        `${CLOCK_AHEAD}?ms=${ms}`,
      ]);
    },
    async stop() {
      await running.end();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** Returns a data folder as after a server's first start. */
export function createDataFolder(): Promise<string> {
  return copyTemplate('new', async (folder) => {
    const server = await launch({ DATA_DIR: folder }, []);
    await server.end();
  });
}

interface Launched {
  url: string;
  end(): Promise<void>;
}

/** Starts again if something else took the free port in the meantime; a given port is tried once. */
async function launch(settings: Readonly<Record<string, string>>, flags: string[]): Promise<Launched> {
  try {
    return await launchOnce(settings, flags);
  } catch (error) {
    if (settings.PORT || !String(error).includes('The port is in use')) throw error;
    return launch(settings, flags);
  }
}

async function launchOnce(settings: Readonly<Record<string, string>>, flags: string[]): Promise<Launched> {
  const child = spawn(process.execPath, [...START_FLAGS, ...flags, join(ROOT, 'apps/server/src/main.ts')], {
    cwd: ROOT,
    env: {
      ...process.env,
      // Not 0: providers redirect to PUBLIC_URL, which includes the port.
      PORT: `${await findFreePort()}`,
      HOST: 'localhost',
      DATABASE_URL: '',
      LOG_LEVEL: 'warn',
      ANALYSIS_WARM_UP: 'off',
      ADMIN_EMAIL: ADMINISTRATOR.email,
      ADMIN_PASSWORD: ADMINISTRATOR.password,
      ...settings,
    },
  });
  let output = '';
  const url = await new Promise<string>((resolve, reject) => {
    const fail = (why: string) => reject(new Error(`${why}\n${output}`));
    const timer = setTimeout(() => fail('The server was not ready in time.'), READY_LIMIT_MS);
    child.once('exit', (code) => fail(`The server stopped with code ${code}.`));
    const read = (chunk: Buffer) => {
      output += chunk.toString();
      const ready = /DataCoach is ready: (http:\/\/\S+)/.exec(output);
      if (!ready?.[1]) return;
      clearTimeout(timer);
      resolve(ready[1]);
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
  });
  let stopping = false;
  const gone = once(child, 'exit').then(([code, signal]) => {
    if (!stopping) console.error(`The server stopped by itself (code ${code}, signal ${signal}).\n${output}`);
  });
  return {
    url,
    async end() {
      stopping = true;
      child.kill('SIGTERM');
      await gone;
    },
  };
}

async function findFreePort(): Promise<number> {
  const probe = createServer().listen(0, 'localhost');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, 'close');
  return port;
}
