import { execFileSync } from 'node:child_process';
import { appendFileSync, cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { signUpAndIn } from '../../../apps/server/src/testing/api-client.ts';
import { findFreePort } from '../../../apps/server/src/testing/free-port.ts';
import { sampleReplay } from '../../../apps/server/src/testing/sample-replay.ts';
import { type ImageConfig, runImage } from './run-image.ts';

/**
 * Builds the Dockerfile and runs its image without docker: buildah runs the steps, debootstrap creates the base, a
 * namespace replaces the container. Requires root on Debian.
 */
const ROOT = resolve(import.meta.dirname, '../../..');
const START_LIMIT_MS = 120_000;
const folder = mkdtempSync(join(tmpdir(), 'datacoach-image-'));
const run = (command: string, args: readonly string[]) =>
  execFileSync(command, args, { cwd: ROOT, encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] }).trim();
const buildah = (...args: string[]) =>
  run('buildah', ['--root', join(folder, 'images'), '--runroot', join(folder, 'run'), ...args]);

const missing = ['debootstrap', 'buildah'].filter(
  (name) => !existsSync(`/usr/sbin/${name}`) && !existsSync(`/usr/bin/${name}`),
);
if (missing.length > 0) run('apt-get', ['install', '-y', '-q', '--no-install-recommends', ...missing]);

makeBase(/^FROM (\S+) AS /m.exec(readFileSync(join(ROOT, 'Dockerfile'), 'utf8'))![1]!);
console.log('a bare Debian with Node is there');
const tried = performance.now();
buildah(
  'bud',
  '--isolation=chroot',
  '--network=host',
  '--pull-never',
  '--format=docker',
  '-q',
  '-t',
  'datacoach',
  '.',
);
console.log(`every step of the Dockerfile passes, in ${((performance.now() - tried) / 1000).toFixed(0)} s`);
const { Docker } = JSON.parse(buildah('inspect', '--type=image', 'datacoach')) as {
  Docker: { config: ImageConfig };
};
const container = buildah('from', '--pull-never', 'datacoach');
const root = buildah('mount', container);
const port = await findFreePort();
const running = runImage(root, Docker.config, folder, port);
try {
  const limit = performance.now() + START_LIMIT_MS;
  while (!running.isHealthy()) {
    if (performance.now() > limit) throw new Error('its health check does not pass');
    await delay(500);
  }
  console.log('its health check passes');
  const [user] = running.output().split('\n');
  if (user === '0') throw new Error('it runs as root');
  if (!/touch: .*Read-only file system/.test(running.output())) throw new Error('its root takes writes');
  console.log(`user ${user}, on a root that takes no writes`);
  const account = await signUpAndIn(`http://127.0.0.1:${port}`);
  await account.upload(sampleReplay());
  const [replay] = await account.finishedReplays();
  if (replay?.status !== 15) throw new Error('a replay is not analyzed');
  const page = await fetch(`http://127.0.0.1:${port}/`);
  if (!(await page.text()).includes('<div id="root">')) throw new Error('the web app is missing');
  console.log('an account uploads a replay, which is analyzed; the web app is there');
  const code = await running.stop();
  if (code !== 0) throw new Error(`it ends with ${code}`);
  console.log(
    `it ends in order; the image is ${run('du', ['-sh', join(root, 'app')]).split('\t')[0]} on its base`,
  );
} catch (error) {
  console.error(running.output());
  await running.stop();
  throw error;
} finally {
  buildah('rm', '--all');
  rmSync(folder, { recursive: true, force: true });
}

/** Creates a bare Debian with Node and its user `node`, named like the Dockerfile's base. */
function makeBase(name: string): void {
  const base = join(folder, 'base');
  run('debootstrap', ['--variant=minbase', 'bookworm', base]);
  const { optionalDependencies } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as {
    optionalDependencies: Record<string, string>;
  };
  const platform = `node-linux-${process.arch}`;
  const node = `${platform}@${optionalDependencies[platform]}`;
  run('npm', ['install', '--global', '--silent', '--prefix', join(base, 'usr/local'), 'npm@11', node]);
  // A real binary, as in docker's image: npm finds its settings by Node's real path.
  run('cp', [
    '--dereference',
    '--remove-destination',
    join(base, `usr/local/lib/node_modules/${platform}/bin/node`),
    join(base, 'usr/local/bin/node'),
  ]);
  run('chroot', [base, 'useradd', '--uid=1000', '--create-home', 'node']);
  const certificates = process.env.NODE_EXTRA_CA_CERTS;
  if (certificates) {
    mkdirSync(join(base, 'usr/local/etc'), { recursive: true });
    cpSync(certificates, join(base, 'usr/local/etc/certificates.pem'));
    appendFileSync(join(base, 'usr/local/etc/npmrc'), 'cafile=/usr/local/etc/certificates.pem\n');
  }
  const container = buildah('from', 'scratch');
  buildah('add', '-q', container, base, '/');
  buildah('config', '--env=PATH=/usr/local/bin:/usr/bin:/bin:/usr/sbin:/sbin', container);
  buildah('commit', '-q', '--rm', container, `docker.io/library/${name}`);
  rmSync(base, { recursive: true });
}
