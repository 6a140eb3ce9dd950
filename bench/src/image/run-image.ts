import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { cpSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** An image's run settings from its Dockerfile. */
export interface ImageConfig {
  User: string;
  Env: string[];
  Cmd: string[];
  WorkingDir: string;
  Healthcheck: { Test: string[] };
}

export interface RunningImage {
  output: () => string;
  /** Whether the image's health check passes. */
  isHealthy(): boolean;
  /** Stops it like docker does and returns its exit code. */
  stop(): Promise<number | null>;
}

/** Mounts like `docker run --read-only --tmpfs /tmp -v VOLUME:/data`, in a separate mount namespace. */
const MOUNTS = `set -e
mount --bind "$ROOT" "$ROOT"
mount --rbind /dev "$ROOT/dev"
mount -t tmpfs tmpfs "$ROOT/tmp"
mount --bind "$VOLUME" "$ROOT/data"
mount -t proc proc "$ROOT/proc"
mount -o remount,ro,bind "$ROOT"
exec chroot --userspec="$USERS" "$ROOT" "$@"`;

/** Runs an image from its unpacked root without docker: in its own namespace, as its user, with a read-only root. */
export function runImage(root: string, config: ImageConfig, folder: string, port: number): RunningImage {
  const volume = join(folder, 'volume');
  cpSync(join(root, 'data'), volume, { recursive: true });
  // Copying doesn't preserve the owner.
  execFileSync('chown', ['--reference', join(root, 'data'), volume]);
  const setting = ['env', '-i', ...config.Env, `PORT=${port}`];
  // Prints its user and tries to write, then becomes the server.
  const start = ['sh', '-c', `id -u; touch /app/x; cd ${config.WorkingDir} && exec "$@"`, 'sh'];
  const child = spawn(
    'unshare',
    ['--mount', '--pid', '--fork', 'sh', '-c', MOUNTS, 'sh', ...setting, ...start, ...config.Cmd],
    { env: { PATH: process.env.PATH, ROOT: root, VOLUME: volume, USERS: `${config.User}:${config.User}` } },
  );
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      output += chunk.toString();
    });
  }
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
  const [, ...check] = config.Healthcheck.Test;
  return {
    output: () => output,
    isHealthy() {
      try {
        const users = `${config.User}:${config.User}`;
        execFileSync('chroot', [`--userspec=${users}`, root, ...setting, ...check], { stdio: 'ignore' });
        return true;
      } catch {
        return false;
      }
    },
    stop() {
      process.kill(findFirstChild(child), 'SIGTERM');
      return ended;
    },
  };
}

/** Returns the server's own pid, because `unshare` doesn't forward signals. */
function findFirstChild({ pid }: ChildProcess): number {
  return Number(readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ')[0]);
}
