import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureBuiltApp, ROOT } from './built-app.ts';

/** The first administrator of every running server. */
export const ADMINISTRATOR = {
  userName: 'Administrator',
  email: 'admin@example.org',
  password: 'a long enough password',
} as const;

export interface RunningServer {
  readonly url: string;
  /** Its data folder, with the outbox of its mails. */
  readonly dataDir: string;
  stop(): Promise<void>;
}

const READY_LIMIT_MS = 90_000;

/** The real server as its own process, with its own data folder and a free port; `settings` are variables of its environment. */
export async function startServer(settings: Readonly<Record<string, string>> = {}): Promise<RunningServer> {
  ensureBuiltApp();
  const dataDir = mkdtempSync(join(tmpdir(), 'datacoach-journeys-'));
  const child = spawn(process.execPath, [join(ROOT, 'apps/server/src/main.ts')], {
    cwd: ROOT,
    env: {
      ...process.env,
      PORT: '0',
      HOST: 'localhost',
      DATA_DIR: dataDir,
      DATABASE_URL: '',
      LOG_LEVEL: 'warn',
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
    dataDir,
    async stop() {
      stopping = true;
      child.kill('SIGTERM');
      await gone;
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
